import { shareIn, toursIn } from '../report/share.ts';
import { placeWords, type WalkPlace } from './coverage.ts';
import { mergeCoverage } from './merge.ts';
import type { WalkOutcome } from './options.ts';

/** What a walk in a place came by, for a terminal: a line for each machine, then what failed. */
export function summaryOf(
  { coverage, failures, others = [] }: WalkOutcome,
  ids: readonly string[],
  seconds: number,
  place: WalkPlace,
): string {
  const { machines, tours, excused } = mergeCoverage([coverage], ids);
  const here = toursIn({ version: 1, machines, tours }, place);
  const rows = Object.entries(machines)
    .filter(([, { states }]) => place === 'memory' || Object.values(states).some((by) => by.length > 0))
    .map(([id, { states, branches, guards }]) =>
      [
        id.padEnd(18),
        ...[states, branches, guards].map((part) => shareIn(part, here, excused?.[place]).padStart(9)),
      ].join(' '),
    );
  const told = failures.map(({ machine, name, message, path, replay }) =>
    [
      ...['', `FAILED ${machine}: ${name}`, message],
      ...(path.length > 0 ? [`The way there: ${path.join(', ')}`] : []),
      `Again: ${replay}`,
    ].join('\n'),
  );
  const events = Object.values(tours).reduce((sum, { steps }) => sum + steps.length, 0);
  return [
    `${placeWords[place].padEnd(18)} ${['states', 'branches', 'outcomes'].map((name) => name.padStart(9)).join(' ')}`,
    ...rows,
    ...told,
    ...others,
    `${String(here.size)} ways with ${String(events)} events in ${seconds.toFixed(1)} s, ${String(failures.length)} failed`,
  ].join('\n');
}
