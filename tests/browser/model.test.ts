import { deep, test } from './fixtures/test.ts';
import { phone } from './steps/accessibility.ts';
import type { AnyDriver } from '#tests/model/browser/any.ts';
import { coverageOf, storeCoverage } from '#tests/model/browser/coverage.ts';
import { play } from '#tests/model/browser/player.ts';
import { drivers } from '#tests/model/browser/registry.ts';
import { Scene } from '#tests/model/browser/scene.ts';
import { pictureTaker } from '#tests/model/browser/screens.ts';
import { toursOf, type Tour } from '#tests/model/browser/tours.ts';
import { picturesWanted } from '#tests/model/browser/walk-in-browser.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

/** Whether each state that is seen is to be pictured, for the atlas and the report. */
const takesPictures = process.env[picturesWanted] === 'yes';

for (const driver of drivers) {
  const everyBranch = toursOf(driver);
  const everythingElse = toursOf(driver, 'everything', everyBranch);
  for (const tour of everyBranch) test(tour.name, playerOf(driver, tour));
  for (const tour of everythingElse) test(tour.name, deep, playerOf(driver, tour));
}

function playerOf(driver: AnyDriver, tour: Tour): Parameters<typeof test>[2] {
  return async ({ page, db, complaints, newDevice }, info) => {
    const begun = Date.now();
    const scene = new Scene({ page, db, complaints, newDevice });
    await scene.trace.listenTo(scene.context);
    // Times pass by `fastForward`: nobody waits for them.
    await scene.context.clock.install();
    const look = takesPictures ? pictureTaker(page, driver) : undefined;
    const steps = await play(scene, driver, tour, look).catch(async (error: unknown) => {
      await info.attach('what the machines of the app did', { body: scene.trace.toString() });
      throw error;
    });
    storeCoverage(tour.name, coverageOf(tour.name, (Date.now() - begun) / 1000, steps, scene.trace.entries));
  };
}
