// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
  public var name: String
  public init(stringLiteral value: String) { name = value }
  public init(_ name: String) { self.name = name }
  public var description: String { name }
}

@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  private var value: Int8
  public init(_ value: Bool) { self.value = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public var boolValue: Bool { value != 0 }
}

// What the compiler calls where a BOOL becomes a Bool.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

// A toolchain may say that it is Sendable; the recorder must not need it.
@available(*, unavailable)
extension Selector: Sendable {}
