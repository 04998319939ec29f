import Dispatch
import TraceModel

/// Brings reports to their files, beside each other: to rename one file over another may take a file system some
/// milliseconds, in which others can be made and written.
enum ReportFiles {
  /// A report that is to be made and written.
  struct Job: Sendable {
    /// Where it goes.
    let file: String
    /// Why nothing may be written there, if so.
    var conflict: String?
    /// Makes it.
    let render: @Sendable () -> ContiguousArray<UInt8>
    /// What there is to say of its size in bytes, if anything.
    var remark: @Sendable (Int) -> String? = { _ in nil }

    /// Makes and writes it on a thread of its own: waiting for a disk must keep nobody from work.
    fileprivate func done(_ index: Int) async -> Outcome {
      await withCheckedContinuation { answer in
        DispatchQueue(label: file).async { answer.resume(returning: run(index)) }
      }
    }

    fileprivate func run(_ index: Int) -> Outcome {
      do throws(ReportFile.Unwritable) {
        if let conflict { throw ReportFile.Unwritable(message: conflict) }
        let bytes = render()
        let remark = remark(bytes.count)
        try ReportFile(path: file).write(bytes)
        return Outcome(index: index, remark: remark)
      } catch {
        let remark = "can't write \(ShownText.escaped(file)): \(error.message)"
        return Outcome(index: index, isWritten: false, remark: remark)
      }
    }
  }

  fileprivate struct Outcome: Sendable {
    var index: Int
    var isWritten = true
    var remark: String?
  }

  /// Writes all, and says in their order what is to be said of them.
  ///
  /// - Returns: false where one of them could not be written.
  static func write(_ jobs: [Job], _ console: Console) async -> Bool {
    let hasOwnFile = jobs.map { ReportFile(path: $0.file).identity != nil }
    var outcomes = await withTaskGroup(of: Outcome.self) { group in
      for index in jobs.indices where hasOwnFile[index] {
        group.addTask { await jobs[index].done(index) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // A device, and a stream that the process holds open, takes several; they must not be mixed.
    for index in jobs.indices where !hasOwnFile[index] { outcomes.append(jobs[index].run(index)) }
    for outcome in outcomes.sorted(by: { $0.index < $1.index }) {
      if let remark = outcome.remark { console.complain(remark) }
    }
    return outcomes.allSatisfy(\.isWritten)
  }
}
