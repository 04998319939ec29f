import Testing

@testable import TraceModel

/// The law of doubt, row by row: what each doubt leaves of a finding, alone and with others.
@Suite struct LawOfDoubtTests {
  /// What explains a log without a price; all else has one.
  static let free: Set<Doubt> = [
    .namesakeCanBeCalled, .stackUnknown, .presenterUnsettled, .severalLevelsGo, .overlapped, .firstStack,
  ]

  @Test func `without a doubt a finding is definite`() {
    #expect(LawOfDoubt.verdict(on: []) == .definite)
    var finding = SampleReport.disturbed()
    finding.weigh([])
    #expect(finding.certainty == .definite && finding.assumptions.isEmpty)
  }

  @Test(arguments: Doubt.allCases)
  func `alone, what explains freely leaves none, and all else a possible one`(
    _ doubt: Doubt
  ) {
    let verdict = LawOfDoubt.verdict(on: Doubts(doubt))
    #expect(verdict == (Self.free.contains(doubt) ? .none : .possible([Self.assumption(doubt)])))
  }

  @Test func `two cost what the dearer costs`() {
    for one in Doubt.allCases {
      for other in Doubt.allCases where other.rawValue > one.rawValue {
        let isFree = Self.free.isSuperset(of: [one, other])
        #expect(
          Self.verdict([one, other]) == (isFree ? .none : Self.possible([one, other])), "\(one), \(other)")
      }
    }
  }

  @Test func `three are never free, whatever they are`() {
    for one in Doubt.allCases {
      for other in Doubt.allCases where other.rawValue > one.rawValue {
        for third in Doubt.allCases where third.rawValue > other.rawValue {
          let doubts = [one, other, third]
          #expect(Self.verdict(doubts) == Self.possible(doubts), "\(doubts)")
        }
      }
    }
  }

  @Test(arguments: Doubt.allCases) func `each doubt has words that go into a sentence, and a remedy`(
    _ doubt: Doubt
  ) {
    let row = LawOfDoubt.row(doubt)
    for text in [row.text, row.remedy] {
      let begins = text.first?.isLowercase == true || text.hasPrefix("UIKit ")
      #expect(begins && text.last != "." && !text.contains(";"), "\(text)")
      // A span of code without a space is one in every format, and a table of Markdown is ended by a bar.
      let spans = text.split(separator: "`", omittingEmptySubsequences: false)
      #expect(spans.count % 2 == 1 && !text.contains("|"))
      #expect(spans.enumerated().allSatisfy { $0.isMultiple(of: 2) || !$1.contains(" ") }, "\(text)")
    }
    #expect(
      ["log", "start", "present", "dismiss", "set", "turn", "keep"].contains(row.remedy.prefix { $0 != " " }))
    let known = row.rules.filter { $0 != RuleID.ofApps...RuleID.ofApps }
    #expect(known.allSatisfy { 100 <= $0.lowerBound && $0.upperBound <= 799 })
  }

  @Test func `a possible finding says why, once for each assumption`() {
    var finding = SampleReport.disturbed()
    finding.doubt(.othersMove)
    finding.weigh([Doubts(.boundByOrder), Doubts(.namesakeMayHide)])
    #expect(finding.certainty == .possible)
    #expect(finding.assumptions == [Self.assumption(.othersMove), Self.assumption(.namesakeMayHide)])
  }

  @Test func `nothing but the law makes a finding possible`() {
    let setters = SourceTree.files.filter {
      $0.code.contains("certainty = .possible") || $0.code.contains("certainty: .possible")
    }
    #expect(setters.map(\.path) == ["TraceModel/Checking/Doubt/Weighing.swift"])
  }

  private static func verdict(_ doubts: [Doubt]) -> LawOfDoubt.Verdict {
    LawOfDoubt.verdict(on: doubts.reduce(into: []) { $0.add($1) })
  }

  private static func possible(_ doubts: [Doubt]) -> LawOfDoubt.Verdict {
    var assumptions: [Assumption] = []
    for one in doubts.map(assumption) where !assumptions.contains(one) { assumptions.append(one) }
    return .possible(assumptions)
  }

  private static func assumption(_ doubt: Doubt) -> Assumption {
    let row = LawOfDoubt.row(doubt)
    return Assumption(kind: row.kind, text: row.text, remedy: row.remedy)
  }
}
