/// A value that is in force, and where it comes from.
package struct ConfigurationRow: Hashable, Sendable {
  /// The path of keys.
  package var key: String
  /// The value, as JSON; if nothing is configured, the default in plain words.
  package var value: String
  /// `file:line:column`, an option, or `default`.
  package var origin: String
}

extension Configuration {
  /// All values that are in force, in the order of the table of keys.
  package var rows: [ConfigurationRow] {
    rows(of: origins.values, keys: ConfigurationKeys.all, path: "")
  }

  private func rows(of node: JSONNode, keys: [ConfigurationKey], path: String) -> [ConfigurationRow] {
    keys.flatMap { key -> [ConfigurationRow] in
      rows(of: node[key.name], shape: key.shape, standard: key.standard, path: path + key.name)
    }
  }

  private func rows(
    of node: JSONNode?, shape: ConfigurationShape, standard: String, path: String
  ) -> [ConfigurationRow] {
    switch shape {
    case .object(let keys):
      let empty = JSONNode(.object([]), at: TextPosition(line: 1, column: 1))
      return rows(of: node ?? empty, keys: keys, path: path + ".")
    case .map(_, let element):
      return (node?.members ?? []).flatMap { member in
        rows(of: member.node, shape: element, standard: "", path: path + "." + member.key)
      }
    default:
      if let node { return [row(of: node, path: path)] }
      return standard.isEmpty ? [] : [ConfigurationRow(key: path, value: standard, origin: "default")]
    }
  }

  private func row(of node: JSONNode, path: String) -> ConfigurationRow {
    var writer = JSONWriter()
    writer.write(node)
    return ConfigurationRow(
      key: path, value: String(decoding: writer.bytes, as: UTF8.self), origin: origins.name(of: node.position)
    )
  }
}
