import { isMissed, type Tried } from '../core/mutants/run.ts';
import { escaped } from './escape.ts';
import { breakable, scrolled } from './table.ts';

/** The faults that were put in, those that nobody found first, each with what found it. */
export function faultsOf(faults: readonly Tried[]): string {
  const missed = faults.filter(isMissed);
  const others = faults.filter((fault) => !isMissed(fault));
  const rows = [...missed, ...others].map(
    (fault) => `<tr><th scope="row">${breakable(fault.name)}</th><td>${foundBy(fault)}</td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Fault</th><th scope="col">Found by</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  const count = `${String(faults.length)}, ${String(missed.length)} missed`;
  return `<section aria-labelledby="faults"><h2 id="faults">Faults that were put in</h2>
<details${missed.length > 0 ? ' open' : ''}><summary>Faults (${count})</summary>${scrolled('Faults', table)}</details></section>`;
}

function foundBy({ finding }: Tried): string {
  if (!finding) return '<span class="bad">nothing</span>';
  const { by, step, path, what } = finding;
  const where = step === undefined ? escaped(by) : `${escaped(by)}, step ${String(step)}`;
  const way = path.length > 0 ? `<br><span class="soft">${path.map(escaped).join(', ')}</span>` : '';
  return `${where}: ${escaped(what)}${way}`;
}
