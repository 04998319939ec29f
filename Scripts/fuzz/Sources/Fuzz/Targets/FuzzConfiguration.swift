extension Target {
  /// A configuration is refused with words, or a log is read and checked under it and what is in force is listed.
  static let configuration = Target("configuration") { bytes in
    guard let settings = Input.settings(bytes) else { return }
    for row in settings.configuration.rows { _ = ShownText.escaped(row.value) }
    guard let result = try? TraceCheck.check(Input.file(log), settings) else { return }
    _ = Input.json(ReportFormat.json.render(result.report(settings), Input.rendering))
  }

  private static let log = ContiguousArray(
    """
    10:00:00.000 [A@0x1] viewDidLoad
    10:00:00.100 [A@0x1] viewWillAppear
    10:00:00.200 [A@0x1] viewDidAppear
    10:00:01.000 [A@0x1] present B@0x2 style=pageSheet
    10:00:01.100 [B@0x2] viewDidLoad
    10:00:01.200 [A@0x1] viewWillDisappear
    10:00:01.300 [B@0x2] viewWillAppear
    10:00:01.400 [B@0x2] viewDidAppear
    10:00:02.000 [B@0x2] dismiss
    10:00:02.100 [B@0x2] viewDidDisappear tracecheck:ignore TC102 -- known
    10:00:02.200 [B@0x2] deinit
    10:00:03.000 screenShown: Setting
    [N] push C
    [C] viewDidAppear

    """.utf8)
}
