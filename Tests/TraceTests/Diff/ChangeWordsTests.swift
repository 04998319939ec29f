import Testing

@testable import TraceModel
@testable import tracecheck

/// What changes between two runs, or some and others, are called.
@Suite struct ChangeWordsTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static let start = [
    "[Shelf@0x1] viewDidLoad", "[Shelf@0x1] viewWillAppear", "[Shelf@0x1] viewDidAppear",
  ]
  private static let sheet = [
    "[Shelf@0x1] present Sorter@0x2 style=pageSheet", "[Sorter@0x2] viewDidLoad",
    "[Sorter@0x2] viewWillAppear",
    "[Sorter@0x2] viewDidAppear",
  ]
  private static let swipe = [
    "[Sorter@0x2] presentationControllerShouldDismiss result=true",
    "[Sorter@0x2] presentationControllerWillDismiss", "[Sorter@0x2] viewWillDisappear",
    "[Sorter@0x2] viewDidDisappear", "[Sorter@0x2] presentationControllerDidDismiss", "[Sorter@0x2] deinit",
  ]
  private static let code = [
    "[Sorter@0x2] dismiss animated=true", "[Sorter@0x2] viewWillDisappear", "[Sorter@0x2] viewDidDisappear",
    "[Sorter@0x2] deinit",
  ]

  /// A push and the pop that ends it.
  private static func visit(_ name: String, at address: String, from root: String = "Shelf@0x1") -> [String] {
    [
      "[Nav@0x9] push \(name)@\(address) animated=true", "[\(name)@\(address)] viewDidLoad",
      "[\(root)] viewWillDisappear", "[\(name)@\(address)] viewWillAppear", "[\(root)] viewDidDisappear",
      "[\(name)@\(address)] viewDidAppear", "[Nav@0x9] pop animated=true",
      "[\(name)@\(address)] viewWillDisappear", "[\(root)] viewWillAppear",
      "[\(name)@\(address)] viewDidDisappear", "[\(root)] viewDidAppear", "[\(name)@\(address)] deinit",
    ]
  }

  private static let book = visit("Book", at: "0x3")

  private func diff(_ before: [String], _ after: [String], runs: Int = 1) async throws -> String {
    let one = try folder.write(before.map { $0 + "\n" }.joined(), to: "before.log")
    let other = try folder.write(after.map { $0 + "\n" }.joined(), to: "after.log")
    let sides =
      ["--before"] + Array(repeating: one, count: runs) + ["--after"] + Array(repeating: other, count: runs)
    return await RunResult.of(["diff", "--no-config"] + sides).output
  }

  @Test func `a sheet that is dismissed by code and no longer by a swipe has another trigger`() async throws {
    let told = try await diff(
      Self.start + Self.sheet + Self.swipe + Self.book, Self.start + Self.sheet + Self.code + Self.book)
    #expect(told.contains("by code, was by swipe"), "\(told)")
    #expect(told.contains("behaviour: 1 change"))
  }

  @Test func `one more visit of a screen is a matter of number`() async throws {
    let once = Self.start + Self.sheet + Self.swipe + Self.book
    let told = try await diff(once, once + Self.visit("Book", at: "0x4"))
    #expect(told.contains("push Shelf → Book: 2 times, was once"), "\(told)")
    #expect(told.contains("behaviour: 1 change"))
  }

  @Test func `a push that comes before the sheet and not after it is another order`() async throws {
    let told = try await diff(
      Self.start + Self.sheet + Self.swipe + Self.book, Self.start + Self.book + Self.sheet + Self.swipe)
    #expect(
      told.contains("Shelf gets present Sorter style=pageSheet at a different point"), "\(told)")
    #expect(told.contains("behaviour: 1 change"))
  }

  @Test func `a screen that somebody else pushes isn't the old one under another name`() async throws {
    // Another root, which is told when its view is appearing, and a screen that behaves as any other does.
    let visit = Self.visit("Ticket", at: "0x3", from: "Gate@0x1").flatMap { line in
      line.hasSuffix("Gate@0x1] viewWillAppear") ? [line, "[Gate@0x1] viewIsAppearing"] : [line]
    }
    let other =
      ["[Gate@0x1] viewDidLoad", "[Gate@0x1] viewWillAppear", "[Gate@0x1] viewIsAppearing"]
      + ["[Gate@0x1] viewDidAppear"] + visit
    let told = try await diff(Self.start + Self.sheet + Self.swipe + Self.book, other)
    #expect(!told.contains("is now called"), "\(told)")
    #expect(!told.contains("- Ticket"))
  }

  @Test func `two screens that are renamed together are found`() async throws {
    let old = Self.start + Self.book
    let told = try await diff(
      old, old.map { $0.replacing("Shelf", with: "Rack").replacing("Book", with: "Volume") })
    #expect(told.contains("Shelf is now called Rack"), "\(told)")
    #expect(told.contains("Book is now called Volume"))
  }

  @Test func `of many runs nothing is said to be gone that comes elsewhere`() async throws {
    let once = Self.start + Self.sheet + Self.swipe + Self.book
    let moved = try await diff(once, Self.start + Self.book + Self.sheet + Self.swipe, runs: 2)
    #expect(moved.contains("behaviour: no change"), "\(moved)")
    let twice = try await diff(once, once + Self.visit("Book", at: "0x4"), runs: 2)
    #expect(twice.contains("behaviour: no change"), "\(twice)")
  }
}
