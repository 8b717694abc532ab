import type { TestInfo } from '@playwright/test';
import { Complaints } from './fixtures/console.ts';
import { deep, test } from './fixtures/test.ts';
import { phone } from './steps/accessibility.ts';
import type { CoverageStep } from '#tests/model/core/coverage.ts';
import { forgetWalked, keepWalked } from '#tests/model/core/walked.ts';
import type { AnyDriver } from '#tests/model/browser/any.ts';
import { askedInBrowser, replayOf } from '#tests/model/browser/asked.ts';
import { coverageOf } from '#tests/model/browser/coverage.ts';
import { watchFocus } from '#tests/model/browser/focus.ts';
import { play } from '#tests/model/browser/player.ts';
import { drivers } from '#tests/model/browser/registry.ts';
import { Scene } from '#tests/model/browser/scene.ts';
import { pictureTaker } from '#tests/model/browser/screens.ts';
import { shrinkTour } from '#tests/model/browser/shrink-tour.ts';
import { toursOf, type Tour } from '#tests/model/browser/tours.ts';
import { waysOf } from '#tests/model/browser/walks.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

const asked = askedInBrowser();

/** What the deep run plays beside the tours: walks by chance, the same each time. `npm run model` plays others, of any length. */
const random = { walk: 'random', seed: 1, length: 40, count: 2, only: undefined, way: undefined } as const;

for (const driver of drivers) {
  if (asked) {
    if (!asked.machines.includes(driver.machine.id)) continue;
    for (const way of waysOf(driver, asked)) test(way.name, playerOf(driver, way));
    continue;
  }
  const everyBranch = toursOf(driver);
  const everythingElse = toursOf(driver, 'everything', everyBranch);
  for (const tour of everyBranch) test(tour.name, playerOf(driver, tour));
  for (const tour of [...everythingElse, ...waysOf(driver, random)]) test(tour.name, deep, playerOf(driver, tour));
}

/** So long a way of so many events may take. */
const timeFor = ({ ways }: Tour) => Math.max(90_000, ways.length * 10_000);

function playerOf(driver: AnyDriver, tour: Tour): Parameters<typeof test>[2] {
  return async ({ page, db, complaints, newDevice, browser, contextOptions }, info) => {
    test.setTimeout(timeFor(tour));
    forgetWalked('browser', tour.name);
    const begun = Date.now();
    const steps: CoverageStep[] = [];
    const scene = await beginScene({ page, db, complaints, newDevice });
    const look = asked?.screens ? pictureTaker(page, driver) : undefined;
    /** Whether a shorter way fails, too, in a browser that knows nothing of this one. */
    const fails = async (shorter: Tour): Promise<boolean> => {
      const context = await browser.newContext(contextOptions);
      const own = new Complaints();
      own.listenTo(context);
      const again = await beginScene({ page: await context.newPage(), db, complaints: own, newDevice });
      const hasFailed = await play(again, driver, shorter, []).then(
        () => false,
        () => true,
      );
      await context.close();
      return hasFailed;
    };
    await play(scene, driver, tour, steps, look).catch(async (error: unknown) => {
      await info.attach('what the machines of the app did', { body: scene.trace.toString() });
      if (!asked) throw error;
      test.setTimeout(timeFor(tour) + 13 * timeFor(tour));
      tellFailure(driver, await shrinkTour(driver, tour, steps.length - 1, fails), error, info);
      throw error;
    });
    const coverage = coverageOf(tour, (Date.now() - begun) / 1000, steps, scene.trace.entries);
    keepWalked('browser', tour.name, { coverage, failures: [] });
  };
}

async function beginScene(parts: ConstructorParameters<typeof Scene>[0]): Promise<Scene> {
  const scene = new Scene(parts);
  await scene.trace.listenTo(scene.context);
  // Times pass by `fastForward`: nobody waits for them.
  await scene.context.clock.install();
  await scene.context.addInitScript(forgetTimeouts);
  await watchFocus(scene.context);
  return scene;
}

/** Runs in the page: for how long what a tour holds may wait is for the tour to say, however long a busy machine looks at the page. */
function forgetTimeouts(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

/** For who asked: the shortest way that fails, and how it is played again. */
function tellFailure(driver: AnyDriver, shortest: Tour, error: unknown, { title }: TestInfo): void {
  const failure = {
    ...{ machine: driver.machine.id, place: 'browser' as const, name: title },
    message: error instanceof Error ? error.message : String(error),
    path: [shortest.start.name, ...shortest.ways.map(({ move }) => move.goal)],
    replay: replayOf(shortest, driver),
  };
  keepWalked('browser', title, { coverage: { version: 1, machines: {}, tours: {} }, failures: [failure] });
}
