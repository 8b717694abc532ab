import { expect, type Page } from '@playwright/test';
import { demoPassword, nurseEmail } from '#scripts/seed/people.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { newPerson, type Person } from '#tests/browser/fixtures/person.ts';
import { press } from '#tests/browser/steps/screen.ts';
import { fillSignIn } from '#tests/browser/steps/session.ts';
import { fillDetails, fillSignUp } from '#tests/browser/steps/sign-up.ts';
import type { Driver, Move } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { refuse } from '../../sign-in-service.ts';
import { forgetTyped, openSignIn, zip } from './typing.ts';
import { inStory, named, people, showing, texts, type Machine, type Place, type World } from './world.ts';

type Parts = Driver<Machine, World>;

const credentials = { email: '', password: '' };
const details = { firstName: 'Ada', lastName: 'Quist', agreesToTerms: true, agreesToPrivacy: true };
const lineDown = new Error('The line is down.');

const isOut = ({ isIn }: Place) => isIn('signedOut');

async function signIn(page: Page, person: Person): Promise<void> {
  await openSignIn(page);
  await fillSignIn(page, person);
}

/** What still waits for its person at the end of a tour is saved once they are back. */
export async function comeBackToTyped(scene: Scene): Promise<void> {
  const { page } = scene;
  if (!(await page.getByText(texts.isWaiting).isVisible())) return;
  await scene.letTimePass();
  await signIn(page, scene.member);
}

const submit = (page: Page) => page.getByRole('main').locator('[type=submit]').click();

/** What the forms to sign up ask for, unless it stands there. */
async function fillOnce(page: Page, fill: () => Promise<void>): Promise<void> {
  if ((await page.getByLabel('First name').inputValue()) === '') await fill();
}

/** To the page at which the session has ended. */
const isLedBack = {
  told: { credentials },
  then: [{ done: 'signIn', output: people.member }, named],
  world: showing('form'),
  play: ({ page, member }: Scene) => signIn(page, member),
} satisfies Omit<Move<Machine, World>, 'does'>;

const filled = (world: World): World => ({ ...world, hasFilled: true });

export const entering = {
  'signIn.submitted': [
    {
      does: 'signs in by the form',
      when: (at) => isOut(at) && inStory('visitor')(at),
      told: { credentials },
      world: (world) => ({ ...showing('signInForm')(world), isNurse: false }),
      play: ({ page, member }) => signIn(page, member),
    },
    {
      does: 'a nurse signs in by the form',
      when: (at) => isOut(at) && inStory('visitor')(at),
      told: { credentials },
      world: (world) => ({ ...showing('signInForm')(world), isNurse: true }),
      play: ({ page }) => signIn(page, { ...newPerson(), email: nurseEmail, password: demoPassword }),
    },
    {
      does: 'signs in again, while something waits',
      when: (at) => isOut(at) && inStory('typing')(at) && at.world.hasTyped,
      told: { credentials },
      then: [{ done: 'signIn', output: people.member }],
      world: (world) => ({ ...world, shows: 'signInForm', says: '' }),
      play: async (scene) => {
        const { page, member, gate, trace } = scene;
        // What the session before was still to send is nobody’s any more.
        await gate.discard('draft');
        await openSignIn(page);
        await page.getByLabel('E-mail').fill(member.email);
        await page.getByLabel('Password', { exact: true }).fill(member.password);
        await scene.stopTime();
        await press(page, 'Sign in');
        await expect.poll(() => trace.stateOf('auth', page)).toEqual(['auth.savingKept']);
        await page.clock.runFor(50);
        await gate.waits('draft');
      },
    },
    {
      ...isLedBack,
      does: 'signs in again, and is led back',
      when: (at) => isOut(at) && inStory('opening')(at) && at.world.shows === 'signInForm',
    },
    {
      ...isLedBack,
      does: 'signs in again after doing nothing for too long, and is led back',
      when: (at) => isOut(at) && at.world.isAwaited,
    },
    {
      does: 'signs in as somebody else, while something waits',
      when: (at) => isOut(at) && inStory('typing')(at) && at.world.hasTyped,
      told: { credentials },
      then: [{ done: 'signIn', output: { ...people.member, uid: 'another' } }, named],
      world: (world) => ({ ...showing('form')(world), story: 'anotherMember' }),
      play: async (scene) => {
        forgetTyped(scene);
        const { page, gate, db } = scene;
        const other = await memberAt('eligibility', newPerson('Benedikt'));
        await signIn(page, other);
        scene.member = other;
        await expect(zip(page)).toHaveValue('');
        await expect(page.getByText(texts.isSaved)).toHaveCount(0);
        expect(gate.count('draft'), 'requests to save what waited').toBe(0);
        expect(await db.count('select count(*) from form_drafts where patient_id = $1', [other.id])).toBe(0);
      },
    },
  ],
  'signUp.submitted': [
    {
      does: 'signs up by the form',
      when: ({ world }) => world.shows === 'signUpForm',
      told: { credentials, details },
      world: filled,
      play: async ({ page, member }) => {
        await fillOnce(page, () => fillSignUp(page, member));
        await submit(page);
      },
    },
  ],
  'record.submitted': [
    {
      does: 'finishes signing up',
      when: inStory('newcomer'),
      told: { details },
      world: filled,
      play: async ({ page, member }) => {
        await fillOnce(page, () => fillDetails(page, member));
        await submit(page);
      },
    },
  ],
  'refresh.requested': [
    {
      does: 'presses Try again',
      when: ({ context }) => context.identity !== undefined,
      play: async ({ page, gate }) => {
        await press(page, 'Try again');
        await gate.waits('roles');
      },
    },
  ],
} satisfies Partial<Parts['events']>;

export const enteringCalls = {
  signIn: {
    done: [
      {
        does: 'e-mail and password are right',
        when: ({ world }) => !world.isNurse,
        told: { output: people.member },
        then: [named],
        world: showing('form'),
        play: ({ gate }) => gate.answer('signIn'),
      },
      {
        does: 'e-mail and password are those of a nurse',
        when: ({ world }) => world.isNurse,
        told: { output: people.nurse },
        then: [{ done: 'signOut' }],
        world: showing('signInForm', texts.wrongRole),
        play: ({ gate }) => gate.answer('signIn'),
      },
    ],
    error: [
      {
        does: 'e-mail or password is wrong',
        told: { with: lineDown },
        world: showing('signInForm'),
        play: async (scene) => {
          scene.complaints.allow('Sign-in failed');
          await refuse(scene, 'signIn', 'INVALID_LOGIN_CREDENTIALS');
        },
      },
    ],
  },
  signUp: {
    done: [
      {
        does: 'the account is there',
        told: { output: people.unnamed },
        play: async ({ gate }) => {
          await gate.answer('signUp');
          await gate.waits('record');
        },
      },
    ],
    error: [
      {
        does: 'the sign-in service can’t be reached',
        told: { with: lineDown },
        play: async (scene) => {
          scene.complaints.allow('Sign-up failed');
          await scene.fail('signUp', 'unreachable');
        },
      },
    ],
  },
  createRecord: {
    done: [
      {
        does: 'the record is made',
        world: (world) => ({ ...world, hasRecord: true }),
        play: async ({ gate }) => {
          await gate.answer('record');
          await gate.waits('roles');
        },
      },
    ],
    error: [
      {
        does: 'the record can’t be made',
        told: { with: lineDown },
        play: async (scene) => {
          scene.complaints.allow('Sign-up failed');
          await scene.fail('record', 'down');
        },
      },
    ],
  },
} satisfies Partial<Parts['calls']>;
