/// Why a log can't be read, and what would make it readable.
package struct ReadError: Error, Equatable, Sendable {
  /// What the file is or what went wrong with it.
  package enum Reason: Equatable, Sendable {
    case missing, noPermission, folder, resultBundle, logArchive
    case gzip, zstd, xz, bzip2, zip, tar, utf16, utf16BigEndian, utf32, binaryPropertyList, database, onlyNUL,
      binary, newestFirst
    /// A failure that the system put into words.
    case system(String)
  }

  /// The file as it was named; `-` for standard input.
  package let path: String
  /// What it is.
  package let reason: Reason

  /// An error about a file.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong, in plain words without the path: "it is compressed with gzip".
  package var explanation: String {
    switch reason {
    case .missing: "there is no such file"
    case .noPermission: "there is no permission to read it"
    case .folder: "it is a folder, not a log"
    case .resultBundle: "it is an Xcode result bundle, not a text log"
    case .logArchive: "it is a unified logging archive, not a text log"
    case .gzip: "it is compressed with gzip"
    case .zstd: "it is compressed with zstd"
    case .xz: "it is compressed with xz"
    case .bzip2: "it is compressed with bzip2"
    case .zip: "it is a zip archive"
    case .tar: "it is a tar archive"
    case .utf16, .utf16BigEndian: "its text is UTF-16, and tracecheck reads UTF-8"
    case .utf32: "its text is UTF-32, and tracecheck reads UTF-8"
    case .binaryPropertyList: "it is a binary property list"
    case .database: "it is an SQLite database"
    case .onlyNUL: "it contains nothing but NUL bytes"
    case .binary: "it is a binary file, not a text log"
    case .newestFirst: "its newest lines come first, and tracecheck needs the oldest first"
    case .system(let text): text
    }
  }

  /// The command that makes it readable, where there is one; `LOG` stands for the path.
  package var remedy: String? {
    switch reason {
    case .noPermission: "chmod +r LOG"
    case .resultBundle: "xcrun xcresulttool get log --path LOG --type console > app.log"
    case .logArchive:
      "log show LOG --predicate 'process == \"MyApp\"' --style compact --info --debug > app.log"
    case .gzip: "gzip -dc LOG | tracecheck -"
    case .zstd: "zstd -dc LOG | tracecheck -"
    case .xz: "xz -dc LOG | tracecheck -"
    case .bzip2: "bzip2 -dc LOG | tracecheck -"
    case .zip: "unzip -p LOG | tracecheck -"
    case .tar: "tar -xOf LOG | tracecheck -"
    case .utf16: "iconv -f UTF-16 -t UTF-8 LOG | tracecheck -"
    case .utf16BigEndian: "iconv -f UTF-16BE -t UTF-8 LOG | tracecheck -"
    case .utf32: "iconv -f UTF-32 -t UTF-8 LOG | tracecheck -"
    case .binaryPropertyList: "plutil -convert json -o - LOG | tracecheck -"
    case .newestFirst: "tail -r LOG | tracecheck - (on Linux, tac instead of tail -r)"
    case .missing, .folder, .database, .onlyNUL, .binary, .system: nil
    }
  }

  /// One sentence with the path and, where there is one, the command that helps.
  package var message: String {
    let sentence = "can't read \(path): \(explanation)"
    guard let remedy else { return sentence }
    return sentence + "; try: " + remedy.replacingFirst("LOG", with: path.shellQuoted)
  }
}

extension String {
  /// The text with the first occurrence of a word replaced.
  fileprivate func replacingFirst(_ word: String, with other: String) -> String {
    guard let offset = firstRange(of: word) else { return self }
    return replacingSubrange(offset, with: other)
  }

  private func firstRange(of word: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(word) }.map { $0..<index($0, offsetBy: word.count) }
  }

  private func replacingSubrange(_ range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }

  /// The text as a shell reads it as one word.
  fileprivate var shellQuoted: String {
    let plain = utf8.allSatisfy {
      $0.isWordByte || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    return plain && !isEmpty
      ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
