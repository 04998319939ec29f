// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public let F_SETNOSIGPIPE: Int32 = 73
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
