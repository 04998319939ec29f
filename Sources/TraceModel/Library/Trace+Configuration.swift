extension Trace {
  /// What no log can tell of an app, and which rules matter: all that `.tracecheck.json` can say.
  ///
  ///     try Trace.Configuration(["os": "17.4", "controllers": ["Filter": ["style": "pageSheet"]]])
  ///
  /// A baseline that it names is read with it, and the findings that it knows are left out as `check` leaves them out.
  /// Reports that it asks for are not written: that is for the program.
  public struct Configuration: Sendable {
    let settings: RunSettings
    /// The findings that are known already; `nil` where there is no baseline.
    let baseline: Baseline?

    /// Nothing said: the newest iOS, a phone, all rules at their levels.
    public init() {
      settings = ConfigurationFiles.kept(RunSettings())
      baseline = nil
    }

    /// The configuration in a file, and in those that it extends.
    ///
    /// - Parameter path: a JSON5 file.
    /// - Throws: `Trace.ConfigurationError` with everything that is wrong with it, or with its baseline.
    public init(contentsOf path: String) throws(Trace.ConfigurationError) {
      settings = try ConfigurationFiles.settings(path)
      baseline = try ConfigurationFiles.baseline(of: settings)
    }

    /// The configuration that a text says, in the words of the file.
    ///
    /// - Parameter text: JSON5.
    /// - Throws: `Trace.ConfigurationError` with everything that is wrong with it.
    public init(text: String) throws(Trace.ConfigurationError) {
      settings = try ConfigurationFiles.settings("configuration", text: text)
      baseline = try ConfigurationFiles.baseline(of: settings)
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
  public init(stringLiteral value: String) {
    var writer = JSONWriter()
    writer.string(value)
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
  /// An object. A key that is there twice is refused when the configuration is made.
  public init(dictionaryLiteral elements: (String, Trace.Configuration.Value)...) {
    json = "{" + elements.map { "\(Self(stringLiteral: $0).json): \($1.json)" }.joined(separator: ", ") + "}"
  }
}
