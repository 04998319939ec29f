/// The merged values of all texts that a configuration was made of, and those texts' names.
package struct ConfigurationOrigins: Sendable {
  /// The merged values; every one knows its text and position.
  package var values = JSONNode(.object([]), at: TextPosition(line: 1, column: 1))
  /// The texts, the nearest first.
  package var sources: [ConfigurationSource] = []

  /// The position of a value, as a message names it: `file:line:column`, or the option of the command line.
  package func name(of position: TextPosition) -> String {
    sources.indices.contains(position.source) ? sources[position.source].name(of: position) : "default"
  }
}

/// A text that a configuration was made of.
package enum ConfigurationSource: Hashable, Sendable {
  case file(String)
  /// An option, such as `-D os=17.4`.
  case option(String)

  /// A position in it, as a message names it.
  package func name(of position: TextPosition) -> String {
    switch self {
    case .file(let path): "\(path):\(position.line):\(position.column)"
    case .option(let text): text
    }
  }

  /// The folder that paths in it start from; empty for the current one.
  package var folder: String {
    switch self {
    case .option: ""
    case .file(let path): path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
  }

  /// A path in it, as seen from the current folder.
  package func resolve(_ path: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }
}
