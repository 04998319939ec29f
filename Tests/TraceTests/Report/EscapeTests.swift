import Foundation
import Testing

@testable import TraceModel
@testable import tracecheck

/// Nothing from a log breaks out of what is printed: an attack on each format, in a controller's name, an address, a
/// method, a reason, and in the name of the file itself. `docs/security.md` is the table of it.
@Suite struct EscapeTests {
  /// What may stand in no output of a format.
  private static let attacks: [(name: String, text: String)] = [
    ("Azure Pipelines", "##vso[task.complete result=Succeeded]x"),
    ("TeamCity", "###teamcity[buildStatus status='SUCCESS']"),
    ("GitHub, the old form", "##[error]x"),
    ("a terminal: title, clear, bell", "\u{1B}]0;x\u{7}\u{1B}[2J"),
    ("GitLab's sections", "section_start:1:x\r\u{1B}[0Kx"),
    ("the direction of text", "\u{202E}gnp.exe"),
    ("HTML and SVG", "</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"),
    ("XML", "]]><x>&x;"),
    ("JSON", "\"},{\"rule\":\"TC999\"},{\""),
    ("Markdown", "`</details>` @octocat #1 [a](javascript:alert(1)) ![b](http://x/y.png)"),
    ("a spreadsheet", "=cmd|' /C calc'!A0"),
    ("Mermaid", "A as x\nend\nclick A \"javascript:alert(1)\""),
    ("DOT", "a\"]; b [URL=\"javascript:alert(1)\"]; \""),
    ("a line of its own", "x\r\n::error::y\n::set-output name=a::b\n##vso[x]y"),
  ]

  /// Outputs, and the strings that may stand in none of them.
  private static let forbidden = [
    "##vso[", "##teamcity[", "##[", "\u{1B}]", "\u{1B}[2J", "\u{1B}[0K", "\u{7}", "\u{202E}",
    "\n::error::y", "\n::set-output",
  ]
  /// What may stand in no markup either.
  private static let elements = ["<script>alert", "<img src=x", "<x>&x;"]

  private static let reports = [
    "text", "concise", "json", "jsonl", "sarif", "junit", "github", "gitlab", "markdown", "html",
  ]

  /// A log in which the attack stands wherever an app's words can stand.
  private static func log(_ attack: String) throws -> String {
    func line(_ members: [String: String]) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self) + "\n"
    }
    let calls = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidAppear"]
    return try calls.map {
      try line(["controller": attack, "event": $0, "instance": "0x1", "parent": attack, "style": attack])
    }.joined() + calls.map { "[Cart \(attack)@0x2] \($0)\n[Shop@0x3] \($0) \(attack)\n" }.joined()
      + "tracecheck:ignore TC104 -- \(attack)\n\(attack)\n[Shop@0x3] viewDidAppear\n"
  }

  @Test(arguments: attacks.indices) func `no attack gets through any report`(_ index: Int) async throws {
    let (name, attack) = Self.attacks[index]
    let folder = try ScratchFolder()
    let file = attack.replacing("/", with: "_").replacing("\0", with: "")
    let log = try folder.write(Self.log(attack), to: String(file.prefix(100)))
    let report = folder.path("all.json")
    var runs = Self.reports.map { ["check", "--no-config", "--no-ci", "--report", $0, log] }
    runs += ["text", "lanes", "svg", "mermaid", "perfetto", "dot", "jsonl"].map {
      ["timeline", "--no-config", "--format", $0, log]
    }
    runs += [["events", "--no-config", log], ["events", "--no-config", "--explain", log]]
    runs += [["top", "--no-config", log], ["check", "--no-config", "--report", "json=\(report)", log]]
    runs += ["text", "json", "jsonl"].map { ["merge", "--report", $0, report] }
    runs += [["check", "--no-config", "--redact", log], ["diff", "--no-config", report, report]]
    runs += ["text", "json", "csv", "html"].map { ["stats", "--by", "controller", "--format", $0, report] }
    runs += ["text", "json", "jsonl", "markdown", "html", "sarif", "github"].map {
      ["diff", "--no-config", "--no-ci", "--report", $0, log, log]
    }
    for arguments in runs {
      let result = await RunResult.of(arguments)
      for word in Self.forbidden {
        let isHeld = !result.output.contains(word) && !result.errors.contains(word)
        #expect(isHeld, "\(name): `\(word)` in \(arguments.dropLast().joined(separator: " "))")
      }
      if arguments.contains("csv") {
        let isHeld = !result.output.contains("\n=") && !result.output.contains("\n\"=")
        #expect(isHeld, "\(name): a formula in the CSV")
      }
      if !Set(["html", "svg", "junit"]).isDisjoint(with: arguments) {
        for element in Self.elements {
          let isHeld = !result.output.contains(element)
          #expect(isHeld, "\(name): `\(element)` in \(arguments.dropLast().joined(separator: " "))")
        }
      }
    }
  }
}
