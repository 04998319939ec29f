import Testing

@testable import TraceModel

@Suite struct CatalogueTests {
  @Test func `every row compiles, has a name of its own, a title and sources`() throws {
    _ = try CompiledCatalogue(Catalogue.rows)
    let names = Catalogue.rows.map(\.id)
    #expect(Set(names).count == names.count)
    for row in Catalogue.rows {
      #expect(!row.title.isEmpty)
      #expect(row.chains.allSatisfy { $0.source.count > 10 && $0.slots.count > 1 }, "\(row.id)")
      #expect(row.forbidden.allSatisfy { $0.source.count > 10 && !$0.slots.isEmpty }, "\(row.id)")
      #expect(row.neverOccurs || !row.declared.isEmpty || row.kind.isSilent, "\(row.id)")
    }
  }

  @Test func `every row shows all its calls, in an order that each of its chains allows`() {
    for row in Catalogue.rows {
      #expect(row.shown.count == row.declared.slots.count && SlotSet(row.shown) == row.declared, "\(row.id)")
      for chain in row.chains {
        #expect(row.shown.filter(chain.slots.contains) == chain.slots, "\(row.id): \(chain.slots)")
      }
    }
  }

  @Test
  func `what a row shows begins with what is asked and loaded, and viewIsAppearing follows its own will`() {
    for row in Catalogue.rows {
      for (will, now) in [(Slot.incomingWillAppear, Slot.incomingIsAppearing)]
        + [(.outgoingWillAppear, .outgoingIsAppearing)]
      {
        guard let index = row.shown.firstIndex(of: now) else { continue }
        #expect(row.shown[index - 1] == will, "\(row.id)")
      }
      let first = row.shown.first { $0 != .shouldSelect && $0 != .willTransition }
      #expect(!row.shown.contains(.incomingDidLoad) || first == .incomingDidLoad, "\(row.id)")
      guard let shows = row.shown.firstIndex(of: .willShow) else { continue }
      #expect(row.shown.firstIndex(of: .incomingIsAppearing) == shows - 1, "\(row.id)")
    }
  }

  @Test func `the tab controllers of a release are shown as they are there`() {
    var question = OrderQuestion()
    question.kind = .select
    question.outcome = .completed
    question.app.os = OSVersion(major: 17)
    #expect(!question.rows.contains { $0.id == "select-animated" })
    question.app.os = OSVersion(major: 26)
    question.trigger = .tap
    #expect(question.rows.map(\.id).contains("select-animated"))
    #expect(!question.rows.map(\.id).contains("select"))
  }

  @Test func `an order that contradicts itself is refused`() {
    var row = TransitionSpec.push
    row.chains.append(hard(401, .incomingDidAppear, .outgoingWillDisappear, source: "made up"))
    #expect(throws: CompiledCatalogue.Fault.self) { try CompiledCatalogue([row]) }
  }

  @Test func `a chain over a call that the row does not have is refused`() {
    var row = TransitionSpec.presentOver
    row.chains.append(hard(201, .outgoingWillDisappear, .incomingDidAppear, source: "made up"))
    #expect(throws: CompiledCatalogue.Fault.undeclaredSlot(row: row.id, slot: .outgoingWillDisappear)) {
      try CompiledCatalogue([row])
    }
  }

  @Test func `a call that is forbidden is not declared`() {
    for row in Catalogue.rows {
      for forbidden in row.forbidden {
        #expect(forbidden.slots.bits & row.declared.bits == 0, "\(row.id)")
      }
    }
  }

  @Test func `for each style on each app exactly one row of the family table applies`() {
    for app in Self.apps {
      for style in PresentationStyle.allCases {
        let rows = FamilyTable.rows.filter { $0.applies(to: style, of: app) }
        #expect(rows.count == 1, "\(style) on \(app)")
      }
    }
  }

  @Test func `for every combination of conditions exactly one row applies`() {
    var walked = 0
    for app in Self.apps {
      for style in PresentationStyle.allCases {
        for var question in Self.questions(FamilyTable.family(of: style, app: app)) {
          question.style = style
          question.release = app.os
          question.zooms = false
          let rows = Catalogue.rows(for: question)
          #expect(rows.count == 1, "\(style) \(app) \(question): \(rows.map(\.id))")
          walked += 1
        }
      }
    }
    #expect(walked == 3 * 2 * 2 * 11 * (4 + 3) * 2 * 3)
  }

  @Test(arguments: [TransitionOutcome.completed, .cancelled])
  func `what covers and zooms has a gesture from iOS 18 on, and before that none`(
    _ outcome: TransitionOutcome
  ) {
    for release in [17, 18] {
      var question = Question(kind: .dismiss)
      (question.trigger, question.outcome, question.style) = (.swipe, outcome, .fullScreen)
      (question.family, question.zooms, question.release) = (.cover, true, OSVersion(major: release))
      #expect(Catalogue.rows(for: question).count == (release < 18 ? 0 : 1))
    }
  }

  /// iOS 12, 13 to 17, and 18; phone and pad; compact in height and not.
  static let apps: [AppDescription] = [12, 15, 18].flatMap { os in
    Device.allCases.flatMap { device in
      [false, true].map { compact in
        var app = AppDescription()
        app.os = OSVersion(major: os)
        app.device = device
        app.compactHeight = compact
        return app
      }
    }
  }

  /// Present, dismissal by code, the three ends of a gesture; both values of the setting, all answers.
  static func questions(_ family: FamilyReading) -> [Question] {
    let moves: [(TransitionKind, TransitionTrigger, TransitionOutcome)] = [
      (.present, .code, .completed), (.present, .code, .cancelled), (.dismiss, .code, .completed),
      (.dismiss, .code, .cancelled), (.dismiss, .swipe, .completed),
      (.dismiss, .swipe, .cancelled), (.dismiss, .swipe, .blocked),
    ]
    return moves.flatMap { kind, trigger, outcome in
      [true, false].flatMap { modal in
        ShouldDismiss.allCases.map { should in
          var question = Question(kind: kind)
          question.trigger = trigger
          question.outcome = outcome
          question.family = family
          question.modal = modal
          question.shouldDismiss = should
          return question
        }
      }
    }
  }
}

extension TransitionKind {
  /// Whether a transition of this kind calls nothing on controllers.
  fileprivate var isSilent: Bool { self == .background || self == .foreground || self == .kill }
}
