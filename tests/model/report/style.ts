/** How the report looks, on a screen and on paper. It stands in the page itself, so that the file can be sent as it is. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1d2430, #e8ebf0); --paper: light-dark(#fff, #15191f);
  --soft: light-dark(#5a6472, #a4adba); --line: light-dark(#d5dae1, #39414c); --shade: light-dark(#f4f6f9, #1e242c);
  --good: light-dark(#17663a, #7fd6a2); --bad: light-dark(#a3261b, #ffa096); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1.25rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
a { color: inherit; }
.soft { color: var(--soft); } .good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; }
.scroll { overflow-x: auto; } .scroll:focus-visible, summary:focus-visible, a:focus-visible { outline: 3px solid; outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); }
tbody th { font-weight: 500; }
td.number, th.number { padding-right: .5rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; }
details { margin: .5rem 0; } summary { cursor: pointer; padding: .25rem 0; font-weight: 600; }
pre { background: var(--shade); padding: .75rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem; }
.failure { border-left: 4px solid var(--bad); padding-left: 1rem; margin: 1rem 0; }
.screens { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: 0; } figure img { max-width: 14rem; border: 1px solid var(--line); }
figcaption { font-size: .8125rem; color: var(--soft); max-width: 14rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) { th, td { padding-right: .5rem; } table { font-size: .875rem; } }
@media print { body { max-width: none; font-size: 10pt; } details::details-content { content-visibility: visible; display: block; } h2 { break-after: avoid; } tr { break-inside: avoid; } }
`;
