// TraceRecorder.swift, printed by `tracecheck recorder`. Add it to an app, call `TraceRecorder.start()` before the first
// window is made, and the app logs what tracecheck checks. It does nothing in a build without DEBUG, unless
// TRACECHECK_RECORDER is defined. iOS 13 and later; Swift 5.9 and later, in the language modes 5 and 6.
//
// By default the trace goes to the unified log, subsystem `tracecheck`. To get a file from the simulator, launch the app
// with `-TRACECHECK_OUTPUT file:/tmp/trace.log` (a path on your Mac), use it, and run `tracecheck /tmp/trace.log`.
//
// The first half knows nothing of UIKit: what a line looks like, where it goes, which calls are written. The second half
// puts itself before the methods of UIKit and tells the first what was called.

#if DEBUG || TRACECHECK_RECORDER

  import Foundation
  #if canImport(Darwin)
    import Darwin
  #endif
  #if canImport(os)
    import os
  #endif

  /// Records what UIKit calls, for tracecheck.
  enum TraceRecorder {
    /// The version of this file.
    static let version = "1"
  }

  // MARK: - What is written

  extension TraceRecorder {
    /// A controller, window or coordinator: its class and its address.
    struct Subject: Hashable, Sendable {
      let name: String
      let address: UInt

      /// An object's own; 0 stands for something without an address, such as the app.
      init(_ name: String, _ address: UInt = 0) {
        self.name = name
        self.address = address
      }

      var instance: String { "0x" + String(address, radix: 16) }
      var text: String { address == 0 ? name : name + "@" + instance }

      /// The name of a class without its module, its generic arguments and what key-value observing puts before it:
      /// what is left can be put between brackets.
      static func name(ofClass written: String) -> String {
        let observed = "NSKVONotifying_"
        let own = written.hasPrefix(observed) ? written.dropFirst(observed.count) : Substring(written)
        let plain = own.prefix { $0 != "<" && $0 != "[" && $0 != "]" && $0 != "@" && !$0.isNewline }
        let last = plain.split(separator: ".").last ?? plain
        return last.isEmpty ? "Controller" : String(last.prefix(80))
      }
    }

    /// What follows a key.
    enum Value: Sendable {
      case flag(Bool)
      case word(String)
      case subject(Subject)
    }

    /// One event, before it is written in one of the two notations.
    struct Entry: Sendable {
      var subject: Subject
      var event: String
      var objects: [Subject] = []
      var keys: [(name: String, value: Value)] = []

      init(_ subject: Subject, _ event: String, _ objects: [Subject] = []) {
        self.subject = subject
        self.event = event
        self.objects = objects
      }

      /// Adds a key; one without a value is left out: it is unknown, and not false.
      mutating func add(_ name: String, _ value: Bool?) {
        if let value { keys.append((name, .flag(value))) }
      }

      mutating func add(_ name: String, word: String?) {
        if let word { keys.append((name, .word(word))) }
      }

      mutating func add(_ name: String, _ value: Subject?) {
        if let value { keys.append((name, .subject(value))) }
      }

      /// `[Name@0x7f40] event Other@0x7f80 key=value`
      var text: String {
        var text = "[\(subject.text)] \(event)"
        if !objects.isEmpty { text += " " + objects.map(\.text).joined(separator: ",") }
        for (name, value) in keys {
          switch value {
          case .flag(let flag): text += " \(name)=\(flag)"
          case .word(let word): text += " \(name)=\(word)"
          case .subject(let other): text += " \(name)=\(other.text)"
          }
        }
        return text
      }

      /// The same as a JSON object. A list of controllers has no key there, so such an event is a message.
      func json(time: String, process: Int32) -> String {
        let head = "{\"time\":\"\(time)\",\"pid\":\(process),"
        if objects.count > 1 { return head + "\"message\":\(Self.quoted(text))}" }
        var json = head + "\"controller\":\(Self.quoted(subject.name)),\"event\":\(Self.quoted(event))"
        if subject.address != 0 { json += ",\"instance\":\"\(subject.instance)\"" }
        if let other = objects.first { json += ",\"object\":\(Self.quoted(other.text))" }
        for (name, value) in keys {
          switch value {
          case .flag(let flag): json += ",\"\(name)\":\(flag)"
          case .word(let word): json += ",\"\(name)\":\(Self.quoted(word))"
          case .subject(let other): json += ",\"\(name)\":\(Self.quoted(other.text))"
          }
        }
        return json + "}"
      }

      private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"", "\\": quoted += "\\\(scalar)"
          case _ where scalar.value < 0x20: quoted += " "
          default: quoted.unicodeScalars.append(scalar)
          }
        }
        return quoted + "\""
      }
    }

    /// What a controller knows of itself at an appearance callback.
    struct Circumstances {
      var presentedBy: Subject?
      var style: String?
      var modalInPresentation: Bool?
      var parent: Subject?
      var isBeingPresented = false
      var isBeingDismissed = false
      var isMovingToParent = false
      var isMovingFromParent = false
      var isAnimated = false

      /// The callback with all of it; what is false all the time is left out, and what is unknown.
      func entry(_ subject: Subject, _ event: String) -> Entry {
        var entry = Entry(subject, event)
        entry.add("presentedBy", presentedBy)
        entry.add("style", word: style)
        entry.add("modalInPresentation", modalInPresentation)
        entry.add("parent", parent)
        entry.add("beingPresented", isBeingPresented)
        entry.add("beingDismissed", isBeingDismissed)
        entry.add("movingToParent", isMovingToParent)
        entry.add("movingFromParent", isMovingFromParent)
        entry.add("animated", isAnimated)
        return entry
      }
    }

    /// A style as tracecheck spells it, by its raw value; `nil` for one that came after this file was written.
    static func styleName(rawValue: Int) -> String? {
      let names = [
        "automatic", "none", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom",
        "overFullScreen", "overCurrentContext", "popover",
      ]
      return names.indices.contains(rawValue + 2) ? names[rawValue + 2] : nil
    }

    /// The moment in UTC, as the system's own log writes it: `2026-03-01 09:41:00.123456+0000`.
    static func timestamp(microsecondsSince1970 moment: Int64) -> String {
      let (allSeconds, fraction) = divided(moment, by: 1_000_000)
      let (days, second) = divided(allSeconds, by: 86_400)
      // The calendar repeats itself every 400 years, here counted from a first of March.
      let (era, dayOfEra) = divided(days + 719_468, by: 146_097)
      let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let month = (5 * dayOfYear + 2) / 153
      let day = dayOfYear - (153 * month + 2) / 5 + 1
      let year = era * 400 + yearOfEra + (month >= 10 ? 1 : 0)
      return "\(padded(year, 4))-\(padded(month < 10 ? month + 3 : month - 9, 2))-\(padded(day, 2)) "
        + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
        + ".\(padded(fraction, 6))+0000"
    }

    private static func divided(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
      let remainder = ((number % divisor) + divisor) % divisor
      return ((number - remainder) / divisor, remainder)
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
  }

  // MARK: - Where it goes

  extension TraceRecorder {
    /// What the environment, or the launch arguments, ask for: `TRACECHECK_OUTPUT=file:trace.log`, or
    /// `-TRACECHECK_OUTPUT file:trace.log`.
    struct Options: Equatable, Sendable {
      enum Output: Equatable, Sendable {
        case log, print, off
        case file(String)
      }

      /// `log`, the unified log, where nothing is said; `print`, `off` or `file:PATH`. A path that does not begin with `/`
      /// is one in the app's documents.
      var output = Output.log
      /// `TRACECHECK_FORMAT=json`: JSON lines.
      var isJSON = false
      /// `TRACECHECK_LIMIT=64`: at most that many MiB of a file or of standard output.
      var limit = 64 << 20

      init(environment: [String: String], arguments: [String]) {
        func value(_ name: String) -> String? {
          guard let place = arguments.firstIndex(of: "-" + name), place + 1 < arguments.count else {
            return environment[name]
          }
          return arguments[place + 1]
        }
        output = value("TRACECHECK_OUTPUT").flatMap(Self.output) ?? .log
        isJSON = value("TRACECHECK_FORMAT") == "json"
        limit = value("TRACECHECK_LIMIT").flatMap { Int($0) }.map { min(max($0, 1), 1 << 20) << 20 } ?? limit
      }

      private static func output(_ word: String) -> Output? {
        switch word {
        case "log": return .log
        case "print": return .print
        case "off": return .off
        default: return word.hasPrefix("file:") ? .file(String(word.dropFirst(5))) : nil
        }
      }
    }

    /// Takes entries from every thread and hands lines on, in order, as long as there is room and nobody fails.
    final class Journal: @unchecked Sendable {
      private let lock = NSLock()
      private let write: (String) throws -> Void
      private let complain: (String) -> Void
      private let isJSON: Bool
      private let isStamped: Bool
      private let head: String
      private let process: Int32
      private var room: Int
      private var isOver = false
      /// Lines that wait until it is known what belongs before them; `nil` keeps a place.
      private var held: [String?] = []
      private var holds = 0
      /// Counts how often the waiting was over; a place kept before that is gone.
      private var turn = 0

      /// A place for a line that may come.
      struct Place: Sendable {
        fileprivate let index: Int
        fileprivate let turn: Int
      }

      /// - Parameters:
      ///   - isStamped: whether a line begins with the time and the process, as the unified log does it by itself.
      ///   - write: takes a line; what it throws ends the recording.
      ///   - complain: takes the one line that says why the recording ended.
      init(
        process: (name: String, number: Int32), limit: Int, isJSON: Bool = false, isStamped: Bool = true,
        write: @escaping (String) throws -> Void, complain: @escaping (String) -> Void
      ) {
        let name = process.name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        head = " " + String(name) + "[\(process.number):1] "
        self.process = process.number
        room = limit
        self.isJSON = isJSON
        self.isStamped = isStamped
        self.write = write
        self.complain = complain
      }

      /// Writes an entry.
      func note(_ entry: Entry) {
        let line = line(entry)
        locked { put(line) }
      }

      /// Writes a remark that isn't an event.
      func remark(_ text: String) {
        let line = isJSON ? "{\"pid\":\(process),\"message\":\"\(text)\"}" : text
        locked { put(line) }
      }

      /// Keeps a place for a line that may turn out not to be true; all others wait for `settle`.
      func hold() -> Place {
        locked {
          holds += 1
          held.append(nil)
          return Place(index: held.count - 1, turn: turn)
        }
      }

      /// Fills a place that was kept, or gives it up; writes what waited, once no place is kept any more.
      func settle(_ place: Place, _ entry: Entry?) {
        let line = entry.map(line)
        locked {
          guard place.turn == turn else { return }
          held[place.index] = line
          holds -= 1
          if holds == 0 { writeHeld() }
        }
      }

      /// Gives up all places that are kept: what kept them was thrown out by an exception.
      func release() {
        locked { if holds > 0 { writeHeld() } }
      }

      private func writeHeld() {
        let lines = held
        held = []
        holds = 0
        turn += 1
        for line in lines { if let line { put(line) } }
      }

      private func line(_ entry: Entry) -> String {
        guard isStamped || isJSON else { return entry.text }
        let time = TraceRecorder.timestamp(
          microsecondsSince1970: Int64(Date().timeIntervalSince1970 * 1_000_000))
        return isJSON ? entry.json(time: time, process: process) : time + head + entry.text
      }

      private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
      }

      private func put(_ line: String) {
        guard !isOver else { return }
        guard holds == 0 else { return held.append(line) }
        guard line.utf8.count < room else { return end("the limit is reached") }
        room -= line.utf8.count + 1
        do { try write(line) } catch { end("a line could not be written (\(error))") }
      }

      private func end(_ reason: String) {
        isOver = true
        complain("tracecheck recorder: \(reason); the recording ends here")
      }
    }

    /// Lines go to a file or to standard output, each at once: what was written survives a crash.
    struct LineFile {
      enum Trouble: Error { case tooOld, unwritable(String) }

      let handle: FileHandle

      init(_ handle: FileHandle) {
        self.handle = handle
        // A pipe that nobody reads any more is an error here, and not the end of the app.
        #if canImport(Darwin)
          _ = Darwin.fcntl(handle.fileDescriptor, F_SETNOSIGPIPE, 1)
        #endif
      }

      /// Opens a file to write behind what is in it: a UI test launches the app many times.
      init(path: String) throws {
        if !FileManager.default.fileExists(atPath: path) {
          guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw Trouble.unwritable(path)
          }
        }
        guard let handle = FileHandle(forWritingAtPath: path) else { throw Trouble.unwritable(path) }
        self.init(handle)
        if #available(iOS 13.4, *) { _ = try handle.seekToEnd() }
      }

      func write(_ line: String) throws {
        guard #available(iOS 13.4, *) else { throw Trouble.tooOld }
        try handle.write(contentsOf: Data((line + "\n").utf8))
      }
    }

    /// The journal that options ask for; `nil` where they ask for none.
    static func journal(
      _ options: Options, process: (name: String, number: Int32), complain: @escaping (String) -> Void
    ) -> Journal? {
      func journal(_ file: LineFile) -> Journal {
        Journal(
          process: process, limit: options.limit, isJSON: options.isJSON, write: { try file.write($0) },
          complain: complain)
      }
      switch options.output {
      case .off: return nil
      case .print: return journal(LineFile(.standardOutput))
      case .log:
        return Journal(
          process: process, limit: .max, isJSON: options.isJSON, isStamped: false, write: systemLog,
          complain: complain)
      case .file(let path):
        do { return journal(try LineFile(path: resolved(path))) } catch {
          complain("tracecheck recorder: \(path) could not be opened (\(error)); nothing is recorded")
          return nil
        }
      }
    }

    private static func resolved(_ path: String) -> String {
      guard !path.hasPrefix("/"),
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      else { return path }
      return documents.appendingPathComponent(path).path
    }

    #if canImport(os)
      private static let unifiedLog = OSLog(subsystem: "tracecheck", category: "trace")
    #endif

    /// The unified log, with nothing hidden.
    static func systemLog(_ line: String) {
      #if canImport(os)
        if #available(iOS 14, *) {
          Logger(unifiedLog).notice("\(line, privacy: .public)")
        } else {
          os_log("%{public}@", log: unifiedLog, type: .default, line as NSString)
        }
      #else
        print(line)
      #endif
    }
  }

  // MARK: - Which calls are written

  extension TraceRecorder {
    /// The calls that are running, one in the other. Of a method and the `super` that it calls one line is written, where
    /// the outer one begins; of a mark, none of those that UIKit calls to carry it out.
    struct Calls {
      private struct Call: Equatable {
        var subject: UInt
        var event: String
        var isMark: Bool
      }

      private var running: [Call] = []

      /// Begins a callback; whether it is to be written.
      mutating func begin(_ event: String, of subject: UInt) -> Bool {
        let call = Call(subject: subject, event: event, isMark: false)
        let isSuper = running.last == call
        running.append(call)
        return !isSuper
      }

      /// Begins what the app, or UIKit for it, asks for. The app's own code runs in callbacks; directly under another mark
      /// there is only UIKit.
      mutating func beginMark(_ event: String, of subject: UInt) -> Bool {
        let isUIKits = running.last?.isMark ?? false
        running.append(Call(subject: subject, event: event, isMark: true))
        return !isUIKits
      }

      /// Ends the innermost call.
      mutating func end() {
        if !running.isEmpty { running.removeLast() }
      }

      /// Nothing runs any more when a turn of the run loop is over: what is left was thrown out by an exception.
      mutating func endTurn() { running = [] }
    }

    /// What is traced of the classes that are not the app's own: what people use, and nothing that UIKit makes for itself.
    static let traced = plain.union([
      "UIAlertController", "UIActivityViewController", "UIImagePickerController", "SFSafariViewController",
      "UIDocumentPickerViewController", "PHPickerViewController", "MFMailComposeViewController",
      "QLPreviewController",
    ])

    /// Those of them that are presented in the style that is asked of them.
    static let plain: Set<String> = [
      "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController", "UITableViewController", "UICollectionViewController", "UIHostingController",
    ]

    /// What is known of the presentations that are up: who was told what about being modal, and whose delegate was asked
    /// in this turn of the run loop.
    struct Presentations {
      private var modality: [UInt: Bool] = [:]
      private var asked: Set<UInt> = []

      /// Notes a value; whether it is another one than what was written last, and so has to be written.
      mutating func isNew(_ isModal: Bool, of presented: UInt) -> Bool {
        defer { modality[presented] = isModal }
        return modality[presented] != isModal
      }

      /// The delegate was asked, or told that the presentation will be dismissed.
      mutating func ask(_ presented: UInt) { asked.insert(presented) }

      /// A turn of the run loop is over.
      mutating func endTurn() { asked = [] }

      /// A controller is gone, and its address may be another's.
      mutating func forget(_ presented: UInt) { modality[presented] = nil }

      /// Whether a dismissal is surely not that of a gesture. UIKit dismisses by the same method: where it is driven by
      /// a finger it is interactive, and else the delegate is asked or told in the same turn. A delegate that is only
      /// told afterwards leaves it open.
      func isByCode(_ presented: UInt, isInteractive: Bool, delegate: DelegateAnswers) -> Bool {
        if isInteractive || asked.contains(presented) { return false }
        return delegate.isAskedBefore || !delegate.isToldAfter
      }
    }

    /// What is known of the size of the screen.
    struct Screen {
      private var isCompactInHeight: Bool?

      /// Notes a height; whether it is another one than what was written last, and so has to be written.
      mutating func isNew(compactHeight: Bool) -> Bool {
        defer { isCompactInHeight = compactHeight }
        return isCompactInHeight != compactHeight
      }
    }

    /// Whether what a delegate answers is the style that takes effect, and no answer to "what if". UIKit may ask at any
    /// time, and so may the app; asked without a size, it is asked about a screen that is compact in width.
    static func isAnswerInForce(_ asked: SizeClasses?, now: SizeClasses?) -> Bool {
      guard let now else { return false }
      return asked.map { $0 == now } ?? now.isCompactInWidth
    }

    /// Both size classes of a screen.
    struct SizeClasses: Equatable, Sendable {
      var isCompactInWidth: Bool
      var isCompactInHeight: Bool
    }

    /// What the delegate of a presentation implements.
    struct DelegateAnswers {
      /// `presentationControllerShouldDismiss` or `presentationControllerWillDismiss`.
      var isAskedBefore = false
      /// `presentationControllerDidDismiss`.
      var isToldAfter = false
    }
  }

#endif

#if (DEBUG || TRACECHECK_RECORDER) && canImport(UIKit)

  import ObjectiveC
  import UIKit

  extension TraceRecorder {
    /// Begins to record. Call it once, before the first window is made: in the app delegate's `init` or
    /// `didFinishLaunching`, or in the `init` of a SwiftUI app. More calls do nothing.
    @MainActor static func start() {
      guard Recording.current == nil else { return }
      let information = ProcessInfo.processInfo
      let options = Options(environment: information.environment, arguments: information.arguments)
      let process = (name: information.processName, number: information.processIdentifier)
      guard let journal = journal(options, process: process, complain: systemLog) else { return }
      Recording.current = Recording(journal)
      journal.remark("tracecheck recorder \(version): \(system)")
      replaceMethods()
      hearNotifications(journal)
    }

    /// An event of the app's own, such as the steps of a coordinator: `TraceRecorder.note("start", of: self)`.
    @MainActor static func note(_ event: String, of subject: AnyObject, _ object: AnyObject? = nil) {
      guard let recording = Recording.current else { return }
      recording.journal.note(
        Entry(recording.reference(to: subject), event, object.map { [recording.reference(to: $0)] } ?? []))
    }

    @MainActor private static var system: String {
      let device = UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone"
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return "os=\(version.majorVersion).\(version.minorVersion), device=\(device)"
    }

    /// Does something on the main actor, if this is its thread. Callbacks on another one are the app's fault, and no
    /// reason to stop it.
    fileprivate static func onMain<Result: Sendable>(_ body: @MainActor (Recording) -> Result) -> Result? {
      guard Thread.isMainThread else { return nil }
      return MainActor.assumeIsolated { Recording.current.map(body) }
    }

    fileprivate static func address(_ object: AnyObject) -> UInt {
      UInt(bitPattern: ObjectIdentifier(object))
    }

    @MainActor private static func hearNotifications(_ journal: Journal) {
      let scenes: [(Notification.Name, String)] = [
        (UIScene.willConnectNotification, "sceneWillConnect"),
        (UIScene.didActivateNotification, "sceneDidBecomeActive"),
        (UIScene.willDeactivateNotification, "sceneWillResignActive"),
        (UIScene.didEnterBackgroundNotification, "sceneDidEnterBackground"),
        (UIScene.willEnterForegroundNotification, "sceneWillEnterForeground"),
        (UIScene.didDisconnectNotification, "sceneDidDisconnect"),
      ]
      let app: [(Notification.Name, String)] = [
        (UIApplication.didFinishLaunchingNotification, "didFinishLaunching"),
        (UIApplication.didBecomeActiveNotification, "applicationDidBecomeActive"),
        (UIApplication.willResignActiveNotification, "applicationWillResignActive"),
        (UIApplication.didEnterBackgroundNotification, "applicationDidEnterBackground"),
        (UIApplication.willEnterForegroundNotification, "applicationWillEnterForeground"),
        (UIApplication.willTerminateNotification, "applicationWillTerminate"),
      ]
      for (names, who) in [(scenes, "scene"), (app, "app")] {
        for (name, event) in names {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            notification in
            let scene = who == "scene" ? notification.object.map { address($0 as AnyObject) } ?? 0 : 0
            journal.note(Entry(Subject(who, scene), event))
          }
        }
      }
    }
  }

  /// Starts the recorder without a line of code: name it as `NSPrincipalClass` in the app's `Info.plist`.
  @objc(TraceRecorderApplication)
  final class TraceRecorderApplication: UIApplication {
    override init() {
      super.init()
      TraceRecorder.start()
    }
  }

  // MARK: What is asked of UIKit

  extension TraceRecorder {
    /// What is known on the main thread while the app runs.
    @MainActor fileprivate final class Recording {
      static var current: Recording?

      let journal: Journal
      var calls = Calls()
      var presentations = Presentations()
      private var screen = Screen()
      /// The classes whose own callbacks are replaced.
      var replaced: Set<ObjectIdentifier> = []
      private var classes: [ObjectIdentifier: ClassFacts] = [:]
      /// The methods of delegates that are logged, by class.
      private var hooked: [ObjectIdentifier: Set<Selector>] = [:]
      /// The navigation controllers whose stack was written once.
      private var toldStacks: Set<UInt> = []
      /// The children of the app's own containers.
      private var ownChildren: Set<UInt> = []
      private var isEndOfTurnAwaited = false

      init(_ journal: Journal) {
        self.journal = journal
      }

      // MARK: Classes and objects

      struct ClassFacts {
        let name: String
        let isApples: Bool
        var isTraced: Bool { !isApples || TraceRecorder.traced.contains(name) }
        /// Whether it is Apple's and takes a style of its own, whatever its property says.
        var isSystemScreen: Bool { isApples && !TraceRecorder.plain.contains(name) }
      }

      func facts(of type: AnyClass) -> ClassFacts {
        if let known = classes[ObjectIdentifier(type)] { return known }
        let written = String(reflecting: type)
        // A generic class of SwiftUI is made in the app and belongs to no image.
        let isApples =
          written.hasPrefix("SwiftUI.") || Bundle(for: type).bundlePath.contains("/System/Library/")
        let facts = ClassFacts(name: Subject.name(ofClass: written), isApples: isApples)
        classes[ObjectIdentifier(type)] = facts
        return facts
      }

      func reference(to object: AnyObject) -> Subject {
        Subject(facts(of: type(of: object)).name, TraceRecorder.address(object))
      }

      /// A controller that is traced, seen for the first time or again; `nil` for one that is not.
      func subject(_ controller: UIViewController) -> Subject? {
        guard facts(of: type(of: controller)).isTraced else { return nil }
        let subject = reference(to: controller)
        if objc_getAssociatedObject(controller, Farewell.key) == nil {
          let farewell = Farewell(subject, journal)
          objc_setAssociatedObject(controller, Farewell.key, farewell, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          presentations.forget(subject.address)
          toldStacks.remove(subject.address)
          ownChildren.remove(subject.address)
          TraceRecorder.replaceCallbacks(of: type(of: controller), self)
        }
        return subject
      }

      func isUnheard(_ type: AnyClass, _ selector: Selector) -> Bool {
        hooked[ObjectIdentifier(type), default: []].insert(selector).inserted
      }

      // MARK: Calls

      func begin(_ event: String, of object: UInt) -> Bool {
        awaitEndOfTurn()
        return calls.begin(event, of: object)
      }

      func beginMark(_ event: String, of object: UInt) -> Bool {
        awaitEndOfTurn()
        return calls.beginMark(event, of: object)
      }

      private func awaitEndOfTurn() {
        guard !isEndOfTurnAwaited else { return }
        isEndOfTurnAwaited = true
        DispatchQueue.main.async { [self] in
          isEndOfTurnAwaited = false
          calls.endTurn()
          presentations.endTurn()
          journal.release()
        }
      }

      // MARK: Entries

      func entry(
        _ event: String, _ controller: UIViewController, _ others: [UIViewController] = [],
        isAnimated: Bool? = nil
      ) -> Entry {
        for other in others { _ = subject(other) }
        var entry = Entry(reference(to: controller), event, others.map { reference(to: $0) })
        entry.add("animated", isAnimated)
        return entry
      }

      func appearance(_ event: String, _ controller: UIViewController, _ isAnimated: Bool) -> Entry? {
        guard let subject = subject(controller) else { return nil }
        tellSize(around: controller)
        if event == "viewWillAppear", let stack = controller as? UINavigationController {
          tellStack(of: stack)
        }
        var now = Circumstances()
        if let presenter = controller.presentingViewController,
          presenter.presentedViewController === controller
        {
          now.presentedBy = self.subject(presenter)
          now.style = style(of: controller)
          now.modalInPresentation = isModal(controller)
          _ = presentations.isNew(isModal(controller), of: subject.address)
          hook(controller.presentationController?.delegate)
        }
        now.parent = controller.parent.flatMap { self.subject($0) }
        now.isBeingPresented = controller.isBeingPresented
        now.isBeingDismissed = controller.isBeingDismissed
        now.isMovingToParent = controller.isMovingToParent
        now.isMovingFromParent = controller.isMovingFromParent
        now.isAnimated = isAnimated
        return now.entry(subject, event)
      }

      // MARK: Stacks and children

      /// The stack of a navigation controller that came with one, from a storyboard perhaps.
      private func tellStack(of navigation: UINavigationController) {
        let isTold = toldStacks.contains(TraceRecorder.address(navigation))
        guard !isTold, !navigation.viewControllers.isEmpty else { return }
        journal.note(stack(navigation.viewControllers, of: navigation))
      }

      func stack(_ controllers: [UIViewController], of navigation: UINavigationController) -> Entry {
        let entry = entry("setViewControllers", navigation, controllers)
        toldStacks.insert(entry.subject.address)
        return entry
      }

      /// Whether a container is the app's own. What UIKit's do with their children, the marks say.
      func isOwn(_ parent: UIViewController?) -> Bool {
        parent.map { !facts(of: type(of: $0)).isApples } ?? false
      }

      /// An event of a child of one of the app's own containers.
      func own(_ child: UIViewController, _ event: String) -> Entry? {
        guard isOwn(child.parent), let subject = subject(child) else { return nil }
        ownChildren.insert(subject.address)
        return Entry(subject, event)
      }

      func move(_ event: String, _ child: UIViewController, parent: UIViewController?) -> Entry? {
        guard let subject = subject(child), isOwn(subject, in: parent ?? child.parent) else { return nil }
        var entry = Entry(subject, event)
        if let parent { entry.add("parent", reference(to: parent)) } else { entry.add("parent", word: "nil") }
        return entry
      }

      /// Whether a child is in one of the app's own containers. When it hears that it has left, it has no parent any more.
      private func isOwn(_ child: Subject, in parent: UIViewController?) -> Bool {
        guard let parent else { return ownChildren.remove(child.address) != nil }
        guard isOwn(parent) else {
          ownChildren.remove(child.address)
          return false
        }
        ownChildren.insert(child.address)
        return true
      }

      // MARK: Presentations

      func present(_ presented: UIViewController, by presenter: UIViewController, _ isAnimated: Bool) -> Entry
      {
        tellSize(around: presenter)
        var entry = entry("present", presenter, [presented])
        entry.add("style", word: style(of: presented))
        entry.add("modalInPresentation", isModal(presented))
        entry.add("transition", word: Zoom.isMarked(presented) ? "zoom" : nil)
        entry.add("animated", isAnimated)
        _ = presentations.isNew(isModal(presented), of: TraceRecorder.address(presented))
        return entry
      }

      /// The style that is asked for, where it is the one that takes effect but for the size of the screen.
      func style(of controller: UIViewController) -> String? {
        guard !facts(of: type(of: controller)).isSystemScreen else { return nil }
        return TraceRecorder.styleName(rawValue: controller.modalPresentationStyle.rawValue)
      }

      /// Whether a custom presentation takes its presenter's view away. UIKit asks the same; before it has begun to
      /// present, the question would make a presentation controller.
      func isPresenterCovered(by presented: UIViewController) -> Bool? {
        guard presented.presentingViewController != nil else { return nil }
        return presented.presentationController?.shouldRemovePresentersView
      }

      // MARK: The size of the screen

      /// Writes whether the screen is compact in height, where that is another thing than what was written last: in
      /// compact height UIKit may give a sheet another style.
      func tellSize(around controller: UIViewController) {
        guard let window = controller.viewIfLoaded?.window,
          let size = TraceRecorder.sizeClasses(window.traitCollection)
        else { return }
        tell(size, of: window)
      }

      func tell(_ size: SizeClasses, of window: UIWindow) {
        guard screen.isNew(compactHeight: size.isCompactInHeight) else { return }
        var entry = Entry(reference(to: window), "traits")
        entry.add("compactHeight", size.isCompactInHeight)
        journal.note(entry)
      }

      /// The answer of a delegate that is asked for the style, where it says what takes effect now.
      func adaptation(_ style: Int, _ presentation: UIPresentationController, asked: SizeClasses?) -> Entry? {
        let window = presentation.presentingViewController.viewIfLoaded?.window
        let now = window.flatMap { TraceRecorder.sizeClasses($0.traitCollection) }
        guard TraceRecorder.isAnswerInForce(asked, now: now) else { return nil }
        return adapted("adaptivePresentationStyle", style, presentation)
      }

      func adapted(_ event: String, _ style: Int, _ presentation: UIPresentationController) -> Entry? {
        guard let style = TraceRecorder.styleName(rawValue: style) else { return nil }
        var entry = entry(event, presentation.presentedViewController)
        entry.add("style", word: style)
        return entry
      }

      /// Whether the gesture is blocked: by the presented controller, or by the screen that its containers show.
      func isModal(_ controller: UIViewController) -> Bool {
        if controller.isModalInPresentation { return true }
        if let stack = controller as? UINavigationController {
          return stack.topViewController.map { isModal($0) } ?? false
        }
        if let tabs = controller as? UITabBarController {
          return tabs.selectedViewController.map { isModal($0) } ?? false
        }
        return controller.children.contains { isModal($0) }
      }

      /// Writes whether a presentation is modal, where that is another thing than what was written last.
      func tellModality(of controller: UIViewController) {
        var presented = controller
        while let parent = presented.parent { presented = parent }
        let isModal = isModal(presented)
        guard let subject = subject(presented), presentations.isNew(isModal, of: subject.address) else {
          return
        }
        var entry = Entry(subject, "isModalInPresentation")
        entry.add("value", isModal)
        journal.note(entry)
      }

      func delegateCall(_ event: String, _ presented: UIViewController) -> Entry {
        let isBefore = event.hasSuffix("ShouldDismiss") || event.hasSuffix("WillDismiss")
        if isBefore { presentations.ask(TraceRecorder.address(presented)) }
        tellModality(of: presented)
        return entry(event, presented)
      }

      /// The outgoing controller when one is asked to dismiss: what it or one around it presents, else what it is in.
      func dismissed(by controller: UIViewController) -> UIViewController? {
        if let presented = controller.presentedViewController {
          return presented.isBeingDismissed ? nil : presented
        }
        var top = controller
        while let parent = top.parent { top = parent }
        return top.presentingViewController == nil || top.isBeingDismissed ? nil : top
      }

      func hook(_ delegate: AnyObject?) {
        if let delegate { TraceRecorder.hearPresentation(type(of: delegate), self) }
      }

      func answers(of presented: UIViewController) -> DelegateAnswers {
        guard let delegate = presented.presentationController?.delegate else { return DelegateAnswers() }
        typealias Delegate = UIAdaptivePresentationControllerDelegate
        let should = #selector(Delegate.presentationControllerShouldDismiss(_:))
        let will = #selector(Delegate.presentationControllerWillDismiss(_:))
        return DelegateAnswers(
          isAskedBefore: delegate.responds(to: should) || delegate.responds(to: will),
          isToldAfter: delegate.responds(to: #selector(Delegate.presentationControllerDidDismiss(_:))))
      }
    }

    /// The size classes of traits, where both are known.
    fileprivate static func sizeClasses(_ traits: UITraitCollection) -> SizeClasses? {
      guard traits.horizontalSizeClass != .unspecified, traits.verticalSizeClass != .unspecified else {
        return nil
      }
      return SizeClasses(
        isCompactInWidth: traits.horizontalSizeClass == .compact,
        isCompactInHeight: traits.verticalSizeClass == .compact)
    }

    /// A mark on what zooms. The class itself is the key, an address that nothing else uses, and the value.
    fileprivate enum Zoom {
      private final class Mark {}

      private static var key: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(Mark.self as AnyObject).toOpaque())
      }

      static func mark(_ object: AnyObject, _ zooms: Bool) {
        objc_setAssociatedObject(
          object, key, zooms ? Mark.self as AnyObject : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }

      static func isMarked(_ object: AnyObject) -> Bool { objc_getAssociatedObject(object, key) != nil }
    }

    /// Hangs on a controller and is let go with it, after its own deinit.
    fileprivate final class Farewell {
      private let subject: Subject
      private let journal: Journal

      init(_ subject: Subject, _ journal: Journal) {
        self.subject = subject
        self.journal = journal
      }

      deinit { journal.note(Entry(subject, "deinit")) }

      /// The class itself: an address that nothing else uses.
      static var key: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(Farewell.self as AnyObject).toOpaque())
      }
    }
  }

  // MARK: The methods that are replaced

  // A method gets a new implementation, and the new one calls the old one with the selector that it knows; nothing is
  // exchanged, so no class gets a method under a strange name and nobody who looks at `_cmd` is surprised. A class that
  // only inherits a method gets one of its own, and its superclass stays as it was.
  //
  // Callbacks are replaced in `UIViewController`, and in each class of the app that overrides them: the line is then
  // where UIKit made the call, also where the app calls `super` late or never. An initialiser owns what it is given and
  // what it returns, so both go through its replacement as they are, unmanaged, and the line comes when it is done.
  // Calls of delegates are logged in their classes, where these implement a
  // method: a proxy in their place would have to answer `responds(to:)`, identity and lifetime as the app's own does,
  // and UIKit keeps what a delegate answered when it was set.

  extension TraceRecorder {
    fileprivate typealias Completion = @convention(block) () -> Void

    private static func replace(_ type: AnyClass, _ selector: Selector, _ replacement: (_ old: IMP) -> IMP) {
      guard let method = class_getInstanceMethod(type, selector) else { return }
      let implementation = replacement(method_getImplementation(method))
      if !class_addMethod(type, selector, implementation, method_getTypeEncoding(method)) {
        method_setImplementation(method, implementation)
      }
    }

    /// Whether a class has an implementation of its own.
    private static func implements(_ type: AnyClass, _ selector: Selector) -> Bool {
      guard let method = class_getInstanceMethod(type, selector) else { return false }
      return method != class_getSuperclass(type).flatMap { class_getInstanceMethod($0, selector) }
    }

    // The shapes of the methods. `call` makes the old call.

    private static func replacePlain(
      _ type: AnyClass, _ selector: Selector, _ body: @escaping (UIViewController, _ call: () -> Void) -> Void
    ) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (UIViewController, Selector) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIViewController) -> Void = { own in body(own) { old(own, selector) } }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceFlag(
      _ type: AnyClass, _ selector: Selector,
      _ body: @escaping (UIViewController, Bool, _ call: () -> Void) -> Void
    ) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (UIViewController, Selector, ObjCBool) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIViewController, ObjCBool) -> Void = { own, flag in
          body(own, flag.boolValue) { old(own, selector, flag) }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceFlags(
      _ type: AnyClass, _ selector: Selector,
      _ body: @escaping (UIViewController, Bool, _ call: () -> Void) -> Void
    ) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (UIViewController, Selector, ObjCBool, ObjCBool) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIViewController, ObjCBool, ObjCBool) -> Void = { own, flag, animated in
          body(own, flag.boolValue) { old(own, selector, flag, animated) }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceOther(
      _ type: AnyClass, _ selector: Selector,
      _ body: @escaping (UIViewController, UIViewController?, _ call: () -> Void) -> Void
    ) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (UIViewController, Selector, UIViewController?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIViewController, UIViewController?) -> Void = { own, other in
          body(own, other) { old(own, selector, other) }
        }
        return imp_implementationWithBlock(new)
      }
    }

    /// What such a method returns is handed on as it is, no matter what owns it.
    private typealias Popped = Unmanaged<AnyObject>?

    private static func replacePop(
      _ selector: Selector, _ body: @escaping (UINavigationController, Bool, _ call: () -> Popped) -> Popped
    ) {
      replace(UINavigationController.self, selector) { old in
        typealias Old = @convention(c) (UINavigationController, Selector, ObjCBool) -> Popped
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UINavigationController, ObjCBool) -> Popped = { stack, animated in
          body(stack, animated.boolValue) { old(stack, selector, animated) }
        }
        return imp_implementationWithBlock(new)
      }
    }

    // What is written around the old call.

    /// A callback: a line where it begins, unless it is `super` of the one that runs.
    private static func callback(
      _ event: String, of object: AnyObject, _ call: () -> Void, entry: @MainActor (Recording) -> Entry?
    ) {
      let address = address(object)
      let isCalled = onMain { recording in
        if recording.begin(event, of: address), let entry = entry(recording) { recording.journal.note(entry) }
        return true
      }
      call()
      if isCalled != nil { _ = onMain { $0.calls.end() } }
    }

    /// A mark: a line before what is asked for.
    private static func mark<Result>(
      _ event: String, of object: AnyObject, _ call: () -> Result, entry: @MainActor (Recording) -> Entry?
    ) -> Result {
      let address = address(object)
      let isCalled = onMain { recording in
        if recording.beginMark(event, of: address), let entry = entry(recording) {
          recording.journal.note(entry)
        }
        return true
      }
      defer { if isCalled != nil { _ = onMain { $0.calls.end() } } }
      return call()
    }

    /// A mark whose line says more when the call is over, such as that it was UIKit's own, for a gesture: its place is
    /// kept until then.
    private static func heldMark<Result>(
      _ event: String, of object: AnyObject, _ call: () -> Result, entry: @MainActor (Recording) -> Entry?,
      isTrue: @MainActor (Recording, inout Entry) -> Bool
    ) -> Result {
      let address = address(object)
      let held = onMain { recording -> HeldMark in
        guard recording.beginMark(event, of: address), let entry = entry(recording) else { return HeldMark() }
        return HeldMark(place: recording.journal.hold(), entry: entry)
      }
      let result = call()
      if let held {
        _ = onMain { recording in
          if let place = held.place, var entry = held.entry {
            let isTrue = isTrue(recording, &entry)
            recording.journal.settle(place, isTrue ? entry : nil)
          }
          recording.calls.end()
        }
      }
      return result
    }

    private struct HeldMark: Sendable {
      var place: Journal.Place?
      var entry: Entry?
    }

    @MainActor fileprivate static func replaceMethods() {
      replaceCallbacks(in: UIViewController.self)
      replaceInitialisers()
      replaceSetView()
      replaceContainment()
      replaceForwarding()
      replacePresent()
      replaceDismiss()
      replaceModality()
      replaceTurning()
      replaceZoom()
      replacePush()
      replacePops()
      replaceStack()
      replaceTabs()
      replaceSelectedTab()
      replaceWindow()
      replaceDelegateSetters()
    }

    // MARK: Beginnings

    private typealias Initialised = Unmanaged<AnyObject>

    private static func replaceInitialisers() {
      let fromNib = #selector(UIViewController.init(nibName:bundle:))
      replace(UIViewController.self, fromNib) { old in
        typealias Old = @convention(c) (Initialised, Selector, AnyObject?, AnyObject?) -> Initialised?
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (Initialised, AnyObject?, AnyObject?) -> Initialised? = {
          own, name, bundle in
          beginning(of: own) { old(own, fromNib, name, bundle) }
        }
        return imp_implementationWithBlock(new)
      }
      let fromStoryboard = #selector(UIViewController.init(coder:))
      replace(UIViewController.self, fromStoryboard) { old in
        typealias Old = @convention(c) (Initialised, Selector, AnyObject) -> Initialised?
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (Initialised, AnyObject) -> Initialised? = { own, coder in
          beginning(of: own) { old(own, fromStoryboard, coder) }
        }
        return imp_implementationWithBlock(new)
      }
    }

    /// A line where an instance is made: one, also where an initialiser calls another. From here on the overrides of its
    /// class are logged.
    private static func beginning(of own: Initialised, _ call: () -> Initialised?) -> Initialised? {
      let address = UInt(bitPattern: own.toOpaque())
      let isOutermost = onMain { $0.begin("init", of: address) }
      let made = call()
      guard let isOutermost else { return made }
      _ = onMain { recording in
        recording.calls.end()
        guard isOutermost, let controller = made?.takeUnretainedValue() as? UIViewController,
          let subject = recording.subject(controller)
        else { return }
        recording.journal.note(Entry(subject, "init"))
      }
      return made
    }

    // MARK: Callbacks

    private static var loads: [(selector: Selector, event: String)] {
      [
        (#selector(UIViewController.loadView), "loadView"),
        (#selector(UIViewController.viewDidLoad), "viewDidLoad"),
      ]
    }

    private static var appearances: [(selector: Selector, event: String)] {
      [
        (#selector(UIViewController.viewWillAppear(_:)), "viewWillAppear"),
        (#selector(UIViewController.viewIsAppearing(_:)), "viewIsAppearing"),
        (#selector(UIViewController.viewDidAppear(_:)), "viewDidAppear"),
        (#selector(UIViewController.viewWillDisappear(_:)), "viewWillDisappear"),
        (#selector(UIViewController.viewDidDisappear(_:)), "viewDidDisappear"),
      ]
    }

    /// The overrides of an app's class, and of those that it is made from.
    @MainActor fileprivate static func replaceCallbacks(of type: AnyClass, _ recording: Recording) {
      var next: AnyClass? = type
      while let type = next, !recording.facts(of: type).isApples,
        recording.replaced.insert(ObjectIdentifier(type)).inserted
      {
        replaceCallbacks(in: type)
        next = class_getSuperclass(type)
      }
    }

    private static func replaceCallbacks(in type: AnyClass) {
      for (selector, event) in loads where implements(type, selector) {
        replacePlain(type, selector) { controller, call in
          callback(event, of: controller, call) { recording in
            recording.subject(controller).map { Entry($0, event) }
          }
        }
      }
      for (selector, event) in appearances where implements(type, selector) {
        replaceFlag(type, selector) { controller, isAnimated, call in
          callback(event, of: controller, call) { $0.appearance(event, controller, isAnimated) }
        }
      }
    }

    /// A controller that gets a view is about to be shown: the overrides of its class are replaced before they are called.
    private static func replaceSetView() {
      let selector = #selector(setter: UIViewController.view)
      replace(UIViewController.self, selector) { old in
        typealias Old = @convention(c) (UIViewController, Selector, UIView?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIViewController, UIView?) -> Void = { controller, view in
          // The view is taken away when the controller goes.
          if view != nil { _ = onMain { _ = $0.subject(controller) } }
          old(controller, selector, view)
        }
        return imp_implementationWithBlock(new)
      }
    }

    // MARK: Containment

    private static func replaceContainment() {
      let moves: [(Selector, String)] = [
        (#selector(UIViewController.willMove(toParent:)), "willMove"),
        (#selector(UIViewController.didMove(toParent:)), "didMove"),
      ]
      for (selector, event) in moves {
        replaceOther(UIViewController.self, selector) { child, parent, call in
          callback(event, of: child, call) { $0.move(event, child, parent: parent) }
        }
      }
      replaceOther(UIViewController.self, #selector(UIViewController.addChild(_:))) { parent, child, call in
        callback("addChild", of: parent, call) { recording in
          guard recording.isOwn(parent), let child, let subject = recording.subject(child) else { return nil }
          return Entry(recording.reference(to: parent), "addChild", [subject])
        }
      }
      replacePlain(UIViewController.self, #selector(UIViewController.removeFromParent)) { child, call in
        callback("removeFromParent", of: child, call) { $0.own(child, "removeFromParent") }
      }
    }

    /// A container that forwards appearance by hand. UIKit calls these methods itself for children of its containers.
    private static func replaceForwarding() {
      let begin = #selector(UIViewController.beginAppearanceTransition(_:animated:))
      replaceFlags(UIViewController.self, begin) { child, isAppearing, call in
        callback("beginAppearanceTransition", of: child, call) { recording in
          var entry = recording.own(child, "beginAppearanceTransition")
          entry?.add("appearing", isAppearing)
          return entry
        }
      }
      replacePlain(UIViewController.self, #selector(UIViewController.endAppearanceTransition)) {
        child, call in
        callback("endAppearanceTransition", of: child, call) { $0.own(child, "endAppearanceTransition") }
      }
    }

    // MARK: Presentation

    private static func replacePresent() {
      let selector = #selector(UIViewController.present(_:animated:completion:))
      replace(UIViewController.self, selector) { old in
        typealias Old =
          @convention(c) (UIViewController, Selector, UIViewController, ObjCBool, Completion?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIViewController, UIViewController, ObjCBool, Completion?) -> Void = {
          presenter, presented, animated, completion in
          let told = completion.map { noting("presentCompletion", of: presented, then: $0) }
          let call = { old(presenter, selector, presented, animated, told) }
          let entry: @MainActor (Recording) -> Entry? = {
            $0.present(presented, by: presenter, animated.boolValue)
          }
          let isCustom = onMain { _ in presented.modalPresentationStyle == .custom } ?? false
          guard isCustom else { return mark("present", of: presenter, call, entry: entry) }
          // Only when the call is over is there a presentation controller that can be asked.
          heldMark("present", of: presenter, call, entry: entry) { recording, entry in
            entry.add("coversPresenter", recording.isPresenterCovered(by: presented))
            return true
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    /// A completion that is written before it runs, if it is true by then: what the app does in it comes after.
    private static func noting(
      _ event: String, of controller: UIViewController,
      if isTrue: @escaping @MainActor @Sendable () -> Bool = { true }, then completion: @escaping Completion
    ) -> Completion {
      // The completion is no reason to keep the controller alive.
      let subject = onMain { $0.reference(to: controller) }
      return {
        if let subject { _ = onMain { if isTrue() { $0.journal.note(Entry(subject, event)) } } }
        completion()
      }
    }

    /// Whether a dismissal is one that the app asked for and that UIKit carries out: its completion is one then.
    @MainActor fileprivate final class Dismissal {
      /// A gesture's is animated, so that before it is known only one without animation is sure.
      private(set) var isTrue: Bool
      private let answers: DelegateAnswers

      init(of target: UIViewController, isAnimated: Bool, _ recording: Recording) {
        isTrue = !isAnimated
        answers = recording.answers(of: target)
      }

      /// Looks at it when the call is over; whether the app asked for it.
      func settle(_ target: UIViewController, _ recording: Recording) -> Bool {
        let isInteractive = target.transitionCoordinator?.initiallyInteractive ?? false
        let isByCode = recording.presentations.isByCode(
          TraceRecorder.address(target), isInteractive: isInteractive, delegate: answers)
        isTrue = isByCode && (target.isBeingDismissed || target.presentingViewController == nil)
        return isByCode
      }
    }

    private static func replaceDismiss() {
      let selector = #selector(UIViewController.dismiss(animated:completion:))
      replace(UIViewController.self, selector) { old in
        typealias Old = @convention(c) (UIViewController, Selector, ObjCBool, Completion?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIViewController, ObjCBool, Completion?) -> Void = {
          controller, animated, completion in
          let isAnimated = animated.boolValue
          let going = onMain { recording in
            recording.dismissed(by: controller).map {
              ($0, Dismissal(of: $0, isAnimated: isAnimated, recording))
            }
          }
          guard let (target, dismissal) = going ?? nil else {
            // Nobody goes. What UIKit does on the way is UIKit's.
            return mark("dismiss", of: controller, { old(controller, selector, animated, completion) }) { _ in
              nil
            }
          }
          let told = completion.map {
            noting("dismissCompletion", of: target, if: { dismissal.isTrue }, then: $0)
          }
          heldMark("dismiss", of: controller, { old(controller, selector, animated, told) }) { recording in
            recording.entry("dismiss", target, isAnimated: isAnimated)
          } isTrue: { recording, _ in
            dismissal.settle(target, recording)
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceModality() {
      let selector = #selector(setter: UIViewController.isModalInPresentation)
      replaceFlag(UIViewController.self, selector) { controller, _, call in
        call()
        _ = onMain { $0.tellModality(of: controller) }
      }
    }

    // MARK: Size and zoom

    /// A phone is turned, or its app resized: the root of the window hears of it before the rest does.
    private static func replaceTurning() {
      let selector = #selector(UIViewController.willTransition(to:with:))
      replace(UIViewController.self, selector) { old in
        typealias Old = @convention(c) (UIViewController, Selector, UITraitCollection, AnyObject) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIViewController, UITraitCollection, AnyObject) -> Void = {
          controller, traits, coordinator in
          if let size = sizeClasses(traits) {
            _ = onMain { recording in
              guard let window = controller.viewIfLoaded?.window, window.rootViewController === controller
              else { return }
              recording.tell(size, of: window)
            }
          }
          old(controller, selector, traits, coordinator)
        }
        return imp_implementationWithBlock(new)
      }
    }

    /// A transition does not say what it is, so those that are made to zoom are marked, and the controllers that are
    /// given one. They came with iOS 18: before, nothing has these names, and nothing is replaced. As text they need no
    /// SDK that knows them.
    private static func replaceZoom() {
      if let maker = NSClassFromString("UIViewControllerTransition").flatMap({ object_getClass($0) }) {
        replaceZoomMaker(maker, Selector(("zoomWithOptions:sourceViewProvider:")))
        replaceZoomMaker(maker, Selector(("zoomWithOptions:sourceBarButtonItemProvider:")))
      }
      let give = Selector(("setPreferredTransition:"))
      replace(UIViewController.self, give) { old in
        typealias Old = @convention(c) (AnyObject, Selector, AnyObject?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, AnyObject?) -> Void = { controller, transition in
          Zoom.mark(controller, transition.map { Zoom.isMarked($0) } ?? false)
          old(controller, give, transition)
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceZoomMaker(_ maker: AnyClass, _ selector: Selector) {
      replace(maker, selector) { old in
        typealias Old =
          @convention(c) (AnyObject, Selector, UnsafeRawPointer?, UnsafeRawPointer?) -> Unmanaged<AnyObject>?
        let old = unsafeBitCast(old, to: Old.self)
        let new:
          @convention(block) (AnyObject, UnsafeRawPointer?, UnsafeRawPointer?) -> Unmanaged<AnyObject>? = {
            type, options, source in
            let made = old(type, selector, options, source)
            if let made { Zoom.mark(made.takeUnretainedValue(), true) }
            return made
          }
        return imp_implementationWithBlock(new)
      }
    }

    // MARK: Navigation

    private static func replacePush() {
      let selector = #selector(UINavigationController.pushViewController(_:animated:))
      replace(UINavigationController.self, selector) { old in
        typealias Old = @convention(c) (UINavigationController, Selector, UIViewController, ObjCBool) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UINavigationController, UIViewController, ObjCBool) -> Void = {
          stack, controller, animated in
          mark("push", of: stack, { old(stack, selector, controller, animated) }) { recording in
            // The first one is shown with the stack, and nothing is pushed aside.
            if stack.viewControllers.isEmpty { return recording.stack([controller], of: stack) }
            var entry = recording.entry("push", stack, [controller], isAnimated: animated.boolValue)
            entry.add("transition", word: Zoom.isMarked(controller) ? "zoom" : nil)
            return entry
          }
        }
        return imp_implementationWithBlock(new)
      }
      let hide = #selector(UINavigationController.setNavigationBarHidden(_:animated:))
      replaceFlags(UINavigationController.self, hide) { stack, isHidden, call in
        mark("setNavigationBarHidden", of: stack, call) { recording in
          var entry = Entry(recording.reference(to: stack), "setNavigationBarHidden")
          entry.add("value", isHidden)
          return entry
        }
      }
    }

    private static func replacePops() {
      replacePop(#selector(UINavigationController.popViewController(animated:))) { stack, isAnimated, call in
        heldMark("pop", of: stack, call) { recording in
          stack.viewControllers.count > 1 ? recording.entry("pop", stack, isAnimated: isAnimated) : nil
        } isTrue: { _, _ in
          // The swipe back pops too.
          let swipe = stack.interactivePopGestureRecognizer?.state
          return !(stack.transitionCoordinator?.initiallyInteractive ?? false) && swipe != .began
            && swipe != .changed
        }
      }
      replacePop(#selector(UINavigationController.popToRootViewController(animated:))) {
        stack, isAnimated, call in
        mark("popToRoot", of: stack, call) { recording in
          stack.viewControllers.count > 1 ? recording.entry("popToRoot", stack, isAnimated: isAnimated) : nil
        }
      }
      let popTo = #selector(UINavigationController.popToViewController(_:animated:))
      replace(UINavigationController.self, popTo) { old in
        typealias Old =
          @convention(c) (UINavigationController, Selector, UIViewController, ObjCBool) -> Popped
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UINavigationController, UIViewController, ObjCBool) -> Popped = {
          stack, goal, animated in
          mark("popTo", of: stack, { old(stack, popTo, goal, animated) }) { recording in
            guard stack.topViewController !== goal else { return nil }
            return recording.entry("popTo", stack, [goal], isAnimated: animated.boolValue)
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceStack() {
      let selector = #selector(UINavigationController.setViewControllers(_:animated:))
      replace(UINavigationController.self, selector) { old in
        typealias Old = @convention(c) (UINavigationController, Selector, AnyObject, ObjCBool) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UINavigationController, AnyObject, ObjCBool) -> Void = {
          stack, list, animated in
          let controllers = list as? [UIViewController] ?? []
          mark("setViewControllers", of: stack, { old(stack, selector, list, animated) }) { recording in
            controllers.isEmpty ? nil : recording.stack(controllers, of: stack)
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    // MARK: Tabs and windows

    private static func replaceTabs() {
      let select = #selector(setter: UITabBarController.selectedViewController)
      replaceOther(UITabBarController.self, select) { tabs, controller, call in
        mark("select", of: tabs, call) { recording in
          controller.map { recording.entry("select", tabs, [$0]) }
        }
      }
      let selectIndex = #selector(setter: UITabBarController.selectedIndex)
      replace(UITabBarController.self, selectIndex) { old in
        typealias Old = @convention(c) (UITabBarController, Selector, Int) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UITabBarController, Int) -> Void = { tabs, index in
          mark("select", of: tabs, { old(tabs, selectIndex, index) }) { recording in
            let controllers = tabs.viewControllers ?? []
            return controllers.indices.contains(index)
              ? recording.entry("select", tabs, [controllers[index]]) : nil
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    /// From iOS 18 on a tab is selected by itself as well. What is in it is known when that is done: to ask before would
    /// make a controller that the app makes only when it is needed.
    private static func replaceSelectedTab() {
      let select = Selector(("setSelectedTab:"))
      replace(UITabBarController.self, select) { old in
        typealias Old = @convention(c) (UITabBarController, Selector, AnyObject?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UITabBarController, AnyObject?) -> Void = { tabs, tab in
          heldMark("select", of: tabs, { old(tabs, select, tab) }) { recording in
            recording.entry("select", tabs)
          } isTrue: { recording, entry in
            guard let selected = tabs.selectedViewController else { return false }
            entry.objects = [recording.reference(to: selected)]
            return true
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceWindow() {
      let setRoot = #selector(setter: UIWindow.rootViewController)
      replace(UIWindow.self, setRoot) { old in
        typealias Old = @convention(c) (UIWindow, Selector, UIViewController?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIWindow, UIViewController?) -> Void = { window, root in
          mark("setRoot", of: window, { old(window, setRoot, root) }) { recording in
            guard let root, let subject = recording.subject(root) else { return nil }
            return Entry(recording.reference(to: window), "setRoot", [subject])
          }
        }
        return imp_implementationWithBlock(new)
      }
      let show = #selector(UIWindow.makeKeyAndVisible)
      replace(UIWindow.self, show) { old in
        typealias Old = @convention(c) (UIWindow, Selector) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (UIWindow) -> Void = { window in
          mark("makeKeyAndVisible", of: window, { old(window, show) }) { recording in
            guard let root = window.rootViewController, recording.subject(root) != nil else { return nil }
            return Entry(recording.reference(to: window), "makeKeyAndVisible")
          }
        }
        return imp_implementationWithBlock(new)
      }
    }
  }

  // MARK: Delegates

  extension TraceRecorder {
    private static func replaceDelegateSetters() {
      let navigation = #selector(setter: UINavigationController.delegate)
      replaceSetter(UINavigationController.self, navigation) { hearNavigation($0, $1) }
      let tabs = #selector(setter: UITabBarController.delegate)
      replaceSetter(UITabBarController.self, tabs) { hearTabs($0, $1) }
      let pages = #selector(setter: UIPageViewController.delegate)
      replaceSetter(UIPageViewController.self, pages) { hearPages($0, $1) }
      let presentation = #selector(setter: UIPresentationController.delegate)
      // Those of popovers and sheets have a delegate of a narrower type.
      for name in [
        "UIPresentationController", "UIPopoverPresentationController", "UISheetPresentationController",
      ] {
        guard let type = NSClassFromString(name), implements(type, presentation) else { continue }
        replaceSetter(type, presentation) { hearPresentation($0, $1) }
      }
    }

    /// Looks at the class of a delegate before it is set.
    private static func replaceSetter(
      _ type: AnyClass, _ selector: Selector, _ hook: @escaping @MainActor (AnyClass, Recording) -> Void
    ) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (AnyObject, Selector, AnyObject?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, AnyObject?) -> Void = { owner, delegate in
          if let type: AnyClass = delegate.map({ Swift.type(of: $0) }) { _ = onMain { hook(type, $0) } }
          old(owner, selector, delegate)
        }
        return imp_implementationWithBlock(new)
      }
    }

    /// The app's class that implements a method of a delegate, if the method is not logged yet.
    @MainActor private static func implementer(
      _ type: AnyClass, _ selector: Selector, _ recording: Recording
    ) -> AnyClass? {
      var next: AnyClass? = type
      while let type = next, !recording.facts(of: type).isApples {
        if implements(type, selector) { return recording.isUnheard(type, selector) ? type : nil }
        next = class_getSuperclass(type)
      }
      return nil
    }

    /// A class may be the delegate of presentations, and is logged from now on.
    @MainActor fileprivate static func hearPresentation(_ type: AnyClass, _ recording: Recording) {
      typealias Delegate = UIAdaptivePresentationControllerDelegate
      let should = #selector(Delegate.presentationControllerShouldDismiss(_:))
      if let type = implementer(type, should, recording) { replaceShouldDismiss(type, should) }
      let told: [(Selector, String)] = [
        (#selector(Delegate.presentationControllerWillDismiss(_:)), "presentationControllerWillDismiss"),
        (#selector(Delegate.presentationControllerDidDismiss(_:)), "presentationControllerDidDismiss"),
        (
          #selector(Delegate.presentationControllerDidAttemptToDismiss(_:)),
          "presentationControllerDidAttemptToDismiss"
        ),
      ]
      for (selector, event) in told {
        if let type = implementer(type, selector, recording) { replaceTold(type, selector, event) }
      }
      hearAdaptation(type, recording)
    }

    @MainActor private static func hearAdaptation(_ type: AnyClass, _ recording: Recording) {
      typealias Delegate = UIAdaptivePresentationControllerDelegate
      let asked = #selector(Delegate.adaptivePresentationStyle(for:))
      if let type = implementer(type, asked, recording) { replaceAdaptiveStyle(type, asked) }
      let askedBySize = #selector(Delegate.adaptivePresentationStyle(for:traitCollection:))
      if let type = implementer(type, askedBySize, recording) {
        replaceAdaptiveStyleBySize(type, askedBySize)
      }
      let told = #selector(
        Delegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:))
      if let type = implementer(type, told, recording) { replaceWillPresent(type, told) }
    }

    @MainActor private static func hearNavigation(_ type: AnyClass, _ recording: Recording) {
      typealias Delegate = UINavigationControllerDelegate
      let shown: [(Selector, String)] = [
        (#selector(Delegate.navigationController(_:willShow:animated:)), "navigationControllerWillShow"),
        (#selector(Delegate.navigationController(_:didShow:animated:)), "navigationControllerDidShow"),
      ]
      for (selector, event) in shown {
        if let type = implementer(type, selector, recording) { replaceShown(type, selector, event) }
      }
    }

    @MainActor private static func hearTabs(_ type: AnyClass, _ recording: Recording) {
      let should = #selector(UITabBarControllerDelegate.tabBarController(_:shouldSelect:))
      if let type = implementer(type, should, recording) { replaceShouldSelect(type, should) }
      let did = #selector(UITabBarControllerDelegate.tabBarController(_:didSelect:))
      if let type = implementer(type, did, recording) { replaceDidSelect(type, did) }
      // Since iOS 18; as text they need no SDK that knows them.
      let shouldByTab = Selector(("tabBarController:shouldSelectTab:"))
      if let type = implementer(type, shouldByTab, recording) { replaceShouldSelectTab(type, shouldByTab) }
      let didByTab = Selector(("tabBarController:didSelectTab:previousTab:"))
      if let type = implementer(type, didByTab, recording) { replaceDidSelectTab(type, didByTab) }
    }

    @MainActor private static func hearPages(_ type: AnyClass, _ recording: Recording) {
      let will = #selector(UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:))
      if let type = implementer(type, will, recording) { replaceWillTransition(type, will) }
      let did = #selector(
        UIPageViewControllerDelegate.pageViewController(
          _:didFinishAnimating:previousViewControllers:transitionCompleted:))
      if let type = implementer(type, did, recording) { replaceDidFinish(type, did) }
    }

    // The new methods of delegates. UIKit calls them on the main thread; a caller that doesn't is not stopped for it.

    private static func replaceShouldDismiss(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (AnyObject, Selector, UIPresentationController) -> ObjCBool
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UIPresentationController) -> ObjCBool = {
          delegate, presentation in
          let event = "presentationControllerShouldDismiss"
          var answer = ObjCBool(true)
          // Written with its answer, and so behind what the app does before it answers.
          callback(event, of: presentation, { answer = old(delegate, selector, presentation) }) { _ in nil }
          let result = answer.boolValue
          _ = onMain { recording in
            var entry = recording.delegateCall(event, presentation.presentedViewController)
            entry.add("result", result)
            recording.journal.note(entry)
          }
          return answer
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceTold(_ type: AnyClass, _ selector: Selector, _ event: String) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (AnyObject, Selector, UIPresentationController) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UIPresentationController) -> Void = {
          delegate, presentation in
          callback(event, of: presentation, { old(delegate, selector, presentation) }) { recording in
            recording.delegateCall(event, presentation.presentedViewController)
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    /// An answer is written behind what the app does before it answers.
    private static func replaceAdaptiveStyle(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (AnyObject, Selector, UIPresentationController) -> Int
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UIPresentationController) -> Int = { delegate, presentation in
          let style = old(delegate, selector, presentation)
          noteAdaptation(style, presentation, asked: nil)
          return style
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceAdaptiveStyleBySize(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old =
          @convention(c) (AnyObject, Selector, UIPresentationController, UITraitCollection) -> Int
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UIPresentationController, UITraitCollection) -> Int = {
          delegate, presentation, traits in
          let style = old(delegate, selector, presentation, traits)
          if let asked = sizeClasses(traits) { noteAdaptation(style, presentation, asked: asked) }
          return style
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func noteAdaptation(
      _ style: Int, _ presentation: UIPresentationController, asked: SizeClasses?
    ) {
      _ = onMain { recording in
        recording.adaptation(style, presentation, asked: asked).map { recording.journal.note($0) }
      }
    }

    private static func replaceWillPresent(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old =
          @convention(c) (AnyObject, Selector, UIPresentationController, Int, AnyObject?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UIPresentationController, Int, AnyObject?) -> Void = {
          delegate, presentation, style, coordinator in
          let event = "presentationControllerWillPresent"
          callback(event, of: presentation, { old(delegate, selector, presentation, style, coordinator) }) {
            $0.adapted(event, style, presentation)
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceShown(_ type: AnyClass, _ selector: Selector, _ event: String) {
      replace(type, selector) { old in
        typealias Old =
          @convention(c) (AnyObject, Selector, UINavigationController, UIViewController, ObjCBool) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UINavigationController, UIViewController, ObjCBool) -> Void =
          {
            delegate, stack, shown, animated in
            callback(event, of: stack, { old(delegate, selector, stack, shown, animated) }) { recording in
              recording.entry(event, stack, [shown])
            }
          }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceShouldSelect(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (AnyObject, Selector, UITabBarController, UIViewController) -> ObjCBool
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UITabBarController, UIViewController) -> ObjCBool = {
          delegate, tabs, tab in
          let event = "tabBarControllerShouldSelect"
          var answer = ObjCBool(true)
          callback(event, of: tabs, { answer = old(delegate, selector, tabs, tab) }) { recording in
            recording.entry(event, tabs, [tab])
          }
          return answer
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceDidSelect(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (AnyObject, Selector, UITabBarController, UIViewController) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UITabBarController, UIViewController) -> Void = {
          delegate, tabs, tab in
          let event = "tabBarControllerDidSelect"
          callback(event, of: tabs, { old(delegate, selector, tabs, tab) }) { $0.entry(event, tabs, [tab]) }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceShouldSelectTab(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (AnyObject, Selector, UITabBarController, AnyObject) -> ObjCBool
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UITabBarController, AnyObject) -> ObjCBool = {
          delegate, tabs, tab in
          let event = "tabBarControllerShouldSelect"
          var answer = ObjCBool(true)
          // What is in the tab may not have been made yet.
          callback(event, of: tabs, { answer = old(delegate, selector, tabs, tab) }) { $0.entry(event, tabs) }
          return answer
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceDidSelectTab(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old =
          @convention(c) (AnyObject, Selector, UITabBarController, AnyObject, AnyObject?) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UITabBarController, AnyObject, AnyObject?) -> Void = {
          delegate, tabs, tab, previous in
          let event = "tabBarControllerDidSelect"
          callback(event, of: tabs, { old(delegate, selector, tabs, tab, previous) }) { recording in
            recording.entry(event, tabs, tabs.selectedViewController.map { [$0] } ?? [])
          }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceWillTransition(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old = @convention(c) (AnyObject, Selector, UIPageViewController, AnyObject) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UIPageViewController, AnyObject) -> Void = {
          delegate, pages, pending in
          let event = "pageViewControllerWillTransition"
          callback(event, of: pages, { old(delegate, selector, pages, pending) }) { $0.entry(event, pages) }
        }
        return imp_implementationWithBlock(new)
      }
    }

    private static func replaceDidFinish(_ type: AnyClass, _ selector: Selector) {
      replace(type, selector) { old in
        typealias Old =
          @convention(c) (AnyObject, Selector, UIPageViewController, ObjCBool, AnyObject, ObjCBool) -> Void
        let old = unsafeBitCast(old, to: Old.self)
        let new: @convention(block) (AnyObject, UIPageViewController, ObjCBool, AnyObject, ObjCBool) -> Void =
          {
            delegate, pages, finished, previous, completed in
            let event = "pageViewControllerDidFinishAnimating"
            callback(event, of: pages, { old(delegate, selector, pages, finished, previous, completed) }) {
              recording in
              var entry = recording.entry(event, pages)
              entry.add("completed", completed.boolValue)
              return entry
            }
          }
        return imp_implementationWithBlock(new)
      }
    }
  }

#endif

#if !(DEBUG || TRACECHECK_RECORDER)

  /// Nothing, in a build for the store.
  enum TraceRecorder {
    static func start() {}
    static func note(_ event: String, of subject: AnyObject, _ object: AnyObject? = nil) {}
  }

#endif
