import { stripVTControlCharacters } from 'node:util';
import type { Coverage } from '../core/coverage.ts';
import type { Failure } from '../core/options.ts';
import { escaped } from './escape.ts';

/** A walk as JUnit XML: a suite for each machine, with a test for each tour and for whatever else failed. */
export function junitOf({ machines, tours }: Coverage, failures: readonly Failure[]): string {
  const suites = Object.keys(machines).map((machine) => {
    const own = failures.filter((failure) => failure.machine === machine);
    const walked = Object.entries(tours)
      .filter(([name]) => isOf(name, machine))
      .map(([name, { seconds }]) => ({ name, seconds, failed: own.filter((failure) => failure.name === name) }));
    const others = own
      .filter(({ name }) => !walked.some((tour) => tour.name === name))
      .map((failure) => ({ name: failure.name, seconds: 0, failed: [failure] }));
    const cases = [...walked, ...others];
    const seconds = cases.reduce((sum, each) => sum + each.seconds, 0);
    const failed = cases.filter((each) => each.failed.length > 0).length;
    return [
      `  <testsuite name="${escaped(machine)}" tests="${String(cases.length)}" failures="${String(failed)}" time="${seconds.toFixed(3)}">`,
      ...cases.map((each) => caseOf(machine, each)),
      '  </testsuite>',
    ].join('\n');
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="model">', ...suites, '</testsuites>', ''].join(
    '\n',
  );
}

/** The name of a tour begins with that of its machine. */
export function isOf(tour: string, machine: string): boolean {
  return tour.split(' ', 1)[0] === machine;
}

type Case = { name: string; seconds: number; failed: readonly Failure[] };

function caseOf(machine: string, { name, seconds, failed }: Case): string {
  const head = `    <testcase classname="model.${escaped(machine)}" name="${escaped(name)}" time="${seconds.toFixed(3)}"`;
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
