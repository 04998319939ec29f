import TraceModel

/// The file of a baseline.
struct BaselineFile {
  /// Its path.
  let path: String

  /// The file that the flags or the configuration name; `nil` where neither does.
  static func chosen(_ options: Options, _ configuration: Configuration) -> BaselineFile? {
    switch options.baseline {
    case .none: nil
    case .file(let path): BaselineFile(path: path)
    case .configured: configuration.baseline.map { BaselineFile(path: $0) }
    }
  }

  /// Whether there is one.
  var exists: Bool { FileContents.exists(path) }

  /// What it holds. A missing baseline isn't an empty one: a gate that lost its baseline should say so.
  ///
  /// - Parameter advice: what to do where it can't be understood.
  func read(advice: String = "") throws(UsageError) -> Baseline {
    let bytes: ContiguousArray<UInt8>
    do throws(ConfigurationLoader.Unreadable) {
      bytes = try FileContents.read(path, limit: JSONReader.sizeLimit + 1)
    } catch {
      throw UsageError(
        message: "can't read the baseline \(ShownText.escaped(path)): \(error.message)"
          + (exists ? "" : "; `tracecheck baseline write LOG` makes one"))
    }
    do throws(BaselineReader.Problem) {
      return try BaselineReader(path: path).read(bytes)
    } catch {
      throw UsageError(message: "can't read the baseline: \(ShownText.escaped(error.message))\(advice)")
    }
  }

  /// Replaces it, whole or not at all.
  func write(_ baseline: Baseline) throws(UsageError) {
    do throws(ReportFile.Unwritable) {
      try ReportFile(path: path).write(baseline.bytes)
    } catch {
      throw UsageError(message: "can't write \(ShownText.escaped(path)): \(error.message)")
    }
  }
}
