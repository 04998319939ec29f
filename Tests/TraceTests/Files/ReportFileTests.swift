import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

@Suite struct ReportFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tracecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `an absent file is made and a present one replaced, with nothing left beside it`() throws {
    defer { cleanUp() }
    for text in ["first", "second"] {
      try write(text, to: "report.json")
      #expect(try content("report.json") == text)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.json"])
    }
  }

  @Test(arguments: [String(repeating: "n", count: 255), String(repeating: "\u{1F600}", count: 63)])
  func `a name may be as long as the system allows`(name: String) throws {
    defer { cleanUp() }
    for text in ["first", "second"] {
      try write(text, to: name)
      #expect(try content(name) == text)
    }
  }

  @Test func `the mode of a file stays`() throws {
    defer { cleanUp() }
    try write("first", to: "report.json")
    let path = path("report.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try write("second", to: "report.json")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func `a link to a file stays a link`() throws {
    defer { cleanUp() }
    try write("first", to: "target")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "target")
    try write("second", to: "link")
    #expect(try content("target") == "second")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "target")
  }

  @Test func `the file that standard output goes to is no index for a report`() throws {
    defer { cleanUp() }
    for name in ["shown", "report"] { try write("", to: name) }
    let shown = try #require(FileHandle(forWritingAtPath: path("shown")))
    let conflicts = ReportConflicts.among(
      [path("shown"), path("report")], logs: [], output: shown.fileDescriptor)
    #expect(conflicts == [path("shown"): "standard output goes to this file"])
  }

  @Test(arguments: [
    ("folder", "it is a folder"), ("nowhere", "it is a broken link"),
    ("absent/report", "no such file or directory"),
  ]) func `what can't be written is told`(name: String, message: String) throws {
    defer { cleanUp() }
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: path("nowhere"), withDestinationPath: "gone")
    let error = #expect(throws: ReportFile.Unwritable.self) { try write("x", to: name) }
    #expect(error?.message == message)
  }

  @Test func `a link that leads to nowhere yet is known for the file that it will lead to`() throws {
    defer { cleanUp() }
    for (link, target) in [("first", "second"), ("second", path("report")), ("round", "round")] {
      try FileManager.default.createSymbolicLink(atPath: path(link), withDestinationPath: target)
    }
    let identity = ReportFile(path: path("report")).identity
    #expect(identity != nil && ReportFile(path: path("first")).identity == identity)
    #expect(ReportFile(path: path("round")).identity == nil)
    let conflicts = ReportConflicts.among([path("report"), path("first")], logs: [])
    #expect(conflicts[path("report")] == "two reports go to this file" && conflicts.count == 2)
  }

  @Test func `a device is written in index`() throws {
    defer { cleanUp() }
    try FileManager.default.createSymbolicLink(atPath: path("null"), withDestinationPath: "/dev/null")
    try write("x", to: "null")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("null")) == "/dev/null")
    let error = #expect(throws: ReportFile.Unwritable.self) {
      try ReportFile(path: "/dev/full").write(ContiguousArray("x".utf8))
    }
    #expect(error?.message == "no space left on device")
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    try ReportFile(path: path(name)).write(ContiguousArray(text.utf8))
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }
}
