/// What the library reads of a configuration: the file, those that it extends, and the baseline that it names.
enum ConfigurationFiles {
  /// The settings of a configuration file, whose text may be at hand.
  static func settings(_ file: String, text: String? = nil) throws(Trace.ConfigurationError) -> RunSettings {
    var loader = ConfigurationLoader(rules: .ofRegistry, version: ToolVersion.current) {
      path throws(ConfigurationLoader.Unreadable) in
      if path == file, let text { return ContiguousArray(text.utf8) }
      return try contents(of: path)
    }
    do throws(ConfigurationError) {
      return try kept(RunSettings(loader.load(file: file, options: [])))
    } catch {
      throw error.face
    }
  }

  /// The settings with all that a trace may be asked for later.
  static func kept(_ settings: RunSettings) -> RunSettings {
    var settings = settings
    settings.recorder = RunRecorder(keepsAll: false)
    settings.keepsTimes = true
    return settings
  }

  /// The baseline that a configuration names; `nil` where it names none. One that is not there is no empty one.
  static func baseline(of settings: RunSettings) throws(Trace.ConfigurationError) -> Baseline? {
    guard let path = settings.configuration.baseline else { return nil }
    let bytes: ContiguousArray<UInt8>
    do throws(ConfigurationLoader.Unreadable) {
      bytes = try contents(of: path)
    } catch {
      throw problem(at: path, error.message)
    }
    do throws(BaselineReader.Problem) {
      return try BaselineReader(path: path).read(bytes)
    } catch {
      throw problem(at: error.location, error.reason)
    }
  }

  private static func problem(at location: String, _ message: String) -> Trace.ConfigurationError {
    Trace.ConfigurationError(problems: [
      Trace.ConfigurationError.Problem(location: location, key: "baseline", message: message)
    ])
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
