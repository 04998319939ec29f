// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Foundation on Linux knows nothing of Objective-C, and has an ObjCBool of its own.
@_exported import Foundation
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { NSArray() }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { [] }
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

public struct Data: Sendable {
  public init(_ bytes: some Sequence<UInt8>) {}
}

public struct Date: Sendable {
  public init() {}
  public var timeIntervalSince1970: Double { 0 }
}

public struct URL: Sendable {
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
  public var path: String { "" }
}

public struct OperatingSystemVersion: Sendable {
  public var majorVersion: Int
  public var minorVersion: Int
}

open class ProcessInfo: @unchecked Sendable {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processName: String { "" }
  open var processIdentifier: Int32 { 0 }
  open var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 0, minorVersion: 0)
  }
}

open class NSLock: @unchecked Sendable {
  public init() {}
  open func lock() {}
  open func unlock() {}
}

open class Thread {
  open class var isMainThread: Bool { true }
}

open class Bundle: @unchecked Sendable {
  public init(for aClass: AnyClass) {}
  open var bundlePath: String { "" }
}

open class FileManager {
  public struct SearchPathDirectory { public static let documentDirectory = SearchPathDirectory() }
  public struct SearchPathDomainMask { public static let userDomainMask = SearchPathDomainMask() }
  open class var `default`: FileManager { FileManager() }
  open func fileExists(atPath path: String) -> Bool { false }
  open func createFile(atPath path: String, contents data: Data?) -> Bool { false }
  open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { [] }
}

open class FileHandle: @unchecked Sendable {
  open class var standardOutput: FileHandle { FileHandle() }
  public init() {}
  public convenience init?(forWritingAtPath path: String) { self.init() }
  open var fileDescriptor: Int32 { 0 }
  @available(iOS 13.4, *) open func seekToEnd() throws -> UInt64 { 0 }
  @available(iOS 13.4, *) public func write(contentsOf data: some Sequence<UInt8>) throws {}
  @available(iOS 13.4, *) public func write(contentsOf data: Data) throws {}
}

public struct Notification {
  public struct Name: Hashable, Sendable {
    public init(_ rawValue: String) {}
  }

  public var object: Any?
}

public class OperationQueue {}

open class NotificationCenter: @unchecked Sendable {
  open class var `default`: NotificationCenter { NotificationCenter() }
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
}

open class DispatchQueue: @unchecked Sendable {
  public class var main: DispatchQueue { DispatchQueue() }
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
