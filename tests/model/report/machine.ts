import {
  machineNamedIn,
  placeNames,
  placeWords,
  type Coverage,
  type CoverageTour,
  type MachineCoverage,
} from '../core/coverage.ts';
import { escaped } from './escape.ts';
import { isWalked, shareOf, toursIn } from './share.ts';
import type { Screen } from './screens.ts';
import { breakable, scrolled } from './table.ts';

/** What was come by of one machine: by which ways, in each place. */
export function machineOf(
  id: string,
  machine: MachineCoverage,
  coverage: Coverage,
  screens: readonly Screen[],
): string {
  const tours = Object.entries(coverage.tours).filter(([name]) => machineNamedIn(name) === id);
  // Of a machine that nobody walked, all is missing: that is no news.
  const isUnfolded = isWalked(id, coverage);
  const pictures = screens.filter(({ state }) => state === id || state.startsWith(`${id}.`));
  return `<section aria-labelledby="${escaped(id)}">
<h2 id="${escaped(id)}">${escaped(id)}</h2>
${partOf('States', machine.states, coverage, isUnfolded)}
${partOf('Branches', machine.branches, coverage, isUnfolded)}
${partOf('Outcomes of guards', machine.guards, coverage, isUnfolded)}
<details><summary>Ways (${String(tours.length)})</summary>
${tours.map(wayOf).join('\n')}
</details>
${pictures.length === 0 ? '' : `<details><summary>Pictures (${String(pictures.length)})</summary><div class="screens">${pictures.map(pictureOf).join('\n')}</div></details>`}
</section>`;
}

function wayOf([name, { where, seconds, steps }]: readonly [string, CoverageTour]): string {
  const items = steps.map(
    ({ event, state }) =>
      `<li><code>${escaped(event)}</code> <span class="soft">to ${state.map(escaped).join(', ')}</span></li>`,
  );
  return `<h3 id="${anchorOf(name)}">${escaped(name)} <span class="soft">${placeWords[where]}, ${seconds.toFixed(3)} s</span></h3>
<ol>${items.join('')}</ol>`;
}

/** A row for each thing, with the ways that come by it in each place. Unfolded where one is missing in a place, unless told otherwise. */
function partOf(
  title: string,
  part: Readonly<Record<string, readonly string[]>>,
  coverage: Coverage,
  isUnfolded: boolean,
): string {
  const entries = Object.entries(part);
  if (entries.length === 0) return '';
  const places = placeNames
    .map((place) => ({ place, tours: toursIn(coverage, place), excused: coverage.excused?.[place] ?? {} }))
    .filter(({ tours }) => entries.some(([, by]) => by.some((name) => tours.has(name))));
  const rows = entries.map(([id, by]) => {
    const cells = places.map(({ tours, excused }) => {
      const names = by.filter((name) => tours.has(name));
      const none = excused[id] === undefined ? '<span class="bad">nothing</span>' : escaped(excused[id]);
      return `<td>${names.length === 0 ? none : namesOf(names)}</td>`;
    });
    return `<tr><th scope="row">${breakable(id)}</th>${cells.join('')}</tr>`;
  });
  const heads = places.map(({ place }) => `<th scope="col">${placeWords[place]}</th>`);
  const table = `<table><thead><tr><th scope="col">What</th>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  const isWhole = places.every(({ tours, excused }) =>
    entries.every(([id, by]) => excused[id] !== undefined || by.some((name) => tours.has(name))),
  );
  return `<details${isWhole || !isUnfolded ? '' : ' open'}><summary>${title} (${shareOf(part)})</summary>${scrolled(title, table)}</details>`;
}

/** So many ways are named of those that come by one thing. */
const most = 5;

function namesOf(names: readonly string[]): string {
  const links = names.slice(0, most).map((name) => `<a href="#${anchorOf(name)}">${escaped(name)}</a>`);
  const rest = names.length - links.length;
  return [...links, ...(rest > 0 ? [`and ${String(rest)} more`] : [])].join(', ');
}

function anchorOf(name: string): string {
  return `way-${name.replaceAll(/\W+/g, '-')}`;
}

function pictureOf({ state, width, language, path }: Screen): string {
  const words = `${state}, ${String(width)} px, ${language}`;
  return `<figure><a href="${escaped(path)}"><img alt="${escaped(words)}" loading="lazy" src="${escaped(path)}"></a><figcaption>${escaped(words)}</figcaption></figure>`;
}
