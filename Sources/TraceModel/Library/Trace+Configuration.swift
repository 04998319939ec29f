extension Trace {
  /// What no log can tell of an app, and which rules matter: all that `.tracecheck.json` can say.
  ///
  ///     try Trace.Configuration(["os": "17.4", "controllers": ["Filter": ["style": "pageSheet"]]])
  ///
  /// A baseline that it names is not looked at, and reports that it asks for are not written: that is for the program.
  public struct Configuration: Sendable {
    let settings: RunSettings

    /// Nothing said: the newest iOS, a phone, all rules at their levels.
    public init() { settings = RunSettings().ofTrace }

    /// The configuration in a file, and in those that it extends.
    ///
    /// - Parameter path: a JSON5 file.
    /// - Throws: `Trace.ConfigurationError` with everything that is wrong with it.
    public init(contentsOf path: String) throws(Trace.ConfigurationError) {
      settings = try RunSettings.loaded(path, text: nil)
    }

    /// The configuration that a text says, in the words of the file.
    ///
    /// - Parameter text: JSON5.
    /// - Throws: `Trace.ConfigurationError` with everything that is wrong with it.
    public init(text: String) throws(Trace.ConfigurationError) {
      settings = try RunSettings.loaded("configuration", text: text)
    }

    /// The configuration that values say, by the keys of the file.
    ///
    /// - Parameter values: an object; a key that is not known is refused as it is in a file.
    /// - Throws: `Trace.ConfigurationError` with everything that is wrong with it.
    public init(_ values: Value) throws(Trace.ConfigurationError) {
      try self.init(text: values.json)
    }

    /// A value of a configuration that is built in code. It is written as a literal.
    public struct Value: Sendable {
      /// The value as JSON.
      let json: String
    }
  }
}

extension Trace.Configuration.Value: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text that is not a literal.
  public init(_ text: String) {
    var writer = JSONWriter()
    writer.string(text)
    json = String(decoding: writer.take(), as: UTF8.self)
  }
}

extension Trace.Configuration.Value: ExpressibleByBooleanLiteral {
  /// Yes or no.
  public init(booleanLiteral value: Bool) { json = "\(value)" }
}

extension Trace.Configuration.Value: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { json = "\(value)" }
}

extension Trace.Configuration.Value: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral elements: Trace.Configuration.Value...) {
    json = "[" + elements.map(\.json).joined(separator: ", ") + "]"
  }
}

extension Trace.Configuration.Value: ExpressibleByDictionaryLiteral {
  /// An object. A key that stands twice is refused when the configuration is made.
  public init(dictionaryLiteral elements: (String, Trace.Configuration.Value)...) {
    json = "{" + elements.map { "\(Self($0).json): \($1.json)" }.joined(separator: ", ") + "}"
  }
}

extension RunSettings {
  /// The settings with all that a trace may be asked for later.
  fileprivate var ofTrace: RunSettings {
    var settings = self
    settings.recorder = RunRecorder(keepsAll: false)
    settings.keepsTimes = true
    return settings
  }

  /// The settings of a configuration file, whose text may be at hand.
  fileprivate static func loaded(_ file: String, text: String?) throws(Trace.ConfigurationError)
    -> RunSettings
  {
    var loader = ConfigurationLoader(rules: .ofRegistry, version: ToolVersion.current) {
      path throws(ConfigurationLoader.Unreadable) in
      if path == file, let text { return ContiguousArray(text.utf8) }
      return try contents(of: path)
    }
    do throws(ConfigurationError) {
      return try RunSettings(loader.load(file: file, options: [])).ofTrace
    } catch {
      throw error.face
    }
  }

  private static func contents(
    of path: String
  ) throws(ConfigurationLoader.Unreadable) -> ContiguousArray<UInt8> {
    do throws(ReadError) {
      var source = try ByteSource.open(path)
      return try source.readWhole(atMost: JSONReader.sizeLimit + 1)
    } catch {
      throw ConfigurationLoader.Unreadable(message: error.explanation)
    }
  }
}
