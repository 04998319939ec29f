import Foundation
import Testing

@testable import TraceModel

@Suite struct UnsuitableFileTests {
  static let contents: [([UInt8], ReadError.Reason)] = [
    ([0x1F, 0x8B, 8, 0, 1, 2, 3], .gzip), ([0x28, 0xB5, 0x2F, 0xFD, 1], .zstd),
    (Array("bplist00abc".utf8), .binaryPropertyList),
    ([0xFF, 0xFE, 0x5B, 0, 0x51, 0], .utf16), ([0xFE, 0xFF, 0, 0x5B], .utf16),
    ("[Q] viewDidLoad".utf8.flatMap { [$0, 0] }, .utf16),
    ("[Q] viewDidLoad".utf8.flatMap { [0, $0] }, .utf16BigEndian), (Array("\u{7F}ELF".utf8), .binary),
    ([0xCF, 0xFA, 0xED, 0xFE], .binary), (Array("%PDF-1.4".utf8), .binary),
    (Array(repeating: 0, count: 5000), .onlyNUL), ((0..<4096).map { UInt8($0 % 32) }, .binary),
  ]

  @Test(arguments: contents) func `a file that is no text is named as what it is`(
    _ bytes: [UInt8], _ reason: ReadError.Reason
  ) {
    #expect(throws: ReadError(path: "memory", reason: reason)) { try ReadLog.events(bytes) }
  }

  @Test func `text of any encoding that keeps ASCII is read`() throws {
    let latin: [UInt8] = Array("[Q] viewDidLoad caf".utf8) + [0xE9, 0x0A]
    #expect(try ReadLog.events(latin).events.count == 1)
  }

  @Test func `a missing file, a folder and a bundle say so`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tracecheck-\(UUID())")
    let bundle = folder.appendingPathComponent("Run.xcresult")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(reason(folder.path + "/none.log") == .missing)
    #expect(reason(folder.path) == .folder && reason(bundle.path) == .resultBundle)
    #expect(reason("/dev/null") == nil)
    #expect(
      ReadError(path: "my app.gz", reason: .gzip).message.hasSuffix(
        "try: gzip -dc 'my app.gz' | tracecheck -"))
  }

  private func reason(_ path: String) -> ReadError.Reason? {
    do throws(ReadError) {
      _ = try ByteSource.open(path)
      return nil
    } catch {
      return error.reason
    }
  }
}
