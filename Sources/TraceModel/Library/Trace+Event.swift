extension Trace {
  /// An event of the canonical notation: a callback, a delegate call or a mark. New ones may come, so that a `switch`
  /// needs a `default`; `docs/recording.md` lists them all.
  public struct Event: RawRepresentable, Hashable, Sendable {
    /// The word of the notation, such as `viewWillAppear`.
    public let rawValue: String

    /// An event by its word; `nil` where there is none of it.
    public init?(rawValue: String) {
      guard let kind = EventKind.allCases.first(where: { $0.name == rawValue && $0 != .diagnostic }) else {
        return nil
      }
      self.init(kind)
    }

    init(_ kind: EventKind) { rawValue = kind.name }

    /// The first event of an instance.
    public static let `init` = Event(.initialized)
    /// `loadView()`
    public static let loadView = Event(.loadView)
    /// `viewDidLoad()`
    public static let viewDidLoad = Event(.viewDidLoad)
    /// `viewWillAppear(_:)`
    public static let viewWillAppear = Event(.viewWillAppear)
    /// `viewIsAppearing(_:)`
    public static let viewIsAppearing = Event(.viewIsAppearing)
    /// `viewDidAppear(_:)`
    public static let viewDidAppear = Event(.viewDidAppear)
    /// `viewWillDisappear(_:)`
    public static let viewWillDisappear = Event(.viewWillDisappear)
    /// `viewDidDisappear(_:)`
    public static let viewDidDisappear = Event(.viewDidDisappear)
    /// The last event of an instance.
    public static let `deinit` = Event(.deinitialized)
    /// `presentationControllerShouldDismiss(_:)`, with the key `result`.
    public static let presentationControllerShouldDismiss = Event(.presentationControllerShouldDismiss)
    /// `presentationControllerWillDismiss(_:)`
    public static let presentationControllerWillDismiss = Event(.presentationControllerWillDismiss)
    /// `presentationControllerDidDismiss(_:)`
    public static let presentationControllerDidDismiss = Event(.presentationControllerDidDismiss)
    /// `presentationControllerDidAttemptToDismiss(_:)`
    public static let presentationControllerDidAttemptToDismiss = Event(
      .presentationControllerDidAttemptToDismiss)
    /// The presenter is asked to present another, with the keys `style` and `modalInPresentation`.
    public static let present = Event(.present)
    /// The completion of a presentation, of the presented controller.
    public static let presentCompletion = Event(.presentCompletion)
    /// A controller is dismissed by code.
    public static let dismiss = Event(.dismiss)
    /// The completion of a dismissal.
    public static let dismissCompletion = Event(.dismissCompletion)
    /// A navigation controller is asked to push another.
    public static let push = Event(.push)
    /// A navigation controller is asked to pop its top.
    public static let pop = Event(.pop)
    /// A navigation controller is asked to pop all but its root.
    public static let popToRoot = Event(.popToRoot)
    /// A navigation controller is given a stack.
    public static let setViewControllers = Event(.setViewControllers)
    /// A tab controller is given a tab.
    public static let select = Event(.select)
    /// A window is given its root.
    public static let setRoot = Event(.setRoot)
  }
}
