import { shareOf } from '../report/page.ts';
import type { Coverage } from './coverage.ts';
import type { Failure } from './options.ts';

/** What a walk came by, for a terminal: a line for each machine, then what failed. */
export function summaryOf({ machines, tours }: Coverage, failures: readonly Failure[], seconds: number): string {
  const rows = Object.entries(machines).map(([id, { states, branches, guards }]) =>
    [id.padEnd(18), ...[states, branches, guards].map((part) => shareOf(part).padStart(9))].join(' '),
  );
  const told = failures.map(({ machine, name, message, path, replay }) =>
    [
      ...['', `FAILED ${machine}: ${name}`, message],
      ...(path.length > 0 ? [`The way there: ${path.join(', ')}`] : []),
      `Again: ${replay}`,
    ].join('\n'),
  );
  const count = Object.keys(tours).length;
  return [
    `${'machine'.padEnd(18)} ${['states', 'branches', 'outcomes'].map((name) => name.padStart(9)).join(' ')}`,
    ...rows,
    ...told,
    `${String(count)} ways in ${seconds.toFixed(1)} s, ${String(failures.length)} failed`,
  ].join('\n');
}
