import { expect } from '@playwright/test';
import { surveyMachine } from '#machines/survey/machine.ts';
import type { SurveyPage } from '#machines/survey/types.ts';
import { follow, press } from '#tests/browser/steps/screen.ts';
import type { Move, Stimulus } from '../../driver.ts';
import { asked, at, destination, factsOf, isAt, path, type Machine, type Who, type World } from './world.ts';

/** Goes to a page by a link of another one. */
export function goes(from: SurveyPage, to: SurveyPage, link: string | RegExp, does: string): Move<Machine, World> {
  return {
    does,
    when: isAt(from),
    told: { destination: destination(to) },
    world: at(to),
    play: ({ page }) => follow(page, link),
  };
}

/** The same, and comes back to the step in another visit of this tab: by its own address. */
export function comesBack(from: SurveyPage, to: SurveyPage, link: string | RegExp, who?: Who): Move<Machine, World> {
  return {
    does: `goes to “${to}”, and comes back to the step later`,
    when: (place) => isAt(from)(place) && !place.world.hasTyped,
    told: { destination: destination(to, who) },
    then: ({ world }): Stimulus<Machine>[] => [
      { begins: undefined },
      asked('start'),
      { type: 'facts.read', facts: factsOf(world, to) },
      asked(to, who),
    ],
    world: at(to, who),
    play: async ({ page, trace }) => {
      await follow(page, link);
      // The address is another one before the page is: what a document that is left at once would still tell comes nowhere.
      await expect.poll(() => trace.stateOf(surveyMachine.id, page)).toEqual([`${surveyMachine.id}.${to}`]);
      await page.goto(path);
    },
  };
}

export function done(from: SurveyPage, to: SurveyPage, does: string): Move<Machine, World> {
  return { does, when: isAt(from), then: [asked(to)], world: at(to), play: ({ page }) => press(page, 'Continue') };
}
