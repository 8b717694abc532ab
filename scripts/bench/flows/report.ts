import { table, withLimit } from '../web/table.ts';

/** A figure, and what it is to be at most; `unit` says in what it is counted. */
export type Figure = { name: string; value: number; most?: number; unit: string };

/** What was measured as a table in Markdown. */
export function flowsReport(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, most, unit }) => [
    name,
    withLimit(value, most, unit === 'MB' ? 2 : 0),
    unit,
  ]);
  return table(['figure', 'measured', 'unit'], rows);
}

/** The figures that are beyond their limits. */
export function isBeyond({ value, most, unit }: Figure): boolean {
  return most !== undefined && Number(value.toFixed(unit === 'MB' ? 2 : 0)) > most;
}
