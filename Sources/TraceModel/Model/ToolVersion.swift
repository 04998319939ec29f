/// The version of tracecheck, as `--version` and every report give it.
package enum ToolVersion {
  /// The version of this source.
  package static let current = "0.1.0"
}
