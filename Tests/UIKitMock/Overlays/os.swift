// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public final class OSLog: @unchecked Sendable {
  public init(subsystem: String, category: String) {}
}

public struct OSLogType: Sendable {
  public static let `default` = OSLogType()
}

public func os_log(_ message: StaticString, log: OSLog, type: OSLogType, _ arguments: any CVarArg...) {}

@available(iOS 14.0, *)
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
}

@available(iOS 14.0, *)
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
      _ value: @autoclosure @escaping () -> String, privacy: OSLogPrivacy
    ) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

@available(iOS 14.0, *)
public struct Logger: Sendable {
  public init(_ log: OSLog) {}
  public func notice(_ message: OSLogMessage) {}
}
