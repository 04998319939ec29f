import Synchronization

extension Trace {
  /// Records the events of the process under test, without any log.
  ///
  ///     let recorder = Trace.Recorder()
  ///     recorder.note(.viewWillAppear, of: controller)
  ///     recorder.note(.present, of: feed, filter, keys: ["style": "pageSheet"])
  ///     #expect(recorder.trace().failures.isEmpty)
  ///
  /// Events may come from several threads; their order is that in which `note` was called. The objects are named by
  /// their class and told apart by their address, and are not kept alive.
  public final class Recorder: Sendable {
    private let configuration: Configuration
    private let lines = Mutex<[String]>([])

    /// A recorder without any events yet.
    ///
    /// - Parameter configuration: what no events can tell, and which rules matter.
    public init(configuration: Configuration = Configuration()) {
      self.configuration = configuration
    }

    /// Notes an event of an object.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - subject: the controller, container, window or coordinator that it happened to.
    ///   - others: who is presented, pushed, shown: the stack of `setViewControllers`, else one.
    ///   - keys: the keys of the notation, such as `animated`, and their values.
    /// - Complexity: constant, a microsecond or so.
    public func note(
      _ event: Event, of subject: AnyObject, _ others: AnyObject..., keys: KeyValuePairs<String, String> = [:]
    ) {
      note(event, ofNamed: Self.name(subject), others.map(Self.name), keys)
    }

    /// Notes an event of a controller that is only known by its name.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - name: the name, or `Name@0x7f40`.
    ///   - others: the names of the others.
    ///   - keys: the keys of the notation, and their values.
    public func note(
      _ event: Event, ofNamed name: String, _ others: String..., keys: KeyValuePairs<String, String> = [:]
    ) {
      note(event, ofNamed: name, others, keys)
    }

    /// What was recorded so far, checked. The recording goes on.
    ///
    /// - Parameter label: what reports call it; its lines are the events, counted from 1.
    public func trace(label: String = "recorded") -> Trace {
      Trace(lines: lines.withLock { $0 }, configuration: configuration, label: label)
    }

    private func note(
      _ event: Event, ofNamed name: String, _ others: [String], _ keys: KeyValuePairs<String, String>
    ) {
      var line = "[\(Self.plain(name))] \(event.rawValue)"
      if !others.isEmpty { line += " " + others.map(Self.plain).joined(separator: ",") }
      for (key, value) in keys { line += " \(Self.plain(key))=\(Self.plain(value))" }
      lines.withLock { $0.append(line) }
    }

    private static func name(_ object: AnyObject) -> String {
      let type = String(describing: type(of: object)).prefix { $0 != "<" }
      return "\(type)@0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// A name that can't be taken for anything else of the line.
    private static func plain(_ text: String) -> String {
      String(text.map { $0.isNewline || "[],= ".contains($0) ? "_" : $0 })
    }
  }
}
