/// The head of a page: what a browser may do with it, and how it looks.
enum HTMLHead {
  /// The one script that may run is ours, known by its hash; `Scripts/check-pages` proves that it does run.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; "
    + "script-src 'sha256-6aDDIGt6c7c6PEhgZnbrctK+WFJqXqXQ4oAHkaLG61o='; base-uri 'none'; form-action 'none'"

  /// `n` and `p` go to the next and the previous finding.
  private static let script: StaticString = """
    (() => {
      const findings = [...document.querySelectorAll("article[id]")];
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !findings.length) return;
        const step = { n: 1, p: -1 }[event.key];
        if (!step) return;
        const here = findings.findIndex((finding) => "#" + finding.id === location.hash);
        const next = here < 0 ? (step > 0 ? 0 : findings.length - 1)
          : (here + step + findings.length) % findings.length;
        location.hash = findings[next].id;
        findings[next].focus();
      });
    })();
    """

  /// Writes the head's content.
  static func write(title: String, to head: inout Markup) {
    head.void("meta", ["charset": "utf-8"])
    head.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    head.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    head.void("meta", ["name": "color-scheme", "content": "light dark"])
    head.void("meta", ["name": "referrer", "content": "no-referrer"])
    head.void("meta", ["name": "generator", "content": "tracecheck"])
    head.element("title", text: title)
    head.line()
    head.element("style") { $0.raw(HTMLStyle.sheet) }
  }

  /// Writes the script at the end of the body.
  static func writeScript(to page: inout Markup) {
    page.element("script") { $0.raw(script) }
  }
}
