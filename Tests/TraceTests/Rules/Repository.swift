import Foundation

/// Where the tests find the files of the project.
enum Repository {
  /// The folder of `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
