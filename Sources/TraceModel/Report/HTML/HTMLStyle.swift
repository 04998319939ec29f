/// How the page looks. Nothing is said here that is not said in the markup as well.
enum HTMLStyle {
  static let sheet: StaticString = """

    :root {
      color-scheme: light dark;
      --ground: #ffffff; --card: #f6f8fa; --ink: #1b1f24; --soft: #545d68; --line: #d0d7de;
      --link: #0b57b0; --error: #b3261e; --warning: #7a4f00; --info: #0b5a8c; --good: #1b6b3a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171c; --card: #1c2027; --ink: #e6e8eb; --soft: #a7b0bb; --line: #39414c;
        --link: #82b8ff; --error: #ff8f85; --warning: #f0b85a; --info: #7cc4f0; --good: #76d39c;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 1360px; padding: 16px; background: var(--ground); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere;
    }
    a { color: var(--link); }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { position: static; }
    h1 { font-size: 24px; margin: 0 0 4px; line-height: 1.25; }
    h2 { font-size: 19px; margin: 40px 0 12px; padding-bottom: 4px; border-bottom: 1px solid var(--line); }
    h3 { font-size: 16px; margin: 0 0 6px; line-height: 1.35; }
    h4 { font-size: 15px; margin: 16px 0 4px; }
    p { margin: 6px 0; max-width: 80ch; }
    ul, ol { margin: 6px 0; padding-left: 22px; }
    code, pre, td, .place { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code, td { font-size: 13px; }
    pre { padding: 10px 12px; background: var(--card); border-radius: 6px; overflow-x: auto; font-size: 13px; }
    .error { color: var(--error); } .warning { color: var(--warning); } .info { color: var(--info); }
    .passed { color: var(--good); } .failed { color: var(--error); } .empty { color: var(--warning); }
    .soft, .place, caption, figcaption { color: var(--soft); }
    .place { font-size: 13px; }
    nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 18px; }
    article {
      margin: 20px 0; padding: 14px 16px; border: 1px solid var(--line); border-left-width: 5px; border-radius: 6px;
    }
    article.error { border-left-color: var(--error); } article.warning { border-left-color: var(--warning); }
    article.info { border-left-color: var(--info); }
    article.error, article.warning, article.info { color: var(--ink); }
    article:target { outline: 2px solid var(--link); outline-offset: 3px; }
    article .message { font-size: 16px; }
    .scroll { overflow-x: auto; max-width: 100%; border-radius: 6px; }
    figure { margin: 12px 0; }
    figure .scroll { background: var(--card); padding: 8px; }
    svg { display: block; }
    svg a:focus-visible { outline: 2px solid var(--link); }
    table { border-collapse: collapse; margin: 8px 0; }
    caption { text-align: left; padding: 2px 0; font-size: 13px; }
    th, td { padding: 2px 14px 2px 0; text-align: left; vertical-align: top; overflow-wrap: normal; white-space: nowrap; }
    td.words { white-space: normal; overflow-wrap: anywhere; min-width: 30ch; max-width: 80ch; }
    p.indented { padding-left: 2ch; }
    th { font-size: 13px; font-weight: 600; border-bottom: 1px solid var(--line); }
    tr.flagged td { font-weight: 700; background: color-mix(in srgb, var(--error) 12%, transparent); }
    tr:target td { outline: 2px solid var(--link); }
    details { margin: 8px 0; }
    summary { cursor: pointer; color: var(--link); }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 14px; margin: 8px 0; }
    dt { color: var(--soft); } dd { margin: 0; max-width: 80ch; }
    @media (max-width: 600px) {
      body { padding: 10px; } article { padding: 10px; }
      dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: 6px; }
    }
    @media (forced-colors: active) { article, .scroll { border: 1px solid CanvasText; } }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print {
      :root {
        --ground: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #999;
        --link: #000; --error: #8c1d18; --warning: #5f3d00; --info: #063d60; --good: #12502b;
      }
      body { max-width: none; font-size: 11pt; } nav, .skip, .moves { display: none; }
      .scroll { overflow: visible; } svg { max-width: 100%; height: auto; }
      article, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
    }

    """
}
