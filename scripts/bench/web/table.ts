import type { PageFigures, PressFigures } from './figures.ts';
import type { Aims } from './pages.ts';

/** A page with its figures, what it is to have at most, and its budget of CPU. */
interface PageRow {
  name: string;
  figures: PageFigures;
  aims: Aims;
  cpuBudget?: number | undefined;
}

/** A press with its figures, and what it may take at most. */
interface PressRow {
  name: string;
  figures: PressFigures;
  aims: { answered?: number; arrived?: number | undefined };
}

/** Layout shifts below this are the rounding of fractions of a pixel. */
const noShift = 0.001;

/** A figure beside its limit, and bold where it is beyond that: what is judged is what is shown. */
export function withLimit(value: number, most: number | undefined, digits = 0): string {
  const said = value.toFixed(digits);
  if (most === undefined) return said;
  return Number(said) > most ? `**${said} > ${most}**` : `${said} ≤ ${most}`;
}

/** Pages as a table in Markdown. */
export function tableOfPages(rows: readonly PageRow[], floor: PageFigures): string {
  return table(
    ['page', 'first paint ÷', 'ready ÷', 'JavaScript, kB', 'CPU ÷', 'layout shift', 'ready, ms', 'CPU, ms'],
    [{ name: 'floor', figures: floor, aims: {} }, ...rows].map(({ name, figures, aims, cpuBudget }: PageRow) => [
      name,
      withLimit(figures.firstPaint, aims.firstPaint, 2),
      withLimit(figures.ready, aims.ready, 2),
      withLimit(figures.kilobytes, aims.kilobytes, 1),
      withLimit(figures.cpu, cpuBudget, 2),
      shiftOf(figures.shift),
      figures.milliseconds.ready.toFixed(0),
      cpuOf(figures.milliseconds),
    ]),
  );
}

/** Presses as a table in Markdown. */
export function tableOfPresses(rows: readonly PressRow[]): string {
  return table(
    ['press', 'answers, ms', 'arrives, ms', 'CPU × 4, ms', 'layout shift'],
    rows.map(({ name, figures, aims }) => [
      name,
      figures.answered === undefined ? '' : withLimit(figures.answered, aims.answered),
      withLimit(figures.arrived, aims.arrived),
      (4 * figures.cpu).toFixed(0),
      figures.shift === undefined ? '' : shiftOf(figures.shift),
    ]),
  );
}

function shiftOf(shift: number): string {
  return shift < noShift ? '0' : `**${shift.toFixed(3)} > 0**`;
}

function cpuOf({ all, script, layout }: PageFigures['milliseconds']): string {
  const rest = all - script - layout;
  return `${all.toFixed(0)} (scripts ${script.toFixed(0)}, layout ${layout.toFixed(0)}, rest ${rest.toFixed(0)})`;
}

/** Rows below their head, in Markdown. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
