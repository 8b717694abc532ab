import { machines } from '#machines/catalog.ts';
import { writeReport } from '../report/write.ts';
import { machineNamedIn, placeNames, type Coverage, type WalkPlace } from './coverage.ts';
import { mergeCoverage } from './merge.ts';
import { isUsual, type WalkOptions, type WalkOutcome } from './options.ts';
import { places } from './places.ts';
import { summaryOf } from './summary.ts';
import { forgetMachine, keepWalked, walkedIn, type Walked } from './walked.ts';

/** Where `npm run model` leaves what it tells. */
export const modelFolder = '.novi/model';

/**
 * Walks machines in one place after the other, and writes the report. The usual tours are kept: the report tells of all places that were
 * walked, whenever that was. Any other walk is told of alone.
 * @returns the exit code
 */
export async function walkAll(chosen: readonly WalkPlace[], options: Omit<WalkOptions, 'place'>): Promise<number> {
  const begun = performance.now();
  const begunAt = new Date();
  const isKept = isUsual(options);
  const outcomes: Walked[] = [];
  for (const place of chosen) {
    const walk = await places[place]();
    const started = performance.now();
    const outcome = await walk({ ...options, place });
    console.log(summaryOf(outcome, options.machines, (performance.now() - started) / 1000, place));
    outcomes.push({ ...outcome, at: new Date() });
    if (isKept) keep(place, outcome, options.machines);
  }
  const seconds = (performance.now() - begun) / 1000;
  const told = isKept ? placeNames.flatMap((place) => walkedIn(place)) : outcomes;
  const ids = isKept ? machines.map(({ machine }) => machine.id) : options.machines;
  const coverage = mergeCoverage(
    told.map((each) => each.coverage),
    ids,
  );
  const failures = told.flatMap(({ failures: found, at }) =>
    found.map((failure) => (at < begunAt ? { ...failure, foundEarlier: at } : failure)),
  );
  const page = writeReport(modelFolder, { coverage, failures, seconds, walked: newestOf(told) });
  console.log(`The report: ${page}`);
  return outcomes.some((outcome) => outcome.failures.length > 0) ? 1 : 0;
}

/** In memory and on the server, a file for each machine; a browser’s tests keep each tour by itself. */
function keep(place: WalkPlace, { coverage, failures }: WalkOutcome, ids: readonly string[]): void {
  if (place === 'browser') {
    for (const failure of failures) {
      const { machine, name } = failure;
      const own = machineNamedIn(name) === machine ? name : `${machine}: ${name}`;
      keepWalked(place, own, { coverage: nothing, failures: [failure] });
    }
    return;
  }
  for (const id of ids) {
    forgetMachine(place, id);
    const own = Object.entries(coverage.tours).filter(([name]) => machineNamedIn(name) === id);
    const failed = failures.filter(({ machine }) => machine === id);
    if (own.length === 0 && failed.length === 0) continue;
    const part: Coverage = {
      version: 1,
      machines: { [id]: coverage.machines[id] ?? { states: {}, branches: {}, guards: {} } },
      tours: Object.fromEntries(own),
    };
    keepWalked(place, id, { coverage: part, failures: failed });
  }
}

const nothing: Coverage = { version: 1, machines: {}, tours: {} };

function newestOf(told: readonly Walked[]): Partial<Record<WalkPlace, Date>> {
  return Object.fromEntries(
    placeNames.flatMap((place) => {
      const times = told
        .filter(({ coverage: { tours } }) => Object.values(tours).some(({ where }) => where === place))
        .map(({ at }) => at.getTime());
      return times.length === 0 ? [] : [[place, new Date(Math.max(...times))]];
    }),
  );
}
