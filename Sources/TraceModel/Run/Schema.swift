/// The JSON Schema of one of our own formats, as `tracecheck schema` prints it.
package struct Schema: Sendable {
  /// The word on the command line.
  package let name: String
  private let title: String
  private let shape: @Sendable () -> SchemaShape

  /// A schema of a format; what it says is made when it is wanted, since every run lists the names.
  package init(_ name: String, title: String, _ shape: @autoclosure @escaping @Sendable () -> SchemaShape) {
    self.name = name
    self.title = title
    self.shape = shape
  }

  /// All schemas, in the order of the help.
  package static let all: [Schema] = [.report, .baseline, .config, .events, .timeline, .diff]

  /// The schema as JSON.
  package var bytes: ContiguousArray<UInt8> {
    var writer = JSONWriter(.indented)
    writer.object { object in
      object.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      object.member("title", title)
      shape().write(to: &object)
    }
    writer.endLine()
    return writer.bytes
  }
}
