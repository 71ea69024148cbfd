package derring.bots.lab;

/** What a page of findings wears: paper by day, lantern by night. */
final class Dress {
  private static final String NIGHT =
      "--paper:#121722;--panel:#1b2230;--ink:#efe4ca;--faint:#bdae8d;--line:#a28b5c;--hair:#4a4a4b;"
          + "--red-ink:#f0917f;--green-ink:#86c8ae;color-scheme:dark;";

  /** For a page of its own: what the browser client's pages have around them. */
  static final String AROUND =
      ":root{--paper:#eadfc6;--panel:#f7efdc;--ink:#2a1f16;--faint:#5f4f3b;--line:#2a1f16;"
          + "--hair:#b9a681;--red-ink:#8a2a21;--green-ink:#28584a;color-scheme:light;"
          + "--display:'IM Fell English','IM FELL English',Georgia,serif;"
          + "--text:'Alegreya Variable',Alegreya,Georgia,serif}"
          + "@media(prefers-color-scheme:dark){:root{"
          + NIGHT
          + "}}*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);"
          + "font:1.0625rem/1.45 var(--text);font-variant-numeric:lining-nums tabular-nums}"
          + "main{max-width:1120px;margin:auto;padding:1rem}";

  /** For the part that shows findings, wherever it stands. */
  static final String PART =
      """
      .lab{--v0:var(--ink);--v1:var(--red-ink);--v2:var(--green-ink);--v3:light-dark(#34466e,#a9bdf0);
      --v4:light-dark(#675330,#dcb873);--v5:light-dark(#5a2d6b,#d3a9e6);--v6:light-dark(#1f5f6e,#8fd0de);
      --v7:light-dark(#6b4a2d,#e0b48f);--accent:var(--red-ink);font-variant-numeric:lining-nums tabular-nums}
      .lab.have-at-you{--accent:var(--green-ink)}.lab.fire-at-will{--accent:light-dark(#675330,#dcb873)}
      .lab.one-for-all{--accent:light-dark(#34466e,#a9bdf0)}
      .lab h2,.lab h3,.lab h4{font-family:var(--display);font-weight:400;line-height:1.15;margin:0}
      .lab h2{font-size:2.2rem}.lab h3{font-size:1.4rem;font-style:italic;color:var(--accent)}
      .lab h4{margin-top:.6rem;color:var(--faint)}
      .lab header{border-bottom:3px double var(--line);margin-bottom:1rem;padding-bottom:.4rem}
      .lab .over{margin:0;font-family:var(--display);letter-spacing:.06em;color:var(--accent)}
      .lab p{margin:.3rem 0 .6rem;color:var(--faint);font-size:1rem}.lab header b{color:var(--ink)}
      .lab .seal{border:1.5px solid var(--accent);border-radius:3px;padding:.25rem .6rem;
      display:inline-block;color:var(--accent);font-style:italic}
      .lab .sheets{columns:2 440px;column-gap:1rem;margin-bottom:1rem}
      .lab .sheets section{break-inside:avoid;margin-bottom:1rem}
      .lab section{background:var(--panel);border:1.5px solid var(--hair);border-radius:4px;
      padding:.8rem 1rem;min-width:0}
      .lab .row{display:grid;grid-template-columns:minmax(6.5rem,32%) 1fr 9.2rem;gap:.6rem;
      align-items:center;padding:.1rem 0}
      .lab .row+.row{border-top:1px solid color-mix(in srgb,var(--hair),transparent 60%)}
      .lab .what{overflow-wrap:anywhere;line-height:1.2}
      .lab .value span{display:block;white-space:nowrap;line-height:16px;font-size:.95rem}
      .lab small{color:var(--faint);font-size:.8rem}.lab .fine{font-size:.9rem;margin-bottom:0}
      .lab svg{display:block;overflow:visible}.lab svg text{fill:var(--faint);font-size:12px;
      font-family:var(--text)}
      .lab .band{fill:color-mix(in srgb,var(--accent),transparent 86%)}
      .lab line{stroke:currentColor}.lab .usual{stroke:var(--faint);stroke-dasharray:2 3}
      .lab .ground{stroke:var(--line)}.lab .reach{stroke-width:2.5;stroke-linecap:round}
      .lab .curve{stroke-width:2.5;stroke-linecap:round}.lab .step{stroke-width:2.5}
      .lab .column{fill:color-mix(in srgb,var(--accent),transparent 35%)}
      .lab .dot{stroke:currentColor;stroke-width:2;fill:var(--panel)}.lab .dot.clear{fill:currentColor}
      .lab text.end{fill:currentColor;font-weight:700}
      .lab .v0{color:var(--v0)}.lab .v1{color:var(--v1)}.lab .v2{color:var(--v2)}.lab .v3{color:var(--v3)}
      .lab .v4{color:var(--v4)}.lab .v5{color:var(--v5)}.lab .v6{color:var(--v6)}.lab .v7{color:var(--v7)}
      .lab table{width:100%;border-collapse:collapse}.lab th{text-align:left;font-weight:400}
      .lab .plain td,.lab .plain th{padding:.2rem .4rem .2rem 0;vertical-align:top}
      .lab .plain small{display:inline-block;white-space:nowrap}
      .lab .cards{table-layout:fixed}.lab .cards th:first-child{width:24%;overflow-wrap:anywhere;line-height:1.15}
      .lab .cards thead th{font-family:var(--display);color:var(--faint);padding:0 .5rem}
      .lab .cards td{padding:.15rem .5rem;vertical-align:middle}
      .lab .cards tbody tr{border-top:1px solid color-mix(in srgb,var(--hair),transparent 60%)}
      .lab .cards small{display:block;line-height:1.1}
      .lab details summary{cursor:pointer;color:var(--accent);min-height:44px;display:flex;align-items:center}
      @media(max-width:560px){.lab .row{grid-template-columns:minmax(0,1fr) 9.2rem;gap:0 .6rem;padding:.2rem 0}
      .lab .what{grid-column:1/-1}.lab .foot span:first-child{display:none}.lab section{padding:.7rem}
      .lab .cards thead{display:none}.lab .cards tr{display:grid;
      grid-template-columns:repeat(2,minmax(0,1fr));gap:.1rem 1rem;padding:.4rem 0}
      .lab .cards th:first-child{grid-column:1/-1;width:auto;font-size:1.05rem}.lab .cards td{padding:0}
      .lab .cards td:empty{display:none}.lab .cards small{display:flex;flex-wrap:wrap;gap:0 .5em}
      .lab .cards td::before{content:attr(class);color:var(--faint);font-family:var(--display)}}
      """
          .replace("\n", "");

  private Dress() {}
}
