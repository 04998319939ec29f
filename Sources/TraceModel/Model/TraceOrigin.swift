/// Where a log comes from, as far as it says so itself.
public struct TraceOrigin: Hashable, Sendable {
  /// The version of the app.
  public var version: String?
  /// The release of iOS.
  public var os: String?
  /// The model of the device.
  public var device: String?

  /// Nothing is known.
  public init() {}

  /// Its parts by their names, those that are known.
  package var parts: [(name: String, value: String)] {
    [("version", version), ("os", os), ("device", device)].compactMap { name, value in
      value.map { (name, $0) }
    }
  }
}
