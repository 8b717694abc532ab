import {
  machineNamedIn,
  placeNames,
  placeWords,
  type Coverage,
  type MachineCoverage,
  type WalkPlace,
} from '../core/coverage.ts';
import type { Tried } from '../core/mutants/run.ts';
import type { Failure } from '../core/options.ts';
import { escaped } from './escape.ts';
import { faultsOf } from './faults.ts';
import { machineOf } from './machine.ts';
import { isWalked, shareIn, toursIn } from './share.ts';
import type { Screen } from './screens.ts';
import { style } from './style.ts';
import { scrolled } from './table.ts';

/** What the page tells. */
export type Report = {
  coverage: Coverage;
  failures: readonly ToldFailure[];
  seconds: number;
  /** When each place was walked last, of those that were. */
  walked: Readonly<Partial<Record<WalkPlace, Date>>>;
  /** The pictures of states, where there are any. */
  screens: readonly Screen[];
  /** The faults that were put in last, where any were. */
  faults: readonly Tried[];
};

/** A failure, and when it was found, where that was in an earlier walk: it stays until the machine is walked again in that place. */
export type ToldFailure = Failure & { foundEarlier?: Date };

/** A walk as a page that needs nothing but itself, and the folder of pictures beside it. */
export function pageOf(report: Report): string {
  const { coverage, failures, seconds, screens, faults } = report;
  const ids = Object.keys(coverage.machines);
  const count = Object.keys(coverage.tours).length;
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
${endOf(failures)}
${failures.map(failureOf).join('\n')}
${walkedOf(report)}
${overviewOf(report)}
${faults.length > 0 ? faultsOf(faults) : ''}
${Object.entries(coverage.machines)
  .map(([id, machine]) => machineOf(id, machine, coverage, screens))
  .join('\n')}
</main>
</body>
</html>
`;
}

function endOf(failures: readonly ToldFailure[]): string {
  if (failures.length === 0) return '<p class="good">Nothing failed.</p>';
  const earlier = failures.filter(({ foundEarlier }) => foundEarlier).length;
  const told =
    earlier === 0
      ? ''
      : ` ${String(earlier)} of them in an earlier walk: what has failed stays here until that machine is walked again in that place.`;
  return `<p class="bad">${String(failures.length)} failed.${told}</p>`;
}

/** A time to the minute. */
const timeOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;

function failureOf({ machine, place, name, message, path, replay, foundEarlier }: ToldFailure): string {
  return `<section class="failure" aria-label="${escaped(`${machine}: ${name}`)}">
<h3>${escaped(machine)}: ${escaped(name)} <span class="soft">${placeWords[place]}${foundEarlier ? `, found on ${timeOf(foundEarlier)}` : ''}</span></h3>
<pre>${escaped(message)}</pre>
${path.length > 0 ? `<p>The way there: <code>${path.map(escaped).join('</code>, <code>')}</code></p>` : ''}
<p>Again: <code>${escaped(replay)}</code></p>
</section>`;
}

/** When each place was walked: what is told of another than this run’s may be of an older version. */
function walkedOf({ walked, coverage }: Report): string {
  const rows = placeNames.map((place) => {
    const at = walked[place];
    if (!at) return `<li>${placeWords[place]}: not walked. <code>npm run model -- --in ${place}</code></li>`;
    const tours = Object.values(coverage.tours).filter(({ where }) => where === place);
    const seconds = tours.reduce((sum, each) => sum + each.seconds, 0);
    return `<li>${placeWords[place]}: ${String(tours.length)} ways in ${seconds.toFixed(1)} s, last on ${timeOf(at)}</li>`;
  });
  return `<ul>${rows.join('\n')}</ul>`;
}

function overviewOf({ coverage, failures }: Report): string {
  const rows = Object.entries(coverage.machines).map(([id, machine]) => {
    const failed = failures.filter((failure) => failure.machine === id).length;
    const passed = isWalked(id, coverage) ? '<span class="good">passed</span>' : '<span class="soft">not walked</span>';
    const verdict = failed === 0 ? passed : `<span class="bad">${String(failed)} failed</span>`;
    return `<tr><th scope="row"><a href="#${escaped(id)}">${escaped(id)}</a></th><td>${verdict}</td>${placeNames.map((place) => cellsOf(id, machine, coverage, place)).join('')}</tr>`;
  });
  const kinds = ['States', 'Branches', 'Outcomes', 'Time'];
  const head = `<tr><td></td><td></td>${placeNames.map((place) => `<th scope="colgroup" colspan="4" class="number">${placeWords[place]}</th>`).join('')}</tr>
<tr><th scope="col">Machine</th><th scope="col">Result</th>${placeNames.map(() => kinds.map((kind) => `<th scope="col" class="number">${kind}</th>`).join('')).join('')}</tr>`;
  return scrolled(
    'All machines',
    `<table><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>
<p class="soft">Of what was come by, of what there is to come by there. What no walk in a place can come by is not counted, and said with its reason below. A dash: no walk in this place goes through the machine. Not walked: no way is its own; what others came by is counted.</p>`,
  );
}

/** What was come by in a place, and in how long; dashes where nobody went. */
function cellsOf(id: string, machine: MachineCoverage, coverage: Coverage, place: WalkPlace): string {
  const tours = toursIn(coverage, place);
  const cell = (text: string) => `<td class="number">${text}</td>`;
  if (!Object.values(machine.states).some((by) => by.some((name) => tours.has(name)))) return cell('–').repeat(4);
  const shares = [machine.states, machine.branches, machine.guards].map((part) =>
    cell(shareIn(part, tours, coverage.excused?.[place])),
  );
  const own = Object.entries(coverage.tours).filter(
    ([name, { where }]) => where === place && machineNamedIn(name) === id,
  );
  const seconds = own.reduce((sum, [, tour]) => sum + tour.seconds, 0);
  return shares.join('') + cell(`${seconds.toFixed(1)} s`);
}
