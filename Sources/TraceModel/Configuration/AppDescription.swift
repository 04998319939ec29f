/// What the configuration says of the app whose log is read: what no log can tell.
public struct AppDescription: Sendable {
  /// The release of iOS; `nil` stands for the newest.
  public var os: OSVersion?
  /// Phone or pad.
  public var device = Device.phone
  /// Whether the screen is compact in height (a phone in landscape).
  public var compactHeight = false
  /// What is known of controllers, by the globs of their names; the first that says something stands.
  public var controllers: [ControllerDescription] = []

  /// Nothing said: the newest iOS, a phone, no compact height.
  public init() {}
}

/// A release of iOS, such as 17.4.
public struct OSVersion: Hashable, Comparable, Sendable {
  /// The number before the point.
  public var major: Int
  /// The number after it.
  public var minor: Int

  /// A release by its numbers.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// By age.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// What an app runs on, as far as presentations differ.
public enum Device: String, CaseIterable, Sendable {
  case phone, pad
}

/// What the configuration says of the controllers whose names fit a glob.
public struct ControllerDescription: Sendable {
  /// The glob: `*` for any text, `?` for one character, all else as it stands, in any capitals.
  public var pattern: String
  /// Its presentation style.
  public var style: PresentationStyle?
  /// Who presents it.
  public var presentedBy: String?
  /// The value of its `isModalInPresentation`.
  public var modalInPresentation: Bool?
  /// The container that it lives in.
  public var container: ContainerKind?
  /// The events that its class logs, seen or not.
  public var logs: [EventKind] = []

  /// Nothing said of the controllers of a pattern.
  public init(pattern: String) {
    self.pattern = pattern
  }
}

/// A container, as `in` of the configuration names it.
public enum ContainerKind: String, CaseIterable, Sendable {
  case navigation, tab, page
  case pageCurl = "page-curl"
  case child, split
}
