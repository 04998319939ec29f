/// Finds the configuration that applies: one file, never one beside the log.
package enum ConfigurationDiscovery {
  /// The name of the file.
  package static let fileName = ".tracecheck.json"

  /// The nearest file from a folder upward, but not above the root of its repository.
  ///
  /// - Parameters:
  ///   - folder: an absolute path.
  ///   - exists: whether there is a file or a folder at a path.
  /// - Returns: its path: the bare name in the folder itself, else absolute; `nil` where there is none.
  package static func find(from folder: String, exists: (String) -> Bool) -> String? {
    if exists(fileName) { return fileName }
    var current = Substring(folder)
    while !exists("\(current)/.git"), let slash = current.lastIndex(of: "/") {
      current = current[..<slash]
      let candidate = "\(current)/\(fileName)"
      if exists(candidate) { return candidate }
    }
    return nil
  }
}
