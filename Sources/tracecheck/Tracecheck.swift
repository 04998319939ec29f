import TraceModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program: words in, bytes out, an exit code.
@main
struct Tracecheck {
  static func main() async {
    SystemCalls.holdStreams()
    SystemCalls.letWritesFail()
    EndingSignals.watch()
    let code = await run(Array(CommandLine.arguments.dropFirst()), .ofProcess)
    exit(code.rawValue)
  }

  /// Runs a command line against a console.
  static func run(_ arguments: [String], _ console: Console) async -> ExitCode {
    let code = await answer(arguments, console)
    console.output.flush()
    console.errors.flush()
    // A reader that has gone wanted no more; any other failure is one of ours.
    guard case .failed(let reason) = console.output.failure else { return code }
    return console.trouble("can't write to standard output: \(reason)")
  }

  private static func answer(_ arguments: [String], _ console: Console) async -> ExitCode {
    var invocation: Invocation
    do throws(UsageError) {
      invocation = try ArgumentParser.parse(arguments, commands: Commands.all)
    } catch {
      return console.trouble(error.message)
    }
    if invocation.options.wantsHelp { return help(invocation, console) }
    if invocation.options.wantsVersion {
      console.output.write("tracecheck \(ToolVersion.current)\n")
      return .passed
    }
    do throws(UsageError) {
      invocation.operands = try LogNames.expanded(of: invocation)
    } catch {
      return console.trouble(error.message)
    }
    return await invocation.command.run(invocation, console)
  }

  private static func help(_ invocation: Invocation, _ console: Console) -> ExitCode {
    let help = Help(
      commands: Commands.all, paint: console.outputPaint(invocation.options.colour), width: console.width)
    console.output.write(invocation.isNamed ? help.text(for: invocation.command) : help.general)
    return .passed
  }
}
