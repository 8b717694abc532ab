import { test } from './fixtures/test.ts';
import { phone } from './steps/accessibility.ts';
import { coverageOf, storeCoverage } from '#tests/model/browser/coverage.ts';
import { play } from '#tests/model/browser/player.ts';
import { drivers } from '#tests/model/browser/registry.ts';
import { Scene } from '#tests/model/browser/scene.ts';
import { pictureTaker } from '#tests/model/browser/screens.ts';
import { toursOf } from '#tests/model/browser/tours.ts';
import { picturesWanted } from '#tests/model/browser/walk-in-browser.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

/** Whether each state that is seen is to be pictured, for the atlas and the report. */
const takesPictures = process.env[picturesWanted] === 'yes';

for (const driver of drivers)
  for (const tour of toursOf(driver))
    test(tour.name, async ({ page, db, complaints, newDevice }, info) => {
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
    });
