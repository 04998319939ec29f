#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is fuzzed: a part of tracecheck that takes bytes from outside. It traps where what it says does not hold.
struct Target: Sendable {
  let name: String
  let run: @Sendable (ContiguousArray<UInt8>) -> Void

  init(_ name: String, run: @escaping @Sendable (ContiguousArray<UInt8>) -> Void) {
    self.name = name
    self.run = run
  }

  static let all = [reader, configuration, baseline, formats, golden, check, diff, timeline, reports]

  /// The target that the variable `FUZZ_TARGET` names.
  static let chosen: Target = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = all.first(where: { $0.name == name }) else {
      fatalError("FUZZ_TARGET is one of \(all.map(\.name).joined(separator: ", "))")
    }
    return target
  }()
}
