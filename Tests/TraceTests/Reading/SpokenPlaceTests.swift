import Testing

@testable import TraceModel

/// Sentences in other languages that say in which controller a function was called.
@Suite struct SpokenPlaceTests {
  static let events = [
    LineSample("Se ejecutó viewDidLoad en JarVC", "viewDidLoad JarVC"),
    LineSample("Chamou viewDidLoad em JarVC", "viewDidLoad JarVC"),
    LineSample("Executou viewDidLoad na JarVC", "viewDidLoad JarVC"),
    LineSample("Executou viewDidLoad no JarViewController", "viewDidLoad JarViewController"),
    LineSample("viewDidLoad ejecutado en JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad chamado em JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad appelé dans JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad wurde in JarVC aufgerufen", "viewDidLoad JarVC"),
    LineSample("viewDidLoad вызван в JarVC", "viewDidLoad JarVC"),
    LineSample("viewDidLoad called in JarVC", "viewDidLoad JarVC"),
  ]

  static let noEvents = [
    "viewDidLoad ejecutado en la pantalla",
    "viewDidLoad em breve",
    "viewDidLoad dans la méthode suivante",
    "viewDidLoad wurde in diesem Fall nicht aufgerufen",
    "viewDidLoad no se ejecutó en JarVC",
    "viewDidLoad na tela inicial",
    "Si viewDidLoad se llama en JarVC",
    "viewDidLoad n'est pas appelé dans JarVC",
    "viewDidLoad не вызван в JarVC",
    "viewDidLoad wurde nicht in JarVC aufgerufen",
    "Quando viewDidLoad em JarVC roda",
  ]

  @Test(arguments: events) func `the sentence says whose call it was`(_ sample: LineSample) throws {
    let log = "\(sample.line)\nother\n\(sample.line)\n"
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
    #expect(try ReadLog.words(log) == [sample.event, sample.event].compactMap(\.self))
  }

  @Test(arguments: noEvents) func `other sentences are no events`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
