import Testing

/// A single module can't forbid an earlier stage to call a later one, so this does.
@Suite struct LayeringTests {
  /// The folders of the library in the order of the pipeline: a file may use its own folder and those before.
  static let order = [
    "Model", "JSON", "Configuration", "Input", "Reading", "Catalogue", "Hierarchy", "Rules", "Checking",
    "Picture", "Report",
    "Diff", "Run", "Library",
  ]

  @Test func `every folder has its place in the order`() {
    for file in files() {
      #expect(Self.order.contains(file.folder), "\(file.path) is in no known folder")
    }
  }

  @Test func `no file names a type of a later folder`() {
    let files = files()
    var folderOfType: [Substring: Int] = [:]
    for file in files {
      for match in file.code.matches(of: /(?m)^(?:[a-z@]+ )*(?:struct|class|enum|protocol|typealias) (\w+)/) {
        folderOfType[match.1] = Self.order.firstIndex(of: file.folder)
      }
    }
    // The name may be that of a type inside of another, too: then the earlier of the two may be meant.
    for file in files {
      guard let folder = Self.order.firstIndex(of: file.folder) else { continue }
      for match in file.code.matches(of: /(?m)^ +(?:[a-z@]+ )*(?:struct|class|enum) (\w+)/) {
        if let place = folderOfType[match.1] { folderOfType[match.1] = min(place, folder) }
      }
    }
    for file in files {
      guard let own = Self.order.firstIndex(of: file.folder) else { continue }
      let words = Set(file.code.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      for word in words {
        let place = folderOfType[word] ?? own
        #expect(place <= own, "\(file.path) names \(word) of \(Self.order[place])")
      }
    }
  }

  private struct LibraryFile {
    var path: String
    var folder: String
    var code: String
  }

  private func files() -> [LibraryFile] {
    SourceTree.files.compactMap { file in
      let parts = file.path.split(separator: "/")
      guard parts.count > 2, parts[0] == "TraceModel" else { return nil }
      return LibraryFile(path: file.path, folder: String(parts[1]), code: file.code)
    }
  }
}
