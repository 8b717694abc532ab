import { expect } from '@playwright/test';
import { keptTime } from '#domain/constants.ts';
import { press } from '#tests/browser/steps/screen.ts';
import { leave } from '#tests/browser/steps/unsaved.ts';
import type { Driver } from '../../driver.ts';
import { isOverElsewhere } from './other-tab.ts';
import { letNothingBeTaken, takingWorksAgain } from './stuck.ts';
import { endSession, forgetTyped, openSignIn, saveInStoppedTime, typeZip } from './typing.ts';
import {
  ended,
  hasForm,
  inStory,
  minutesPass,
  showing,
  texts,
  type Machine,
  type Place,
  type World,
  isActing,
  isOnTheWay,
  isTyping,
  typed,
} from './world.ts';

type Parts = Driver<Machine, World>;

const hasProblem = (at: Place) => at.isIn('claimsMissing.inPerson') || at.isIn('unprovisioned.inPerson');
const isActingInVain = (at: Place) => at.isIn('claimsMissing.impersonated') || at.isIn('unprovisioned.impersonated');

/** What is typed waits on, under what the page says. */
const waiting =
  (says: string) =>
  (world: World): World => ({ ...world, shows: 'signInForm', says, hasTyped: true });

/** What ends a session, by whoever is there or by the sign-in service. */
export const endEvents = {
  'session.over': [
    {
      does: 'another tab finds that the session is over',
      when: isOnTheWay,
      then: [{ done: 'signOut' }],
      world: showing('outside'),
      play: isOverElsewhere,
    },
    {
      does: 'types something, and is told that the session is over',
      when: isTyping,
      then: [{ done: 'keepDrafts', output: 'kept' }, { done: 'signOut' }],
      world: waiting(texts.wasOver),
      play: async (scene) => {
        await typeZip(scene);
        await endSession(scene);
      },
    },
    {
      does: 'another tab finds that the session is over, with nothing typed here',
      when: isTyping,
      then: [{ done: 'keepDrafts', output: 'none' }, { done: 'signOut' }],
      world: showing('signInForm', texts.wasOver),
      play: isOverElsewhere,
    },
    {
      does: 'this session is over, too, before it is saved',
      when: ({ isIn }) => isIn('savingKept'),
      then: [{ done: 'keepDrafts', output: 'kept' }, { done: 'signOut' }],
      world: waiting(texts.wasOver),
      play: endSession,
    },
  ],
  'kept.expired': [
    {
      does: 'nobody comes back in time',
      when: ({ isIn, context }) => isIn('signedOut') && context.keptFor !== undefined,
      world: (world) => minutesPass(showing('signInForm', texts.isLost)(world)),
      play: async (scene) => {
        await scene.page.clock.fastForward(keptTime * 1000 + 100);
        forgetTyped(scene);
      },
    },
  ],
  'signOut.requested': [
    {
      does: 'presses Log out',
      when: hasProblem,
      then: [{ done: 'signOut' }],
      world: showing('outside'),
      play: ({ page }) => press(page, 'Log out'),
    },
    {
      does: 'types something, and logs out',
      when: isTyping,
      world: typed,
      play: async (scene) => {
        const { page, gate } = scene;
        await typeZip(scene);
        await page.getByRole('button', { name: /^Your account/ }).click();
        await saveInStoppedTime(scene, () => page.getByRole('menuitem', { name: 'Log out' }).click());
        await gate.waits('draft');
      },
    },
    {
      does: 'presses Log out now, and is told nothing of idleness',
      when: (at) => at.isIn('signedIn.idle.warned') && hasForm(at),
      then: ended,
      world: showing('outside'),
      play: async ({ page }) => {
        await press(page, 'Log out now');
        await expect(page).toHaveURL('/');
        await openSignIn(page);
        await expect(page.getByLabel('E-mail')).toBeVisible();
        await expect(page.getByText(texts.wasIdle)).toHaveCount(0);
      },
    },
    {
      does: 'logs out, while the browser lets nothing be taken away',
      when: (at) => at.isIn('signedIn.role.member') && inStory('visitor')(at),
      then: [{ done: 'saveDrafts', output: 'none' }, { error: 'signOut' }],
      world: (world) => ({ ...world, isStuck: true }),
      play: async ({ page, complaints }) => {
        complaints.allow('Sign-out failed');
        await letNothingBeTaken(page);
        await leave(page);
      },
    },
    {
      does: 'presses Try again, and it works',
      when: ({ isIn }) => isIn('signOutFailed'),
      then: [{ done: 'signOut' }],
      world: (world) => ({ ...showing('home')(world), isStuck: false }),
      play: async ({ page }) => {
        await takingWorksAgain(page);
        await press(page, 'Try again');
      },
    },
    {
      does: 'the admin logs out',
      when: isActing,
      then: ended,
      world: showing('adminSite'),
      play: ({ page }) => leave(page),
    },
    {
      does: 'the admin presses Log out',
      when: isActingInVain,
      then: ended,
      world: showing('adminSite'),
      play: ({ page }) => press(page, 'Log out'),
    },
  ],
} satisfies Partial<Parts['events']>;
