/** The colors of the pictures, for light and dark screens, for paper and for forced colors. */
export const pictureStyle = `
.flow { --ink: #1d2b2f; --soft: #51656b; --line: #5d7379; --paper: #ffffff; --box: #ffffff; --group: #f2f6f6; --edge: #8aa0a5;
  --begin: #0b6b74; --end: #e3e9ea; --closed: #e6f1f2; --fail: #a3352b; --accent: #0b6b74; }
@media (prefers-color-scheme: dark) { .flow { --ink: #e8eff0; --soft: #a9bbc0; --line: #93a9af; --paper: #10191c; --box: #1a2529;
  --group: #141e21; --edge: #5d7379; --begin: #6cc7cf; --end: #2c3a3f; --closed: #1d3236; --fail: #f0978d; --accent: #6cc7cf; } }
@media print { .flow { --ink: #000000; --soft: #333333; --line: #333333; --paper: #ffffff; --box: #ffffff; --group: #ffffff;
  --edge: #555555; --begin: #000000; --end: #eeeeee; --closed: #f4f4f4; --fail: #000000; --accent: #000000; } }
@media (forced-colors: active) { .flow { --ink: CanvasText; --soft: CanvasText; --line: CanvasText; --paper: Canvas; --box: Canvas;
  --group: Canvas; --edge: CanvasText; --begin: Highlight; --end: Canvas; --closed: Canvas; --fail: CanvasText; --accent: LinkText; } }
.flow { background: var(--paper); font-family: sans-serif; }
.flow text { fill: var(--ink); font-size: 12px; }
.flow .title { font-size: 14px; font-weight: 700; }
.flow .text { fill: var(--soft); }
.flow .count { font-weight: 700; fill: var(--accent); }
.flow .door, .flow .start { fill: var(--accent); }
.flow .back { fill: var(--soft); font-style: italic; }
.flow .box rect { fill: var(--box); stroke: var(--edge); stroke-width: 1.25; rx: 8px; }
.flow .box.begins rect { stroke: var(--begin); stroke-width: 3; }
.flow .box.group > rect { fill: var(--group); rx: 12px; }
.flow .box.parallel > rect, .flow .box.choice > rect { stroke-dasharray: 6 4; }
.flow .box.choice > rect { fill: none; rx: 12px; }
.flow .box.final rect { fill: var(--end); stroke-width: 3; }
.flow .box.closed rect { fill: var(--closed); }
.flow .arrow path { fill: none; stroke: var(--line); stroke-width: 1.5; }
.flow .arrow .tip { fill: var(--line); stroke: none; }
.flow .arrow.fails path:not(.tip) { stroke: var(--fail); stroke-dasharray: 5 3; }
.flow .arrow .tip.fails, .flow .arrow.fails .label, .flow .arrow.back-fails .back { fill: var(--fail); }
.flow .arrow.rule path { stroke-dasharray: 2 3; }
.flow .head text { paint-order: stroke; stroke: var(--group); stroke-width: 5px; stroke-linejoin: round; }
.flow[lang='en'] .es, .flow[lang='es'] .en { display: none; }
`.trim();
