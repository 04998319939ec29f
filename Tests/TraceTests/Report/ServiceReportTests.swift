import Foundation
import Testing

@testable import TraceModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What every format keeps to, whatever stands in the log.
@Suite struct ServiceReportTests {
  static let reports: [(name: String, report: Report)] = [
    ("clean", SampleReport.of([])), ("one", SampleReport.of([SampleReport.disturbed()])),
    (
      "mixed",
      SampleReport.of([SampleReport.disturbed(), SampleReport.possible(), SampleReport.known()])
    ),
    ("many", SampleReport.of((0..<1_000).map { SampleReport.disturbed(line: 3 + 5 * $0) })),
    ("hostile", HostileText.report(HostileText.name)),
    ("long", HostileText.report(HostileText.long, count: 2)),
  ]

  @Test(arguments: reports.map(\.name)) func `JSON formats are JSON for other readers`(name: String) throws {
    for format in [ReportFormat.sarif, .gitlab] {
      _ = try JSONSerialization.jsonObject(with: Data(bytes(name, format)))
    }
  }

  @Test(arguments: reports.map(\.name)) func `XML is well-formed for other readers`(name: String) throws {
    let parser = XMLParser(data: Data(bytes(name, .junit)))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func `an endless name makes no report much longer`() {
    for format in [ReportFormat.sarif, .junit, .gitlab, .github, .markdown] {
      #expect(bytes("long", format).count < 1 << 18, "\(format)")
    }
  }

  @Test func `nothing hidden gets into a report`() throws {
    for format in [ReportFormat.sarif, .junit, .gitlab, .github, .markdown] {
      let text = String(decoding: bytes("hostile", format), as: UTF8.self)
      let isClean = text.unicodeScalars.allSatisfy { !$0.isHiddenOrSteering || $0 == "\n" }
      #expect(isClean, "\(format)")
    }
    let sarif = try JSONReader.read(bytes("hostile", .sarif))
    let message = sarif["runs"]?.elements.first?["results"]?.elements.first?["message"]?["text"]?.text ?? ""
    #expect(message.unicodeScalars.allSatisfy { !$0.isHiddenOrSteering || $0 == "\n" })
    #expect(!message.contains("]("))
  }

  // MARK: SARIF

  @Test(arguments: reports.map(\.name)) func `SARIF has what GitHub asks for`(name: String) throws {
    let run = try #require(try JSONReader.read(bytes(name, .sarif))["runs"]?.elements.first)
    for rule in run["tool"]?["driver"]?["rules"]?.elements ?? [] {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = rule[key]?["text"]?.text ?? ""
        #expect(!text.isEmpty)
        if key != "help" { #expect(text.count <= 1_024) }
      }
    }
    for result in run["results"]?.elements ?? [] { try expectLocation(result) }
  }

  @Test func `SARIF has the pages of the rules that were found, and no others`() throws {
    let run = try #require(try JSONReader.read(bytes("many", .sarif))["runs"]?.elements.first)
    let found = Set(run["results"]?.elements.compactMap { $0["ruleId"]?.text } ?? [])
    #expect(!found.isEmpty)
    for rule in run["tool"]?["driver"]?["rules"]?.elements ?? [] {
      let id = rule["id"]?.text ?? ""
      #expect((rule["help"]?["markdown"] != nil) == found.contains(id), "\(id)")
    }
  }

  private func expectLocation(_ result: JSONNode) throws {
    #expect(result["message"]?["text"]?.text?.isEmpty == false)
    let index = try #require(result["locations"]?.elements.first?["physicalLocation"])
    #expect(index["artifactLocation"]?["uri"]?.text?.isEmpty == false)
    #expect(
      index["region"]?.members.map(\.key) == ["startLine", "startColumn", "endLine", "endColumn"])
    #expect(result["partialFingerprints"]?["primaryLocationLineHash"]?.text?.isEmpty == false)
  }

  @Test func `the story is a code flow and its hashes are all different`() throws {
    let run = try JSONReader.read(bytes("many", .sarif))["runs"]?.elements.first
    let results = run?["results"]?.elements ?? []
    let flow = results.first?["codeFlows"]?.elements.first?["threadFlows"]?.elements.first
    #expect(flow?["locations"]?.elements.count == 3)
    let hashes = results.compactMap { $0["partialFingerprints"]?["primaryLocationLineHash"]?.text }
    #expect(Set(hashes).count == 1_000)
  }

  @Test func `a remark on a flag has a index too, and known quirks are no alerts`() throws {
    var remark = SampleReport.possible()
    remark.trace = ""
    let report = SampleReport.of([remark, SampleReport.known()])
    let run = try JSONReader.read(ReportFormat.sarif.render(report, SampleReport.options))["runs"]
    let results = run?.elements.first?["results"]?.elements ?? []
    #expect(results.count == 1)
    for result in results { try expectLocation(result) }
  }

  @Test func `beyond what GitHub shows the worst results stay, and the file says so`() throws {
    var bare = SampleReport.disturbed()
    (bare.evidence, bare.expected) = ([], [])
    var findings = Array(repeating: bare, count: SarifReport.resultLimit)
    findings.insert(SampleReport.possible(), at: 0)
    let text = SampleReport.text(SampleReport.of(findings), .sarif)
    #expect(text.contains("1 finding beyond these"))
    #expect(!text.contains("\"ruleId\": \"TC404\""))
  }

  // MARK: GitLab

  @Test func `GitLab's fingerprints are as many as findings, and clean is an empty list`() throws {
    let entries = try JSONReader.read(bytes("many", .gitlab)).elements
    #expect(Set(entries.compactMap { $0["fingerprint"]?.text }).count == 1_000)
    #expect(entries.first?["description"]?.text?.hasPrefix("TC203: ") == true)
    #expect(String(decoding: bytes("clean", .gitlab), as: UTF8.self) == "[]\n")
  }

  // MARK: GitHub

  @Test func `GitHub gets ten of each kind, the worst first, and the number of the rest`() {
    let many = (0..<30).map { SampleReport.disturbed(line: 3 + $0) }
    var lines = lines(SampleReport.of([SampleReport.possible()] + many), .github)
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 1)
    #expect(lines.popLast()?.hasPrefix("::notice title=tracecheck::20 more findings") == true)
    #expect(self.lines(SampleReport.of([]), .github) == [])
  }

  @Test func `no text breaks out of a workflow command`() {
    let lines = lines(HostileText.report(HostileText.name), .github)
    #expect(lines.count == 1)
    #expect(lines[0].contains("%250A::error::x"))
    #expect(!lines[0].contains("##["))
    #expect(
      WorkflowCommand("error", [("file", "a:b,c%\r\n")], "%\r\n").line
        == "::error file=a%3Ab%2Cc%25%0D%0A::%25%0D%0A\n")
  }

  @Test func `the word that opens a fence again is not in the text`() {
    let text = ContiguousArray("a ::error::b".utf8)
    let fenced = String(decoding: CommandFence.around(text), as: UTF8.self).split(separator: "\n")
    #expect(fenced.count == 3)
    let word = fenced[0].dropFirst("::stop-commands::".count)
    #expect(fenced[2] == "::\(word)::")
    #expect(!fenced[1].contains(word))
  }

  // MARK: Markdown

  @Test(arguments: reports.map(\.name)) func `Markdown fits a comment and its tags are balanced`(name: String)
  {
    let text = String(decoding: bytes(name, .markdown), as: UTF8.self)
    #expect(text.count <= 60_000)
    #expect(text.hasPrefix("<!-- tracecheck:"))
    #expect(
      text.components(separatedBy: "-->").count
        == (name == "hostile" ? text.components(separatedBy: "-->").count : 2))
    let openings = text.split(separator: "\n").count { $0.hasPrefix("<details") }
    #expect(openings == text.split(separator: "\n").count { $0 == "</details>" })
  }

  @Test func `Markdown says what it leaves out`() {
    var findings = (0..<400).map { SampleReport.disturbed(line: 3 + $0) }
    for index in findings.indices { findings[index].fingerprint = "\(index)" }
    let text = SampleReport.text(SampleReport.of(findings), .markdown)
    #expect(text.count <= 60_000)
    #expect(text.contains(/… and \d+ more findings, left out/))
  }

  @Test(arguments: [
    ("plain words stay", "plain words stay"),
    ("a `viewDidAppear` of Login, then", "a `viewDidAppear` of Login, then"),
    ("by @octocat #1 www.a.b", "by `@octocat` `#1` `www.a.b`"),
    ("SettingsView (gone)", "`SettingsView` (gone)"),
    (
      "the order of \"present, removing the presenter's `view`\"",
      "the order of \"present, removing the presenter's `view`\""
    ),
    (
      "log adaptivePresentationStyle(for:traitCollection:), too",
      "log `adaptivePresentationStyle(for:traitCollection:)`, too"
    ),
    ("say didMove(toParent: nil) once", "say `didMove(toParent: nil)` once"),
    ("Den<img src=x onerror=alert(1)> appears", "`Den<img src=x onerror=alert(1)>` appears"),
    ("write `a b c`, then d", "write `a b c`, then d"), ("DenView DeskView", "`DenView` `DeskView`"),
    ("<b>x</b>", "`<b>x</b>`"), ("a`b", "``a`b``"), ("---", "`---`"),
  ]) func `what is no plain word is code`(text: String, expected: String) {
    #expect(MarkdownText.prose(text) == expected)
  }

  // MARK: JUnit

  @Test func `rules that found nothing pass, and no case is there twice`() throws {
    let document = try JUnitDocument(bytes("mixed", .junit))
    #expect(document.names.contains("TC203 presenter-disturbed: A"))
    #expect(document.failures == ["TC203 presenter-disturbed: A"])
    #expect(document.skipped == ["TC404 show-delegate-order: Nav"])
    let clean = try JUnitDocument(bytes("clean", .junit))
    #expect(clean.names.contains("TC203 presenter-disturbed"))
    #expect(clean.failures.isEmpty)
    for (name, _) in Self.reports {
      let names = try JUnitDocument(bytes(name, .junit)).identities
      #expect(Set(names).count == names.count)
    }
  }

  @Test func `rules that are off are no passing cases, and a gate that fails for a number is a failing one`()
    throws
  {
    var report = SampleReport.of([])
    report.rulesOff = [RuleID(number: 203)]
    #expect(try !JUnitDocument(junit(report)).names.contains("TC203 presenter-disturbed"))
    (report.verdict, report.reasons) = (.failed, ["3 warnings, 2 borne"])
    #expect(try JUnitDocument(junit(report)).failures == ["the gate"])
  }

  @Test func `an empty trace is no green test`() throws {
    var report = Report()
    report.traces = [TraceSummary(label: "empty.log")]
    Gate(GateSettings()).judge(&report)
    let document = try JUnitDocument(junit(report))
    #expect(document.failures == ["the log contains events"])
    #expect(document.names.filter { $0.hasPrefix("TC") }.isEmpty)
    var options = SampleReport.options
    options.allowsEmpty = true
    let allowed = try JUnitDocument(ReportFormat.junit.render(report, options))
    #expect(allowed.failures.isEmpty && allowed.skipped == ["the log contains events"])
  }

  @Test func `a run that no event fits is no green test`() throws {
    var report = SampleReport.of([])
    report.nothingFits = true
    Gate(GateSettings()).judge(&report)
    #expect(report.verdict == .empty)
    #expect(try JUnitDocument(junit(report)).failures == ["the gate"])
    var options = SampleReport.options
    options.allowsEmpty = true
    #expect(try JUnitDocument(ReportFormat.junit.render(report, options)).failures.isEmpty)
  }

  private func bytes(_ name: String, _ format: ReportFormat) -> ContiguousArray<UInt8> {
    Self.rendered[name]?[format] ?? []
  }

  /// Each report once in each format: in a debug build a thousand findings take their time.
  private static let rendered = Dictionary(
    uniqueKeysWithValues: reports.map { name, report in
      let formats = ReportFormat.allCases.filter { $0 != .text && (name != "long" || $0 != .json) }
      return (
        name,
        Dictionary(uniqueKeysWithValues: formats.map { ($0, $0.render(report, SampleReport.options)) })
      )
    })

  private func junit(_ report: Report) -> ContiguousArray<UInt8> {
    ReportFormat.junit.render(report, SampleReport.options)
  }

  private func lines(_ report: Report, _ format: ReportFormat) -> [Substring] {
    SampleReport.text(report, format).split(separator: "\n")
  }
}

/// The cases of a JUnit file, as another reader sees them.
private final class JUnitDocument: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var identities: [String] = []
  private(set) var failures: [String] = []
  private(set) var skipped: [String] = []

  init(_ bytes: ContiguousArray<UInt8>) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { throw CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "testcase":
      names.append(attributes["name"] ?? "")
      identities.append("\(attributes["classname"] ?? "")|\(attributes["name"] ?? "")")
    case "failure": failures.append(names.last ?? "")
    case "skipped": skipped.append(names.last ?? "")
    default: break
    }
  }
}
