import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What targets make of their bytes.
enum Input {
  private static let separator = ContiguousArray("\n---\n".utf8)
  private static let descriptors = [fileno(tmpfile()), fileno(tmpfile())]

  /// The bytes before the first line of three hyphens, and those behind it; `nil` where there is no such line.
  static func parts(
    _ bytes: ContiguousArray<UInt8>
  ) -> (first: ContiguousArray<UInt8>, second: ContiguousArray<UInt8>)? {
    guard bytes.count >= separator.count else { return nil }
    let index = (0...bytes.count - separator.count).first { start in
      bytes[start..<start + separator.count].elementsEqual(separator)
    }
    return index.map { (ContiguousArray(bytes[..<$0]), ContiguousArray(bytes[($0 + separator.count)...])) }
  }

  /// The path of a file with these bytes; there are two such files, and they have no name of their own.
  static func file(_ bytes: ContiguousArray<UInt8>, isSecond: Bool = false) -> String {
    let descriptor = descriptors[isSecond ? 1 : 0]
    let isWhole = bytes.withUnsafeBytes {
      ftruncate(descriptor, 0) == 0 && pwrite(descriptor, $0.baseAddress, $0.count, 0) == $0.count
    }
    guard isWhole else { fatalError("the input can't be written to a file") }
    lseek(descriptor, 0, SEEK_SET)
    return "/dev/fd/\(descriptor)"
  }

  /// The settings of a configuration; `nil` where it is refused.
  static func settings(_ configuration: ContiguousArray<UInt8>) -> RunSettings? {
    var loader = ConfigurationLoader(rules: .ofRegistry, version: ToolVersion.current) {
      path throws(ConfigurationLoader.Unreadable) in
      // A configuration that extends another extends one that says little.
      path == "own" ? configuration : ContiguousArray("{os: '17', rules: {TC701: 'off'}}".utf8)
    }
    do throws(ConfigurationError) {
      return try RunSettings(try loader.load(file: "own", options: []))
    } catch {
      for problem in error.problems { _ = ShownText.escaped(problem.text) }
      return nil
    }
  }

  /// The settings and the log of an input, which may begin with a configuration of its own.
  static func run(_ bytes: ContiguousArray<UInt8>) -> (settings: RunSettings, log: ContiguousArray<UInt8>)? {
    guard let (own, log) = parts(bytes), own.first == UInt8(ascii: "{") else { return (usual, bytes) }
    return settings(own).map { ($0, log) }
  }

  /// What a value comes to that others make at the same time.
  static func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var value: Value?
    Task {
      value = await work()
      done.signal()
    }
    done.wait()
    return value!
  }

  /// How reports are drawn.
  static var rendering: RenderOptions { RenderOptions(rules: .ofRegistry, version: "0") }

  /// The value that a text of JSON holds; what is written has to be readable.
  static func json(_ bytes: ContiguousArray<UInt8>) -> JSONNode {
    guard let node = try? JSONReader.read(bytes) else { fatalError("what was written is no JSON") }
    return node
  }

  /// The settings of an input that says none: with rules of the app, since these watch every event.
  private static let usual: RunSettings = {
    let rules = """
      {controllers: {B: {style: 'pageSheet', presentedBy: 'A'}, 'P*': {in: 'page'}}, appRules: [
        {id: 'r-a', after: 'A viewDidAppear', expect: 'B viewDidAppear', within: '1s'},
        {id: 'r-b', never: 'top is C'}, {id: 'r-c', for: 'each A*', expect: 'A* deinit'},
        {id: 'r-d', between: ['present B', 'dismiss B'], atMost: 1, of: 'A viewWillAppear'},
        {id: 'r-e', before: 'B viewDidAppear', expect: ['A viewDidLoad', 'A viewDidAppear']},
        {id: 'r-f', after: 'push', until: 'pop', always: 'A is on screen'}]}
      """
    guard let settings = settings(ContiguousArray(rules.utf8)) else { fatalError("the usual rules are none") }
    return settings
  }()
}
