import Testing

@testable import TraceModel

/// How a mark says that UIKit was asked.
@Suite struct MarkMannerTests {
  private static func read(_ line: String) throws -> (event: Event, object: String)? {
    let batch = try ReadLog.batch(Array("[Shelf] viewDidAppear\n\(line)\n".utf8))
    var names = SymbolTable()
    names.append(batch.newNames)
    guard batch.events.count == 2 else { return nil }
    return (batch.events[1], names.name(of: batch.events[1].object.name))
  }

  @Test(arguments: [
    "Jar (pageSheet)", "Jar [pageSheet]", "Jar (.pageSheet)", "Jar .pageSheet", "Jar, pageSheet",
    "Jar - pageSheet", "Jar (style: pageSheet)", "Jar (modalPresentationStyle: .pageSheet)",
    "Jar as pageSheet", "Jar as sheet",
    "Jar in pageSheet", "Jar modally (pageSheet)", "Jar style=pageSheet",
  ]) func `a style behind a name is the presentation's`(_ text: String) throws {
    let mark = try #require(try Self.read("[Shelf] present \(text)"))
    #expect(mark.object == "Jar" && mark.event.kind == .present && mark.event.style == .pageSheet)
  }

  @Test(arguments: [
    ("push Jar (animated)", true), ("push Jar (animated: false)", false), ("pop (animated: true)", true),
    ("dismiss (animated: NO)", false), ("present Jar (pageSheet, animated: YES)", true),
    ("select Jar, animated: false", false),
  ]) func `so is whether it is animated`(_ text: String, _ isAnimated: Bool) throws {
    let mark = try #require(try Self.read("[Shelf] \(text)"))
    #expect(mark.event.flags[.animated] == isAnimated)
  }

  @Test(arguments: ["pageSheet", "customs", "custom"]) func `a lone word is a name`(_ text: String) throws {
    let mark = try #require(try Self.read("[Shelf] present \(text)"))
    #expect(mark.object == text && mark.event.style == nil)
  }

  @Test(arguments: [
    "present Info popover", "present Info Popover", "present the popover", "dismiss (keyboard)",
    "dismiss keyboard",
    "present Jar (true)", "push Jar (from search)",
  ]) func `words that say nothing of how make no mark`(_ text: String) throws {
    #expect(try Self.read("[Shelf] \(text)") == nil)
  }
}
