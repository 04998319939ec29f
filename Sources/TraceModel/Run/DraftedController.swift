/// What a log says of the controllers of one name, as far as a configuration can say it of all of them.
struct DraftedController {
  /// What a log says of one thing: nothing, one value all along, or several.
  private enum Fact<Value: Equatable> {
    case unknown
    case always(Value)
    case several

    mutating func note(_ value: Value?) {
      guard let value else { return }
      switch self {
      case .unknown: self = .always(value)
      case .always(let known): if known != value { self = .several }
      case .several: break
      }
    }

    var value: Value? {
      if case .always(let value) = self { value } else { nil }
    }
  }

  private var styles = Fact<PresentationStyle>.unknown
  private var presenters = Fact<String>.unknown
  private var containers = Fact<ContainerKind>.unknown
  private var settings = Fact<Bool>.unknown
  /// The events that its class logs, a bit each.
  private(set) var logs: UInt64 = 0
  /// Those that appeared, and those that were seen to be presented, as the log tells them apart.
  private var appeared: [InstanceKey: String] = [:]
  private var presented: Set<String> = []
  private var isPresented = false
  private var comesOtherwise = false

  /// Learns from an event of one of them.
  mutating func note(_ event: Event, names: SymbolTable) {
    if event.kind.isLifecycle { logs |= event.kind.bit }
    if event.kind == .isModalInPresentation { settings.note(event.flags[.value]) }
    let key = event.subject.instance
    guard event.kind == .viewWillAppear || event.kind == .viewDidAppear, appeared[key] == nil else { return }
    appeared[key] = key.text(names)
  }

  /// Learns from a transition that brought one of them; of what was only inferred nothing is written down.
  mutating func note(_ record: TransitionRecord) {
    if record.kind == .launch || record.kind == .setRoot { comesOtherwise = true }
    if record.isInferred { return }
    if record.kind == .present {
      isPresented = true
      styles.note(record.style)
      presenters.note(record.from)
      if let instance = record.toInstance { presented.insert(instance) }
    } else if let container = Self.containers[record.kind] {
      comesOtherwise = true
      containers.note(container)
    }
  }

  private static let containers: [TransitionKind: ContainerKind] = [
    .push: .navigation, .select: .tab, .turn: .page,
  ]

  /// Whether all of them are presented: where others come in another way, nothing about presentations holds for all.
  private var isAlwaysPresented: Bool {
    isPresented && !comesOtherwise && presented.isSuperset(of: appeared.values)
  }

  /// The style with which all are presented.
  var style: PresentationStyle? { isAlwaysPresented ? styles.value : nil }
  /// The controller that presents all.
  var presenter: String? { isAlwaysPresented ? presenters.value : nil }
  /// The container that all are in.
  var container: ContainerKind? { isPresented ? nil : containers.value }
  /// The value of `isModalInPresentation` of all.
  var modalInPresentation: Bool? { settings.value }
}
