/// Where a log comes from, as far as it says so itself.
package struct TraceOrigin: Hashable, Sendable {
  /// The version of the app.
  package var version: String?
  /// The release of iOS.
  package var os: String?
  /// The model of the device.
  package var device: String?

  /// Nothing is known.
  package init() {}

  /// Its parts by their names, those that are known.
  package var parts: [(name: String, value: String)] {
    [("version", version), ("os", os), ("device", device)].compactMap { name, value in
      value.map { (name, $0) }
    }
  }
}
