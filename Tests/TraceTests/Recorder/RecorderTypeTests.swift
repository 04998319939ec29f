import Foundation
import Testing

/// The recorder is right for the compiler: type-checked against what Apple's headers declare, in `Tests/UIKitMock`.
@Suite struct RecorderTypeTests {
  private static let compiler = ["swiftc", "swiftc.exe"].lazy.compactMap(Self.path).first

  private static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static let source = Repository.root.appending(
    path: "Sources/tracecheck/Recorder/TraceRecorder.swift")

  /// The modules of the mock, compiled once, and whether there is a compiler for them.
  private static let mock = try? MockModules(compiler)

  @Test(.enabled(if: compiler != nil, "there is no swiftc on the path"), arguments: ["5", "6"])
  func `it is right in both language modes`(mode: String) throws {
    let text = try String(contentsOf: Self.source, encoding: .utf8)
    #expect(try #require(Self.mock).problems(in: text, mode: mode) == "")
    #expect(try #require(Self.mock).problems(in: text, mode: mode, flags: []) == "")
  }

  @Test(
    .enabled(if: compiler != nil, "there is no swiftc on the path"),
    arguments: [
      ("popToRootViewController(animated:)", "popToRootController(animated:)"),
      ("UIViewController.init(nibName:bundle:)", "UIViewController.init(nib:bundle:)"),
      ("controller.presentationController?.delegate", "controller.presentationController.delegate"),
      ("@MainActor static func start()", "static func start()"),
    ]) func `a mistake in it would be told`(right: String, wrong: String) throws
  {
    let text = try String(contentsOf: Self.source, encoding: .utf8)
    #expect(text.contains(right))
    #expect(
      try #require(Self.mock).problems(in: text.replacing(right, with: wrong), mode: "6").contains("error:"))
  }
}

/// `Tests/UIKitMock`, compiled.
private struct MockModules: Sendable {
  private static let flags = [
    "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-parse-as-library",
  ]

  private let compiler: String
  private let folder: ScratchFolder
  private let mock = Repository.root.appending(path: "Tests/UIKitMock")

  init(_ compiler: String?) throws {
    self.compiler = try #require(compiler)
    folder = try ScratchFolder()
    for module in ["Darwin", "os", "ObjectiveC", "Foundation", "UIKit"] {
      let problems = try run([
        "-emit-module", "-module-name", module, "-swift-version", "5", "-o",
        folder.path("\(module).swiftmodule"),
        mock.appending(path: "Overlays/\(module).swift").path,
      ])
      #expect(problems == "")
    }
  }

  /// What the compiler says of a file.
  func problems(in text: String, mode: String, flags: [String] = ["-D", "DEBUG"]) throws -> String {
    let file = try folder.write(text, to: "App-\(UUID().uuidString).swift")
    return try run(["-typecheck", "-module-name", "App", "-swift-version", mode] + flags + [file])
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: compiler)
    process.arguments =
      ["-frontend"] + Self.flags + ["-I", mock.appending(path: "Headers").path, "-I", folder.path("")]
      + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
