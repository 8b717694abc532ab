import { stripVTControlCharacters } from 'node:util';
import { machineNamedIn, type Coverage } from '../core/coverage.ts';
import { isMissed, type Tried } from '../core/mutants/run.ts';
import type { Failure } from '../core/options.ts';
import { escaped } from './escape.ts';

type Case = { name: string; where: string; seconds: number; failed: readonly FailureDetails[] };
type FailureDetails = Pick<Failure, 'message' | 'path' | 'replay'>;

/**
 * A walk as JUnit XML: a suite for each machine, with a test for each tour and for whatever else failed, and one for the faults that were
 * put in.
 */
export function junitOf({ machines, tours }: Coverage, failures: readonly Failure[], faults: readonly Tried[]): string {
  const suites = Object.keys(machines).map((machine) => {
    const own = failures.filter((failure) => failure.machine === machine);
    const walked = Object.entries(tours)
      .filter(([name]) => machineNamedIn(name) === machine)
      .map(([name, { seconds, where }]) => ({
        ...{ name, where, seconds },
        failed: own.filter((failure) => failure.name === name),
      }));
    const others = own
      .filter(({ name }) => !walked.some((tour) => tour.name === name))
      .map((failure) => ({ name: failure.name, where: failure.place, seconds: 0, failed: [failure] }));
    return suiteOf(machine, [...walked, ...others]);
  });
  return [
    ...['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="model">', ...suites],
    ...(faults.length > 0 ? [suiteOf('faults', faults.map(caseOfFault))] : []),
    ...['</testsuites>', ''],
  ].join('\n');
}

function suiteOf(name: string, cases: readonly Case[]): string {
  const seconds = cases.reduce((sum, each) => sum + each.seconds, 0);
  const failed = cases.filter((each) => each.failed.length > 0).length;
  return [
    `  <testsuite name="${escaped(name)}" tests="${String(cases.length)}" failures="${String(failed)}" time="${seconds.toFixed(3)}">`,
    ...cases.map((each) => caseOf(name, each)),
    '  </testsuite>',
  ].join('\n');
}

function caseOfFault(fault: Tried): Case {
  const told = { message: 'Nothing found this fault.', path: [], replay: 'npm run model -- --mutants all' };
  return { name: fault.name, where: 'mutants', seconds: 0, failed: isMissed(fault) ? [told] : [] };
}

function caseOf(suite: string, { name, where, seconds, failed }: Case): string {
  const head = `    <testcase classname="model.${where}.${escaped(suite)}" name="${escaped(name)}" time="${seconds.toFixed(3)}"`;
  if (failed.length === 0) return `${head}/>`;
  const told = failed.map(
    ({ message, path, replay }) =>
      `      <failure message="${written(message.split('\n', 1)[0] ?? '')}">${written([message, path.join('\n'), replay].join('\n'))}</failure>`,
  );
  return [`${head}>`, ...told, '    </testcase>'].join('\n');
}

/** XML holds no control characters, not even escaped. */
function written(text: string): string {
  return escaped(stripVTControlCharacters(text).replace(/[^\P{Cc}\n\t]/gu, ''));
}
