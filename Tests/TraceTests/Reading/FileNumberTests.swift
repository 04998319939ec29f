import Testing

@testable import TraceModel

/// Lines of loggers that write a file and the number of its line beside a function.
@Suite struct FileNumberTests {
  /// A number alone is no name where a file is on the line.
  static let numbers = [
    LineSample("ShelfVC.swift#L.80 viewDidLoad() ", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift#L.80 viewDidLoad() rows", "viewDidLoad ShelfVC"),
    LineSample("Larder/ShelfVC.swift#L.80 viewWillAppear(_:)", "viewWillAppear ShelfVC"),
    LineSample("(ShelfVC.swift)-[80]-viewDidLoad():", "viewDidLoad ShelfVC"),
    LineSample("(ShelfVC.swift)-[80]-viewDidLoad(): rows", "viewDidLoad ShelfVC"),
    LineSample("ShelfVC.swift@80 viewDidLoad()", "viewDidLoad ShelfVC"),
    LineSample("80 | viewDidLoad() | ShelfVC.swift |", "viewDidLoad ShelfVC"),
    LineSample("[文件名:ShelfVC.swift] [函数名:viewDidLoad()] [行号:80]", "viewDidLoad ShelfVC"),
    LineSample("[80] viewDidLoad()", "viewDidLoad 80"),
    LineSample("AtticLogger.swift@80 ShelfVC viewDidLoad", "viewDidLoad ShelfVC"),
  ]

  /// The class of a file behind a function says more than a tag, or a word in small letters, does.
  static let tags = [
    LineSample("[main] viewDidLoad() ShelfViewController.swift:80", "viewDidLoad ShelfViewController"),
    LineSample("[main] viewDidLoad() ShelfViewController.swift:80 rows", "viewDidLoad ShelfViewController"),
    LineSample("[UI] viewDidLoad() ShelfViewController.swift:80", "viewDidLoad ShelfViewController"),
    LineSample("[Shelf] viewDidLoad() JarViewController.swift:80", "viewDidLoad Shelf"),
    LineSample("[main] viewDidLoad() BaseViewController.swift:80", "viewDidLoad main"),
    LineSample("[main] viewDidLoad() UIViewController+Log.swift:80", "viewDidLoad main"),
    LineSample("[main] viewDidLoad() ShelfViewController", "viewDidLoad ShelfViewController"),
  ]

  @Test(arguments: numbers + tags) func `a line is read as its event`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == sample.event.map { [$0] } ?? [])
  }

  /// What a bracket counts behind a callback is no line, so a lower number is no earlier one of the same function.
  @Test(arguments: ["[41 MB]|[44 MB]", "[12%]|[31%]", "[3 alive]|[5 alive]", "[2/7]|[3/7]", "[1.5]|[2.5]"])
  func `a number with a unit in brackets is none of a source line`(_ counts: String) throws {
    let counts = counts.split(separator: "|")
    let log =
      "ShelfVC viewDidLoad \(counts[0])\nJarVC viewDidLoad \(counts[1])\nShelfVC viewDidLoad \(counts[1])\n"
    #expect(try ReadLog.words(log).count == 3)
  }

  @Test(arguments: ["[41]|[44]", "[line 41]|[line 44]", "[41:5]|[44:5]"])
  func `a number alone in brackets is one of a source line`(_ lines: String) throws {
    let lines = lines.split(separator: "|")
    let log =
      "ShelfVC viewDidLoad \(lines[0])\nJarVC viewDidLoad \(lines[0])\nShelfVC viewDidLoad \(lines[1])\n"
    #expect(try ReadLog.words(log).count == 2)
  }

  @Test func `a line that ends with a comma is whole where it names its file`() throws {
    let log = """
      file: ShelfVC.swift, func: viewDidLoad(), line: 80,\u{20}
      file: JarVC.swift, func: viewDidLoad(), line: 82,\u{20}

      """
    #expect(try ReadLog.words(log) == ["viewDidLoad ShelfVC", "viewDidLoad JarVC"])
  }
}
