/// Words behind an event that say no more than that it was called: `viewDidLoad has been called`, `viewDidLoad llamado`.
enum CalledWords {
  /// All of them, in small letters where capitals don't count.
  static let all = Phrases(english + korean + russian + german + romance + others)

  private static let english = [
    "called", "call", "invoked", "executed", "fired", "triggered", "start", "end", "begin", "done",
    "finished",
    "has been called", "finish", "started", "starts", "ended", "ends", "begins", "completed", "complete",
    "ran", "enter", "enters", "entered", "exit", "leave", "leaves", "left", "return", "returned",
    "exited", "success", "succeeded", "ok", "launched", "initiated", "was initiated", "was launched",
    "is called", "was called", "got called", "has deinitialized", "got invoked", "got triggered", "got fired",
    "was invoked", "was triggered", "was fired", "was run", "was executed", "has run", "is running",
    "running",
    "executing", "is executing", "hit",
  ]
  private static let korean = ["호출됨", "호출", "실행됨", "실행", "완료", "됨"]
  private static let russian = ["вызван", "вызывается", "сработал"]
  private static let german = [
    "auf", "aufgerufen", "wird aufgerufen", "wurde aufgerufen", "ausgeführt", "wird ausgeführt",
    "wurde ausgeführt",
  ]
  private static let romance = [
    "ejecutado", "ejecutada", "llamado", "llamada", "fue llamado", "fue ejecutado", "se ejecutó",
    "se ejecuta",
    "se ha ejecutado", "se llamó", "se ha llamado", "ha sido llamado",
    "chamado", "chamada", "executado", "executada", "foi chamado", "foi chamada", "foi executado",
    "foi executada", "appelé", "appelée", "est appelé", "est appelée", "a été appelé", "a été appelée",
    "exécuté", "exécutée", "chiamato", "chiamata", "è stato chiamato", "è stata chiamata", "viene chiamato",
    "eseguito", "eseguita", "è stato eseguito",
  ]
  private static let others = [
    "çağrıldı", "çalıştı", "metodu çağrıldı", "metodu çalıştı", "fonksiyonu çağrıldı", "fonksiyonu çalıştı",
    "dipanggil", "telah dipanggil", "dijalankan", "được gọi", "đã được gọi", "đã gọi", "wywołane", "wywołano",
    "wywołana", "została wywołana", "zostało wywołane", "aangeroepen", "is aangeroepen", "wordt aangeroepen",
    "anropad", "anropades", "kallades", "kutsuttu", "zavolána", "zavoláno", "викликано", "викликаний",
  ]
}
