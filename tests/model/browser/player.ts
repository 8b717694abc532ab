import { expect, test } from '@playwright/test';
import { activeStatesOf } from '#machines/graph/active-states.ts';
import type { CoverageStep } from '#tests/model/core/coverage.ts';
import type { AnyDriver } from './any.ts';
import { expectPromises } from './promises.ts';
import type { Scene } from './scene.ts';
import type { Expected, Place } from './situations.ts';
import type { Tour } from './tours.ts';

/** What is to happen: something that is done, and what it must lead to. */
type Act = {
  event: string;
  does: string;
  play: () => Promise<unknown>;
  expected: Expected;
  to: Place;
};

/**
 * Plays a tour in a browser. After every event the app’s own trace must say that it took the branches that it was to take, and
 * no other; what is to be seen is seen; and the promises hold.
 * @param steps grows by each event that was played: whoever catches an error sees how far it came
 * @param look is shown each state, as the page then stands
 */
export async function play(
  scene: Scene,
  driver: AnyDriver,
  tour: Tour,
  steps: CoverageStep[],
  look?: (states: readonly string[]) => Promise<void>,
): Promise<void> {
  if (driver.follows) scene.trace.followFirst(driver.machine.id);
  for (const { event, does, play, expected, to } of actsOf(scene, tour))
    await test.step(`${event}: ${does}`, async () => {
      const from = scene.trace.entries.length;
      await play();
      await expectTaken(scene, driver, expected.branches, from, does);
      await expectTurnedAway(scene, driver, expected.turnedAway, from);
      const states = activeStatesOf(to.situation.snapshot);
      await expectSeen(scene, driver, to, states);
      await expectPromises(scene, driver, to.world, `after “${does}”`);
      steps.push({ event, branches: [...expected.branches], state: states });
      await look?.(states);
    });
  await scene.gate.openAll();
  await driver.settle?.(scene);
  if (scene.hasMember) await scene.typed.expectStored(scene.db, scene.member);
}

function actsOf(scene: Scene, { start, begins, from, ways }: Tour): Act[] {
  const { world } = start;
  return [
    { event: 'begins', does: start.name, play: () => start.open(scene, world), expected: begins, to: from },
    ...ways.map(({ move, expected, to }, index) => {
      const { world: before, situation } = ways[index - 1]?.to ?? from;
      const due = (situation.timers[0]?.at ?? situation.now) - situation.now;
      return { event: move.event, does: move.does, play: () => move.play(scene, before, due), expected, to };
    }),
  ];
}

/** The branches that were expected, and beside them none but those of events that come by themselves. */
async function expectTaken(
  { trace, page }: Scene,
  { machine, background = [] }: AnyDriver,
  branches: readonly string[],
  from: number,
  does: string,
): Promise<void> {
  const others = await trace.expectTaken(machine.id, page, from, branches);
  const unexpected = others.filter(({ event }) => !(background as readonly string[]).includes(event));
  expect(unexpected, `branches that ${machine.id} took and nobody expected of “${does}”`).toEqual([]);
}

/** Who hears of an event and does nothing has heard of it all the same. */
async function expectTurnedAway(
  { trace, page }: Scene,
  { machine }: AnyDriver,
  events: readonly string[],
  from: number,
): Promise<void> {
  const unanswered = () =>
    trace.of(machine.id, page, from).flatMap(({ event, branches }) => (branches.length === 0 ? [event] : []));
  if (events.length > 0)
    await expect
      .poll(unanswered, { message: `events that ${machine.id} was to turn away` })
      .toEqual(expect.arrayContaining([...events]));
}

/** The app’s machine is where it was expected, and what is to be seen there is seen. */
async function expectSeen(
  scene: Scene,
  { machine, states: sights }: AnyDriver,
  { situation, world }: Place,
  states: readonly string[],
): Promise<void> {
  if (situation.snapshot.status === 'stopped') return;
  if (situation.snapshot.status === 'active')
    await expect
      .poll(() => scene.trace.stateOf(machine.id, scene.page), { message: `the state of ${machine.id}` })
      .toEqual(states);
  for (const state of states) {
    const sight = (sights as Record<string, AnyDriver['states'][string]>)[state.slice(machine.id.length + 1)];
    if (typeof sight === 'function') await sight(scene, world);
  }
}
