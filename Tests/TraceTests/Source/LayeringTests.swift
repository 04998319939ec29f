import Testing

/// A single module can't forbid an earlier stage to call a later one, so this does.
@Suite struct LayeringTests {
  /// The folders of the library in the order of the pipeline: a file may use its own folder and those before.
  static let order = [
    "Model", "JSON", "AppRules", "Configuration", "Input", "Reading", "Catalogue", "Hierarchy", "Rules",
    "Checking", "Picture", "Report", "Diff", "Run", "Reduction", "Proposals", "Fleet", "Library",
  ]

  @Test func `every folder has its index in the order`() {
    for file in files() {
      #expect(Self.order.contains(file.folder), "\(file.path) is in no known folder")
    }
  }

  @Test func `no file names a type of a later folder`() {
    let files = files()
    var folderOfType: [Substring: Int] = [:]
    for file in files {
      for match in file.code.matches(of: Self.declaration) {
        folderOfType[match.1] = Self.order.firstIndex(of: file.folder)
      }
    }
    // The name may be that of a type inside of another, too: then the earlier of the two may be meant.
    for file in files {
      guard let folder = Self.order.firstIndex(of: file.folder) else { continue }
      for match in file.code.matches(of: /(?m)^ +(?:[a-z@]+ )*(?:struct|class|enum) (\w+)/) {
        if let index = folderOfType[match.1] { folderOfType[match.1] = min(index, folder) }
      }
    }
    for file in files {
      guard let own = Self.order.firstIndex(of: file.folder) else { continue }
      for word in file.words {
        let index = folderOfType[word] ?? own
        #expect(index <= own, "\(file.path) names \(word) of \(Self.order[index])")
      }
    }
  }

  /// The parts of the checker that are folders of their own.
  static let parts = [
    "Outbox", "Ledger", "Releases", "Coordinators", "Surroundings", "Navigation", "Endings",
    "Transitions", "Presentations", "Scenes", "Classes",
  ]

  @Test func `no part of the checker names another, nor the checker, nor words`() {
    let files = files().filter { $0.folder == "Checking" }
    var partOfType: [Substring: String] = ["TraceChecker": "", "ObservedApp": "", "Words": ""]
    for file in files where Self.parts.contains(file.part) {
      for match in file.code.matches(of: Self.declaration) { partOfType[match.1] = file.part }
    }
    #expect(Set(partOfType.values).count == Self.parts.count + 1, "a part is no more")
    for file in files where Self.parts.contains(file.part) {
      for word in file.words {
        let part = partOfType[word] ?? file.part
        #expect(part == file.part, "\(file.path) names \(word)")
      }
    }
  }

  @Test func `a judge asks the app, and names neither another judge nor the checker nor what it keeps`() {
    let files = files().filter { $0.folder == "Checking" }
    let judges = files.filter { $0.part == "Judges" && !$0.path.hasSuffix("Fact.swift") }
    let names = Set(judges.map { $0.path.split(separator: "/").last?.dropLast(".swift".count) ?? "" })
    #expect(judges.count > 5)
    for judge in judges {
      let own = judge.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      for word in names.union(["TraceChecker", "Ledger", "Outbox"]) where word != own {
        #expect(!judge.words.contains(word), "\(judge.path) names \(word)")
      }
    }
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /(?m)^(?:[a-z@]+ )*(?:struct|class|enum|protocol|typealias) (\w+)/
  }

  private struct LibraryFile {
    var path: String
    var folder: String
    /// The folder within that folder, or nothing.
    var part: String
    var code: String

    var words: Set<Substring> { Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }) }
  }

  private func files() -> [LibraryFile] {
    SourceTree.files.compactMap { file in
      let parts = file.path.split(separator: "/")
      guard parts.count > 2, parts[0] == "TraceModel" else { return nil }
      return LibraryFile(
        path: file.path, folder: String(parts[1]), part: parts.count > 3 ? String(parts[2]) : "",
        code: file.code)
    }
  }
}
