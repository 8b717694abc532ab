import { pictureStyle } from '../svg/style.ts';

/** The style of the atlas's pages, with that of the pictures, whose marks stand behind it and win. */
export const pageStyle = `
${pictureStyle}
:root { color-scheme: light dark; --page: #f7f9f9; --panel: #ffffff; --text: #1d2b2f; --quiet: #51656b; --rule: #d3dcde; --act: #0b6b74; --on-act: #ffffff;
  --good: #1e7a3c; --bad: #b3261e; --some: #96690b; --now: #ffe8a3; }
@media (prefers-color-scheme: dark) { :root { --page: #10191c; --panel: #1a2529; --text: #e8eff0; --quiet: #a9bbc0; --rule: #35474c; --act: #6cc7cf;
  --on-act: #10191c; --good: #6fcf8d; --bad: #f2a49c; --some: #e3b95c; --now: #5b4a12; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 sans-serif; }
a { color: var(--act); } h1 { font-size: 22px; margin: 0; } h2 { font-size: 18px; } h3, .small { font-size: 15px; margin: 18px 0 4px; }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 10px 20px; background: var(--panel); border-bottom: 1px solid var(--rule); }
header nav { display: flex; gap: 8px; align-items: baseline; } header .grow { flex: 1; }
.tools { display: flex; flex-wrap: wrap; gap: 6px; padding: 8px 20px; border-bottom: 1px solid var(--rule); background: var(--panel); }
.tools .gap { width: 14px; }
button, select, input { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--rule); border-radius: 6px; padding: 5px 11px; min-height: 34px; }
button { cursor: pointer; } button[aria-pressed="true"] { background: var(--act); color: var(--on-act); border-color: var(--act); }
button:disabled { opacity: 0.5; cursor: default; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.stage { padding: 16px 20px 40px; overflow-x: auto; min-width: 0; } .stage svg { display: block; max-width: none; }
aside { position: fixed; z-index: 1; top: 0; right: 0; bottom: 0; width: 360px; overflow-y: auto; background: var(--panel); border-left: 1px solid var(--rule); box-shadow: 0 0 24px rgb(0 0 0 / 0.18); padding: 12px 18px 40px; }
aside #close { float: right; }
body:has(> main > aside:not([hidden])) { padding-right: 360px; } #panel:focus { outline: none; } [hidden] { display: none !important; }
.quiet { color: var(--quiet); } .notes { max-width: 900px; } .notes li { margin: 4px 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 10px; padding: 0; list-style: none; }
.cards a { display: block; height: 100%; padding: 10px 14px; background: var(--panel); border: 1px solid var(--rule); border-radius: 8px; text-decoration: none; }
.cards small { display: block; color: var(--quiet); }
.results { position: absolute; z-index: 2; right: 20px; top: 50px; width: min(440px, 92vw); max-height: 70vh; overflow-y: auto; background: var(--panel); border: 1px solid var(--rule); border-radius: 8px; padding: 6px; margin: 0; list-style: none; }
.results a { display: block; padding: 6px 8px; text-decoration: none; } .results small { display: block; color: var(--quiet); }
.choices { padding: 0; list-style: none; } .choices button { width: 100%; text-align: left; margin: 3px 0; }
.choices small, .way small { display: block; color: var(--quiet); } .way { margin: 6px 0; }
.screens { display: flex; gap: 10px; overflow-x: auto; } .screens a { display: block; } figure { margin: 0; } figure > p { margin: 4px 0; } .screens img { max-height: 320px; border: 1px solid var(--rule); border-radius: 6px; }
.film { display: flex; gap: 14px; overflow-x: auto; padding: 4px 0 16px; list-style-position: inside; align-items: flex-start; } .film .frame { width: 260px; } .film .frame.empty { width: 150px; opacity: 0.85; } .film img { width: 260px; border: 1px solid var(--rule); border-radius: 6px; } .film p { margin: 2px 0; }
.flow .redrawn circle { fill: var(--some); stroke: var(--panel); stroke-width: 2; } .flow .redrawn text { fill: var(--panel); font-weight: 700; text-anchor: middle; }
.list article { max-width: 800px; border-top: 1px solid var(--rule); padding: 6px 0; }
.good { color: var(--good); } .bad { color: var(--bad); } .some { color: var(--some); }
html:not([data-language="es"]) .es, html[data-language="es"] .en { display: none; }
.flow .box, .flow .arrow, .flow .head { cursor: pointer; }
.flow .box:focus-visible { outline: none; } .flow .box:focus-visible > rect { stroke: var(--act); stroke-width: 4; }
.flow .chosen > rect, .flow .box.chosen > rect { stroke: var(--act); stroke-width: 4; } .flow .arrow.chosen path { stroke: var(--act); stroke-width: 3.5; }
.flow .now > rect, .flow .box.now > rect { fill: var(--now); stroke-width: 3; } .flow .arrow.now path { stroke: var(--act); stroke-width: 4; }
.flow .box.covered > rect { stroke: var(--good); stroke-width: 3; } .flow .arrow.covered path { stroke: var(--good); stroke-width: 2.5; } .flow .arrow.covered .tip { fill: var(--good); }
.flow .box.uncovered > rect { stroke: var(--bad); stroke-width: 3; stroke-dasharray: 8 4; } .flow .arrow.uncovered path { stroke: var(--bad); stroke-dasharray: 8 4; } .flow .arrow.uncovered .tip { fill: var(--bad); }
.flow .arrow.partly path { stroke: var(--some); stroke-width: 2.5; } .flow .arrow.partly .tip { fill: var(--some); }
.flow .arrow.partly path { stroke-dasharray: none; } .flow .door.covered { fill: var(--good); } .flow .door.partly { fill: var(--some); } .flow .door.uncovered { fill: var(--bad); text-decoration: underline dashed; }
.flow .box.partly > rect { stroke: var(--some); stroke-width: 3; }
button.note { border: 0; padding: 0; min-height: 0; background: none; font-weight: 700; text-align: left; } .notes li { border-left: 4px solid transparent; padding-left: 6px; cursor: pointer; } .notes li.covered { border-color: var(--good); } .notes li.partly { border-color: var(--some); } .notes li.uncovered { border-left: 4px dashed var(--bad); }
.outcomes { padding: 0; list-style: none; margin: 4px 0; } aside input[type=file] { max-width: 100%; } table.funnel { border-collapse: collapse; width: 100%; } .funnel th, .funnel td { text-align: left; vertical-align: top; padding: 4px 8px 4px 0; border-bottom: 1px solid var(--rule); font-size: 13px; } .funnel td { font-variant-numeric: tabular-nums; }
.flow .members .back { fill: var(--panel); stroke: var(--act); rx: 6px; } .flow .members .share { fill: var(--now); rx: 6px; } .flow .members text { font-weight: 700; fill: var(--text); }
.flow .box.added > rect { stroke: var(--good); stroke-width: 4; } .flow .box.removed > rect { stroke: var(--bad); stroke-width: 4; stroke-dasharray: 8 4; } .flow .box.reworded > rect { stroke: var(--some); stroke-width: 4; }
.flow .arrow.added path { stroke: var(--good); stroke-width: 3; } .flow .arrow.removed path { stroke: var(--bad); stroke-width: 3; stroke-dasharray: 8 4; } .flow .arrow.rerouted path, .flow .arrow.reworded path { stroke: var(--some); stroke-width: 3; }
.flow .door.added { fill: var(--good); font-weight: 700; } .flow .door.removed { fill: var(--bad); text-decoration: line-through; } .flow .door.rerouted, .flow .door.redone, .flow .door.reworded { fill: var(--some); font-weight: 700; } .flow .arrow.redone path { stroke: var(--some); stroke-width: 3; } .flow .box.redone > rect, .flow .box.rerouted > rect { stroke: var(--some); stroke-width: 4; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; } .pair > div { overflow-x: auto; } .pair svg { max-width: 100%; height: auto; }
@media screen { .in-parts .flow .later { display: none; } }
@media screen { .notes, .list article, .cards li { content-visibility: auto; contain-intrinsic-size: auto 90px; } }
@media (max-width: 700px) { aside { top: auto; left: 0; width: auto; max-height: 55vh; border-left: 0; border-top: 1px solid var(--rule); } body:has(> main > aside:not([hidden])) { padding: 0 0 55vh; } html:has(> body > main > aside:not([hidden])) { scroll-padding-bottom: 55vh; } .pair { grid-template-columns: 1fr; } }
@media (forced-colors: active) { :root { --page: Canvas; --panel: Canvas; --text: CanvasText; --quiet: CanvasText; --rule: CanvasText; --act: Highlight; --good: Highlight; --some: LinkText; --bad: CanvasText; --now: Canvas; }
  button[aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  .flow .now > rect, .flow .box.now > rect { stroke: Highlight; stroke-width: 5; } .flow .box.partly > rect { stroke-dasharray: 14 3; } .flow .members .share { fill: none; stroke: Highlight; stroke-width: 3; } }
@media print { body { padding: 0 !important; } .tool, .tools, aside, .search { display: none !important; } body { background: #fff; } .stage { overflow: visible; padding: 0; }
  .stage svg { max-width: 100%; height: auto; max-height: 230mm; break-inside: avoid; } h1, h2, h3, h1 + p { break-after: avoid; } .notes li { break-inside: avoid; } .picture[hidden] { display: block !important; } }
`.trim();
