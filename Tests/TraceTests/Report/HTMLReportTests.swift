import Foundation
import Testing

@testable import TraceModel

/// The page. `Scripts/check-pages` opens it in a browser.
@Suite struct HTMLReportTests {
  @Test func `a page tells the verdict, the finding, the picture and what to do`() throws {
    let page = try RecordedLog.page(RecordedLog.swapped)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for part in [
      "✗ failed", #"<article id="f1" class="error""#, #"<svg width=""#, "what should have come",
      "Home viewDidDisappear: out of order", ##"<a href="#f1""##, "tracecheck check app.log",
      "Editor (appeared)",
    ] {
      #expect(page.contains(part), "no \(part)")
    }
  }

  @Test func `the same log gives the same page`() throws {
    let log = RecordedLog.presentations(60, faultEvery: 7)
    #expect(try RecordedLog.page(log) == RecordedLog.page(log))
  }

  @Test func `a page asks for nothing and runs one script`() throws {
    let page = try RecordedLog.page(RecordedLog.swapped)
    #expect(page.contains("default-src &#39;none&#39;"))
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "<style").count == 2)
    #expect(!page.contains(" style=") && !page.contains(" onclick=") && !page.contains(" src="))
  }

  @Test(arguments: [HostileText.name, "</article></svg></style><script>alert(1)</script>", "'\"><img src=x>"])
  func `text of a log never becomes markup`(_ text: String) {
    let page = SampleReport.text(HostileText.report(text), .html)
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(!page.contains("<img") && !page.contains("<b>") && !page.contains("</details> 화면"))
    #expect(page.components(separatedBy: "</article>").count == 2)
    let isLegal = page.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || !scalar.isHiddenOrSteering && scalar.value != 0xFFFF
    }
    #expect(isLegal)
  }

  @Test func `a thousand findings are all there and fit into two megabytes`() throws {
    let page = try RecordedLog.page(RecordedLog.presentations(1000, faultEvery: 1))
    #expect(page.utf8.count < 2_000_000)
    for number in [1, 500, 1000] { #expect(page.contains(#" id="f\#(number)""#)) }
    #expect(page.contains("--html-full shows all of them in full"))
  }

  @Test func `a full page leaves nothing out`() throws {
    let page = try RecordedLog.page(RecordedLog.presentations(80, faultEvery: 1), isFull: true)
    #expect(page.components(separatedBy: "<article ").count == 81)
    #expect(!page.contains("--html-full"))
  }

  @Test func `equal faults are told once and listed each`() {
    let page = SampleReport.text(
      SampleReport.of([SampleReport.disturbed(line: 3), SampleReport.disturbed(line: 9)]), .html)
    #expect(page.components(separatedBy: "<article ").count == 2)
    #expect(page.contains(#"<tr id="f2">"#))
    #expect(page.contains("app.log:9"))
  }

  @Test func `a redacted recording names nobody`() throws {
    let recordings = Redaction.redacted(try RecordedLog.result(RecordedLog.swapped).recordings)
    var options = RenderOptions(rules: CheckedLog.rules, version: "1.0")
    options.recordings = recordings
    let page = SampleReport.text(Report(), .html, options)
    #expect(page.contains("Controller-") && !page.contains("Editor") && !page.contains("Home"))
  }

  @Test func `how to reproduce a page names the configuration that was given`() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write(RecordedLog.swapped, to: "app.log")
    let flags = ["--no-config", "-D", "os=17.4", "-D", "labels.Shop=Editor", log, "--report", "html"]
    let shown = await RunResult.of(flags).output
    #expect(shown.contains("tracecheck check --no-config -D os=17.4 -D labels.Shop=Editor "))
    let redacted = await RunResult.of(flags + ["--redact"]).output
    #expect(redacted.contains("tracecheck check --no-config --redact ") && !redacted.contains("Editor"))
  }

  @Test func `how to reproduce a page names the filters that were given`() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write(RecordedLog.swapped, to: "app.log")
    let flags = [
      "--no-config", "--pid", "5", "--from", "2026-03-01T09:41:02.5", "--to", "10:00:00", "--rule", "TC2",
      "--no-baseline", "--controller", "*Shop", log, "--report", "html",
    ]
    let shown = await RunResult.of(flags).output
    #expect(
      shown.contains(
        "tracecheck check --no-config --controller &#39;*Shop&#39; --pid 5 --from 2026-03-01T09:41:02.500000 "
          + "--to 10:00:00 --rule TC2 --no-baseline "))
    let redacted = await RunResult.of(flags + ["--redact"]).output
    #expect(!redacted.contains("Shop"))
  }

  @Test func `how to reproduce a page names what its verdict is based on`() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write(RecordedLog.swapped, to: "app.log")
    let flags = [
      "--no-config", "--fail-on", "warning", "--max-warnings", "3", "--min-events", "5", "--strict-baseline",
      "--html-full", log, "--report", "html",
    ]
    #expect(
      await RunResult.of(flags).output.contains(
        "--no-config --fail-on warning --max-warnings 3 --min-events 5 --strict-baseline --html-full \(log)"))
  }
}
