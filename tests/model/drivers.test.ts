import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import { courses } from './browser/drivers/draft/courses.ts';
import { exceptionOf, exceptions } from './browser/exceptions.ts';
import { drivers } from './browser/registry.ts';
import { missedBy, missedOutcomes, toursOf, type Tour } from './browser/tours.ts';
import { mergeCoverage } from './core/merge.ts';

/** What the server judges by: pages only ask what they allow (tests/model/server). */
const ofServer = ['kit', 'visit'];

test('every machine but those of the server has one driver', () => {
  const ids = machines.map(({ machine }) => machine.id).filter((id) => !ofServer.includes(id));
  expect(drivers.map(({ machine }) => machine.id).sort()).toEqual(ids.sort());
});

test.each(drivers.map((driver) => [driver.machine.id, driver] as const))(
  'the tours of %s come by every branch but those that no browser can take',
  (_, driver) => {
    const missed = missedBy(driver, toursOf(driver));
    expect(missed.filter((branch) => !exceptionOf(branch))).toEqual([]);
  },
);

test.each(drivers.map((driver) => [driver.machine.id, driver] as const))(
  'no tour of %s is without something that the others do not come by',
  (_, driver) => {
    const tours = toursOf(driver);
    const isNeedless = (tour: Tour) => {
      const others = tours.filter((other) => other !== tour);
      return toursOf(driver, 'branches', others).length === 0;
    };
    expect(tours.filter(isNeedless).map(({ name }) => name)).toEqual([]);
  },
);

test.each(drivers.map((driver) => [driver.machine.id, driver] as const))(
  'the tours of %s in the deep run come by both outcomes of every condition but of those branches',
  (_, driver) => {
    const usual = toursOf(driver);
    const missed = missedOutcomes(driver, [...usual, ...toursOf(driver, 'everything', usual)]);
    expect(missed.filter((outcome) => !exceptionOf(outcome))).toEqual([]);
  },
);

test.each(drivers.map((driver) => [driver.machine.id, driver] as const))(
  'the driver of %s knows every call that its machine starts and every time that it waits',
  (_, driver) => {
    const known = {
      calls: Object.keys({ ...driver.calls, ...driver.children }),
      delays: Object.keys(driver.delays),
    };
    const { branches, states } = readGraph(driver.machine);
    const triggers = branches.map(({ trigger }) => trigger);
    const sourceOf = (id: string) => states.flatMap(({ invokes }) => invokes).find((each) => each.id === id)?.src ?? id;
    // What is heard of any actor (`*`) is of none that the machine calls.
    const ends = triggers.filter(({ kind, name }) => (kind === 'done' || kind === 'error') && name !== '*');
    const calls = ends.map(({ name }) => sourceOf(name));
    const delays = triggers.filter(({ kind }) => kind === 'after').map(({ name }) => name);
    expect(known.calls).toEqual(expect.arrayContaining(calls));
    expect(known.delays).toEqual(expect.arrayContaining(delays));
  },
);

test('each course of the draft is played to its end in the deep run', () => {
  const driver = drivers.find(({ machine }) => machine.id === 'draft')!;
  const usual = toursOf(driver);
  const tours = [...usual, ...toursOf(driver, 'everything', usual)];
  const ends = tours.flatMap(({ ways }) => ways.flatMap(({ expected }) => expected.covered));
  expect(ends).toEqual(expect.arrayContaining(Object.keys(courses).map((course) => `course: ${course}`)));
});

test('no more than ten branches are excepted, each of a machine that has them, with a line of a file that says something', () => {
  expect(exceptions.length).toBeLessThanOrEqual(10);
  const branches = drivers.flatMap(({ machine }) => readGraph(machine).branches.map(({ id }) => id));
  for (const { branch, at } of exceptions) {
    expect(branches).toContain(branch);
    for (const place of at.split(', ')) {
      const [file = '', line] = place.split(':');
      expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim(), place).toMatch(/\w/);
    }
  }
});

test('the report says of them, and of what their conditions can’t say in a browser, why', () => {
  const excused = mergeCoverage([], ['entrance']).excused?.browser ?? {};
  const last = 'entrance.waiting arrival.changed #1';
  expect(Object.keys(excused).sort()).toEqual([
    ...['entrance.waiting arrival.changed #0 false', last, `${last} false`, `${last} true`],
  ]);
});
