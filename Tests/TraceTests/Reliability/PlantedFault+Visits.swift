/// The moves in which faults are put.
extension PlantedFault.Visit {
  static let push = Self { $0.push() }
  static let pop = Self { $0.app.pop() }
  static let cancelledPop = Self { $0.app.cancelPop() }
  static let popToRoot = Self(setUp: { $0.push() }, move: { $0.app.popToRoot() })
  /// To a tab that was seen before.
  static let select = Self(
    setUp: {
      $0.app.select(($0.app.selected + 1) % 3, isTap: false)
      $0.app.select(($0.app.selected + 2) % 3, isTap: false)
    },
    move: { $0.app.select(($0.app.selected + 1) % 3, isTap: false) })
  static let selectAgain = Self { $0.app.select($0.app.selected, isTap: false) }
  static let background = Self { $0.app.background() }

  static let cover = Self { $0.present("fullScreen") }
  static let coverAndBack = Self {
    $0.present("fullScreen")
    $0.app.dismiss(isCompleted: true)
  }
  static let uncover = Self(
    setUp: { $0.present("fullScreen") }, move: { $0.app.dismiss(isCompleted: true) })
  static let sheet = Self { $0.present("pageSheet") }
  static let over = Self { $0.present("overFullScreen") }
  static let sheetAndBack = Self {
    $0.present("pageSheet", isCompleted: true)
    $0.app.dismiss(isCompleted: true)
  }
  static let unsheet = Self(
    setUp: { $0.present("pageSheet") }, move: { $0.app.dismiss(isCompleted: true) })

  static let swipe = sheet { $0.app.drag(.completed) }
  static let cancelledSwipe = sheet { $0.app.drag(.cancelled) }
  static let touchedSheet = sheet { $0.app.drag(.touched) }
  static let modalDrag = sheet(isModal: true) { $0.app.drag(.completed) }
  static let sheetAndSwipe = Self {
    $0.present("pageSheet")
    $0.app.drag(.completed)
  }

  private static func sheet(
    isModal: Bool = false, _ move: @escaping @Sendable (inout FaultyApp) -> Void
  ) -> Self {
    Self(setUp: { $0.present("pageSheet", isModal: isModal) }, move: move)
  }

  static let page = Self(setUp: { $0.app.turnPage() }, move: { $0.app.turnPage(isDone: true) })
  static let child = Self { $0.addChild() }
  static let childByHand = Self { $0.addChild(isByHand: true) }
  static let childGoes = Self(setUp: { $0.addChild() }, move: { $0.app.removeChild() })
  static let childAndBack = Self {
    $0.addChild()
    $0.app.removeChild()
  }
  static let parentGoesAndComes = Self(
    setUp: { $0.addChild() },
    move: {
      $0.push()
      $0.app.pop()
    })

  static let threeVisits = Self {
    for _ in 0..<3 {
      $0.push($0.visitors.first?.name)
      $0.app.pop()
      $0.app.freeAddresses = []
    }
  }
  static let flow = Self {
    $0.push(isCoordinated: true)
    $0.app.pop()
  }
  /// The legal app forgets the coordinator, so that the fault is all that happens to it.
  static let openFlow = Self(
    setUp: { $0.push(isCoordinated: true) }, move: { $0.app.top.coordinator = nil })
  static let coveredFlow = Self(
    setUp: { $0.push(isCoordinated: true) },
    move: {
      $0.app.top.coordinator = nil
      $0.push()
    })

  private init(_ move: @escaping @Sendable (inout FaultyApp) -> Void) { self.init(move: move) }
}
