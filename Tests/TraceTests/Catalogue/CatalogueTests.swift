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
        for question in Self.questions(FamilyTable.family(of: style, app: app)) {
          let rows = Catalogue.rows(for: question)
          #expect(rows.count == 1, "\(style) \(app) \(question): \(rows.map(\.id))")
          walked += 1
        }
      }
    }
    #expect(walked == 3 * 2 * 2 * 11 * (2 + 3) * 2 * 3)
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
      (.present, .code, .completed), (.dismiss, .code, .completed), (.dismiss, .swipe, .completed),
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
