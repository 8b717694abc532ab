import type { Coverage, MachineCoverage } from '../core/coverage.ts';
import type { Failure } from '../core/options.ts';
import { escaped } from './escape.ts';
import { isOf } from './junit.ts';
import type { Screen } from './screens.ts';
import { style } from './style.ts';

/** What the page tells. */
export type Report = {
  coverage: Coverage;
  failures: readonly Failure[];
  seconds: number;
  /** The pictures of states, where there are any. */
  screens: readonly Screen[];
};

/** A walk as a page that needs nothing but itself. */
export function pageOf(report: Report): string {
  const { coverage, failures, seconds } = report;
  const ids = Object.keys(coverage.machines);
  const count = Object.keys(coverage.tours).length;
  const end =
    failures.length === 0
      ? '<p class="good">Nothing failed.</p>'
      : `<p class="bad">${String(failures.length)} failed.</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Walks through the machines</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Walks through the machines</h1>
<p class="soft">${String(ids.length)} machines, ${String(count)} ways, ${seconds.toFixed(1)} s</p>
${end}
${failures.map(failureOf).join('\n')}
${overviewOf(report)}
${Object.entries(coverage.machines)
  .map(([id, machine]) => machineOf(id, machine, report))
  .join('\n')}
</main>
</body>
</html>
`;
}

function failureOf({ machine, name, message, path, replay }: Failure): string {
  return `<section class="failure" aria-label="${escaped(`${machine}: ${name}`)}">
<h3>${escaped(machine)}: ${escaped(name)}</h3>
<pre>${escaped(message)}</pre>
${path.length > 0 ? `<p>The way there: <code>${path.map(escaped).join('</code>, <code>')}</code></p>` : ''}
<p>Again: <code>${escaped(replay)}</code></p>
</section>`;
}

function overviewOf({ coverage, failures }: Report): string {
  const rows = Object.entries(coverage.machines).map(([id, { states, branches, guards }]) => {
    const failed = failures.filter(({ machine }) => machine === id).length;
    const cells = [states, branches, guards].map((part) => `<td class="number">${shareOf(part)}</td>`).join('');
    const verdict =
      failed === 0 ? '<span class="good">passed</span>' : `<span class="bad">${String(failed)} failed</span>`;
    return `<tr><th scope="row"><a href="#${escaped(id)}">${escaped(id)}</a></th><td>${verdict}</td>${cells}</tr>`;
  });
  return scrolled(
    'All machines',
    `<table><thead><tr><th scope="col">Machine</th><th scope="col">Result</th><th scope="col" class="number">States</th><th scope="col" class="number">Branches</th><th scope="col" class="number">Outcomes</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  );
}

function machineOf(id: string, machine: MachineCoverage, { coverage, screens }: Report): string {
  const tours = Object.entries(coverage.tours).filter(([name]) => isOf(name, id));
  const pictures = screens.filter(({ state }) => state === id || state.startsWith(`${id}.`));
  return `<section aria-labelledby="${escaped(id)}">
<h2 id="${escaped(id)}">${escaped(id)}</h2>
${partOf('States', machine.states)}
${partOf('Branches', machine.branches)}
${partOf('Outcomes of guards', machine.guards)}
<details><summary>Ways (${String(tours.length)})</summary>
${tours
  .map(
    ([
      name,
      { where, seconds, steps },
    ]) => `<h3>${escaped(name)} <span class="soft">${where}, ${seconds.toFixed(3)} s</span></h3>
<ol>${steps.map(({ event, state }) => `<li><code>${escaped(event)}</code> <span class="soft">to ${state.map(escaped).join(', ')}</span></li>`).join('')}</ol>`,
  )
  .join('\n')}
</details>
${pictures.length === 0 ? '' : `<details><summary>Pictures (${String(pictures.length)})</summary><div class="screens">${pictures.map(pictureOf).join('\n')}</div></details>`}
</section>`;
}

function partOf(title: string, part: Readonly<Record<string, readonly string[]>>): string {
  const entries = Object.entries(part);
  if (entries.length === 0) return '';
  const rows = entries.map(([id, tours]) => {
    const by =
      tours.length === 0
        ? '<span class="bad">nothing</span>'
        : tours.map((name) => escaped(name.slice(name.indexOf(' ') + 1))).join(', ');
    return `<tr><th scope="row"><code>${escaped(id).replaceAll('.', '.<wbr>')}</code></th><td>${by}</td></tr>`;
  });
  const table = `<table><thead><tr><th scope="col">What</th><th scope="col">In the ways</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  const isWhole = entries.every(([, tours]) => tours.length > 0);
  return `<details${isWhole ? '' : ' open'}><summary>${title} (${shareOf(part)})</summary>${scrolled(title, table)}</details>`;
}

function pictureOf({ state, width, language, data }: Screen): string {
  const words = `${state}, ${String(width)} px, ${language}`;
  return `<figure><img alt="${escaped(words)}" loading="lazy" src="data:image/png;base64,${data}"><figcaption>${escaped(words)}</figcaption></figure>`;
}

/** What is wider than the window is reached by keyboard, too. */
function scrolled(label: string, content: string): string {
  return `<div class="scroll" role="region" aria-label="${escaped(label)}" tabindex="0">${content}</div>`;
}

/** How much of a part was come by: `3/4`. */
export function shareOf(part: Readonly<Record<string, readonly string[]>>): string {
  const all = Object.values(part);
  return `${String(all.filter((by) => by.length > 0).length)}/${String(all.length)}`;
}
