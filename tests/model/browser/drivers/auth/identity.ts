import { expect } from '@playwright/test';
import { answered } from '#tests/browser/fixtures/console.ts';
import { newSpecialist } from '#tests/browser/fixtures/staff.ts';
import { encryptedOn } from '#tests/browser/steps/encrypted.ts';
import { theSame } from '#tests/browser/steps/same-field.ts';
import { changeClaims } from '#tests/browser/steps/impersonation.ts';
import type { Driver } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { giveRole, markNextToken } from './claims.ts';
import { noticeSignOut, signInElsewhere, signOutElsewhere } from './other-tab.ts';
import { takingWorksAgain } from './stuck.ts';
import {
  forgetTyped,
  giveUpTyped,
  openSignIn,
  refuseToken,
  saveInStoppedTime,
  saveTyped,
  typeZip,
  zip,
} from './typing.ts';
import {
  inStory,
  named,
  people,
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

const signInAsSpecialist = async (scene: Scene) => signInElsewhere(scene, await newSpecialist());

/** The API asks for another token of who types. */
async function renewAsIsTyped(scene: Scene): Promise<void> {
  await typeZip(scene);
  await refuseToken(scene);
  await scene.gate.waits('draft');
}

/** Where the same person is awaited, or goes: that they are there once more changes nothing. */
const goesOn = ({ isIn }: Place) =>
  isIn('refreshing') || isIn('unprovisioned.inPerson') || isIn('creatingRecord') || isIn('leaving.saving');

const renewed = 'auth.savingKept identity.changed #1';

export const identityEvents = {
  'identity.changed': [
    {
      does: 'signs in in another tab',
      when: (at) => at.isIn('signedOut') && inStory('typing')(at) && !at.world.hasTyped,
      told: { identity: people.member },
      then: [named],
      world: showing('form'),
      play: async (scene, { says }) => {
        await openSignIn(scene.page);
        await noticeSignOut(scene);
        if (says === texts.wrongRole) await giveRole(scene, 'member');
        // What somebody else has left on the device waits for them alone.
        const isRestored = (await encryptedOn(scene.page)).some(({ patientId }) => patientId === scene.member.id);
        await signInElsewhere(scene, scene.member);
        if (isRestored) await scene.gate.answer('draft');
      },
    },
    {
      does: 'signs in in another tab, with a sign-up that is not finished',
      when: (at) =>
        at.isIn('signedOut') && inStory('newcomer')(at) && !at.world.hasRecord && at.world.shows !== 'signUpForm',
      told: { identity: people.unnamed },
      play: async (scene) => {
        await openSignIn(scene.page);
        await noticeSignOut(scene);
        await signInElsewhere(scene, scene.member);
        await scene.gate.waits('roles');
      },
    },
    {
      does: 'signs out in another tab',
      when: isOnTheWay,
      told: { identity: undefined },
      world: showing('outside'),
      play: signOutElsewhere,
    },
    {
      does: 'types something, and signs out in another tab',
      when: isTyping,
      told: { identity: undefined },
      world: typed,
      play: async (scene) => {
        await typeZip(scene);
        await saveInStoppedTime(scene, () => signOutElsewhere(scene));
      },
    },
    {
      does: 'somebody else signs in in another tab',
      when: isTyping,
      told: { identity: people.specialist },
      then: [named],
      world: showing('specialist'),
      play: signInAsSpecialist,
    },
    {
      does: 'signs out in another tab, too',
      when: ({ isIn, context }) => isIn('leaving.saving') && context.identity !== undefined,
      told: { identity: undefined },
      play: signOutElsewhere,
    },
    {
      does: 'somebody else signs in in another tab meanwhile',
      when: ({ isIn, context }) => isIn('leaving.saving') && context.identity !== undefined,
      told: { identity: people.specialist },
      then: [named],
      world: showing('specialist'),
      play: async (scene) => {
        await signInAsSpecialist(scene);
        // The SDK reads who is there from the disk: what is given up before it has would end the session of who left.
        await scene.inMoments(() => !scene.trace.stateOf('auth', scene.page).includes('auth.leaving.saving'));
        await giveUpTyped(scene);
      },
    },
    {
      does: 'signs out in another tab before it is saved',
      when: ({ isIn }) => isIn('savingKept'),
      told: { identity: undefined },
      world: showing('outside'),
      play: async (scene) => {
        await signOutElsewhere(scene);
        await giveUpTyped(scene);
      },
    },
    {
      does: 'the API asks for another token',
      when: isTyping,
      told: { identity: people.member },
      play: async (scene) => {
        await markNextToken(scene);
        const field = await theSame(zip(scene.page));
        await renewAsIsTyped(scene);
        await expect(field).toBeFocused();
        await scene.gate.answer('draft');
      },
    },
    {
      does: 'the API asks for another token, which is for another role',
      // By a clock that is ahead, the app asks Novi for the role, which gives the token the one of the record.
      when: (at) => isTyping(at) && !at.world.isAhead,
      told: { identity: people.promoted },
      then: [{ done: 'signOut' }],
      world: showing('signInForm', texts.wrongRole),
      play: async (scene) => {
        await giveRole(scene, 'nurse');
        await renewAsIsTyped(scene);
        await giveUpTyped(scene);
      },
    },
    {
      does: 'the API asks for another token before it is saved',
      when: ({ isIn }) => isIn('savingKept'),
      told: { identity: people.member },
      then: [{ done: 'saveKept', output: 'saved' }, named],
      world: showing('form', texts.isSaved),
      play: async (scene) => {
        await markNextToken(scene);
        await refuseToken(scene);
        // Who types is answered only once the session knows of the new token.
        const knows = () => scene.trace.of('auth', scene.page, 0).some(({ branches }) => branches.includes(renewed));
        await expect.poll(knows).toBe(true);
        await saveTyped(scene);
      },
    },
    {
      does: 'the API asks for another token, which is the admin’s own: impersonation was stopped elsewhere',
      when: (at) => isActing(at) && inStory('acting')(at),
      told: { identity: people.admin },
      world: typed,
      play: async (scene) => {
        const { context, page, admin } = scene;
        await changeClaims(admin);
        // The seconds of the countdown can be looked at.
        await context.clock.setFixedTime(await page.evaluate(() => Date.now()));
        await scene.gate.hold('draft', { method: 'PUT', url: /\/drafts\/eligibility$/ });
        await typeZip(scene);
        forgetTyped(scene);
        scene.complaints.allow(answered(403));
        await refuseToken(scene);
        await scene.gate.open('draft');
      },
    },
    {
      does: 'the admin signs out in another tab',
      when: isActing,
      told: { identity: undefined },
      then: [{ done: 'saveDrafts', output: 'none' }],
      world: showing('adminSite'),
      play: signOutElsewhere,
    },
    {
      does: 'signs in once more in another tab',
      when: ({ isIn }) => isIn('signOutFailed'),
      told: { identity: people.member },
      play: (scene) => signInElsewhere(scene, scene.member),
    },
    {
      does: 'signs in in another tab, too, as who they are here',
      when: (at) => goesOn(at) && at.context.identity !== undefined,
      told: ({ context }) => ({ identity: context.identity }),
      play: (scene, { story }) => signInElsewhere(scene, story === 'actingUnnamed' ? scene.admin : scene.member),
    },
    {
      does: 'signs out in another tab, where it works',
      when: ({ isIn }) => isIn('signOutFailed'),
      told: { identity: undefined },
      world: (world) => ({ ...showing('home')(world), isStuck: false }),
      play: async (scene) => {
        await takingWorksAgain(scene.page);
        await signOutElsewhere(scene);
      },
    },
  ],
  'identity.unreachable': { notMoved: 'It is found as the app is opened.' },
  'session.lapsed': { notMoved: 'It is found as the app is opened.' },
} satisfies Partial<Parts['events']>;
