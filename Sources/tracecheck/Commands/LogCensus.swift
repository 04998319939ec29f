import TraceModel

/// Who is in a log: for the words about a filter that nothing fits.
struct LogCensus {
  private(set) var names: Set<String> = []
  private(set) var processes: Set<Int32> = []

  /// The census of a log, whatever the filters say; nothing of one that can't be read again.
  init(_ log: String, _ configuration: Configuration) {
    guard FileContents.size(ofAll: [log]) != nil else { return }
    do throws(ConfigurationError) {
      count(log, try RunSettings(configuration))
    } catch {
      // The configuration was read before, so nothing is wrong with it.
    }
  }

  private mutating func count(_ log: String, _ settings: RunSettings) {
    var (names, processes): (Set<String>, Set<Int32>) = ([], [])
    do throws(ReadError) {
      _ = try TraceCheck.events(log, settings) { batch, _ in
        names.formUnion(batch.newNames)
        for event in batch.events { processes.insert(event.process) }
        return true
      }
    } catch {
      return
    }
    (self.names, self.processes) = (names, processes)
  }
}
