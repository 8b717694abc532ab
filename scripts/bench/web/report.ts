import type { CpuBudgets } from './cpu-budgets.ts';
import { figuresOf, middleOf } from './figures.ts';
import { benchPages } from './pages.ts';
import { answersWithin, presses, typing } from './presses.ts';
import type { Measured } from './round.ts';
import { tableOfPages, tableOfPresses } from './table.ts';

/** What was measured, in Markdown: a table of pages and one of presses, each with what its columns say. */
export function reportOf(measured: Measured, runs: number, budgets: CpuBudgets): string {
  return [`Medians of ${runs}.`, ...pagesIn(measured, budgets), ...pressesIn(measured)].join('\n\n');
}

function pagesIn({ floor, pages }: Measured, budgets: CpuBudgets): string[] {
  const rows = benchPages.flatMap(({ path, aims }) => {
    const opened = pages.get(path);
    return opened ? [{ name: path, figures: figuresOf(opened, floor), aims, cpuBudget: budgets[path] }] : [];
  });
  if (rows.length === 0) return [];
  return [
    'Pages, opened with nothing cached, on a processor 4 times slower and a line of 150 ms and 1.6 Mbit/s. ÷: by what a bare React ' +
      'page takes in the same run. JavaScript and CPU until the page is ready; CPU unhindered, beside its budget.',
    tableOfPages(rows, figuresOf(floor, floor)),
  ];
}

function pressesIn({ presses: pressed }: Measured): string[] {
  const known = [
    ...presses.map(({ name, arrives }) => ({ name, aims: { answered: answersWithin, arrived: arrives } })),
    { name: typing.name, aims: { arrived: typing.most } },
  ];
  const rows = known.flatMap(({ name, aims }) => {
    const found = pressed.get(name);
    return found ? [{ name, figures: middleOf(found), aims }] : [];
  });
  if (rows.length === 0) return [];
  return [
    'Presses, on a processor 4 times slower, when all that is fetched ahead has come. CPU × 4: the work until it has arrived, counted ' +
      'unhindered; what is beyond that is waiting, or another program’s work.',
    tableOfPresses(rows),
  ];
}
