/// All that a run needs to know before it reads: what is known of the app, and what is asked for.
package struct RunSettings: Sendable {
  /// What is known of the app.
  package let configuration: Configuration
  /// What is asked for.
  package let filter: RunFilter
  /// Records what pictures need of each log, where any are wanted.
  package var recorder: RunRecorder?
  /// Whether it is wanted what a log says of where it comes from.
  package var findsOrigins = false
  /// Whether the moments of events are wanted, to tell how long something takes.
  package var keepsTimes = false
  /// Is told how many bytes were read, a block at a time.
  package var didRead: (@Sendable (Int) -> Void)?
  /// Whether more of a log is still wanted: where it is said, logs are read while they are written. Asked every now and
  /// then while there is nothing to read.
  package var isFollowing: (@Sendable () -> Bool)?
  private let formats: [LineTemplate]

  /// The settings of a configuration; refused where one of its line formats can't work.
  package init(_ configuration: Configuration, filter: RunFilter = RunFilter()) throws(ConfigurationError) {
    self.configuration = configuration
    self.filter = filter
    formats = try Self.templates(configuration)
  }

  /// A result with what its log says of where it comes from, where that is wanted.
  func told(_ result: LogResult, _ path: String) -> LogResult {
    guard findsOrigins else { return result }
    var result = result
    let origin = OriginReader.origin(of: path)
    for index in result.traces.indices { result.traces[index].summary.origin = origin }
    return result
  }

  /// The settings where nothing is said.
  init() {
    configuration = Configuration()
    filter = RunFilter()
    formats = []
  }

  /// Opens a log.
  func open(_ path: String) throws(ReadError) -> ByteSource {
    guard let isFollowing else { return try ByteSource.open(path) }
    return try ByteSource.open(path, following: isFollowing)
  }

  /// What the reader is asked for.
  var readOptions: ReadOptions {
    var options = ReadOptions()
    options.timeText = filter.needsTimes
    options.times = keepsTimes || recorder != nil || configuration.app.rules.contains { $0.within != nil }
    options.formats = formats
    options.didRead = didRead
    // Where a word is given twice, the nearer one counts.
    options.words = Dictionary(
      configuration.words.map { ($0.text, $0.event) }, uniquingKeysWith: { near, _ in near })
    options.labels = Dictionary(
      configuration.labels.map { ($0.text, $0.controller) }, uniquingKeysWith: { near, _ in near })
    return options
  }

  private static func templates(_ configuration: Configuration) throws(ConfigurationError) -> [LineTemplate] {
    var templates: [LineTemplate] = []
    var problems: [ConfigurationProblem] = []
    for (index, format) in configuration.formats.enumerated() {
      do throws(LineTemplate.Fault) {
        templates.append(try LineTemplate(format.text))
      } catch {
        problems.append(
          ConfigurationProblem(
            location: configuration.origins.name(of: position(of: error, in: format)),
            keyPath: "formats.\(index)",
            message: message(error)))
      }
    }
    if !problems.isEmpty { throw ConfigurationError(problems: problems) }
    return templates
  }

  /// Where in the file the fault is: behind the opening quote, for what is written without escapes.
  private static func position(
    of fault: LineTemplate.Fault, in format: (text: String, position: TextPosition)
  ) -> TextPosition {
    var position = format.position
    let before = Array(format.text.utf8).prefix(fault.offset)
    position.column += 1 + String(decoding: before, as: UTF8.self).unicodeScalars.count
    return position
  }

  private static func message(_ fault: LineTemplate.Fault) -> String {
    guard case .unknownField(let name) = fault.reason else { return fault.message }
    return fault.message + Suggestion.didYouMean(name, among: LineTemplate.Field.allCases.map(\.rawValue))
  }
}
