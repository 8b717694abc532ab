import type { Authority } from '#domain/roles.ts';
import { noRecord } from '#tests/browser/fixtures/console.ts';
import { setClaims, signInAt } from '#tests/browser/fixtures/identity.ts';
import { changeClaims } from '#tests/browser/steps/impersonation.ts';
import type { Driver, Move } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { inStory, named, people, showing, texts, type Machine, type Place, type World } from './world.ts';

type Parts = Driver<Machine, World>;
type Moves = readonly Move<Machine, World>[];

const lineDown = new Error('The line is down.');
const claimsOf = (identity: object) => ({ kind: 'claims', identity }) as const;
const notFound = { code: 'user_not_found', message: 'No such user.' };
const isRefreshing = ({ isIn }: Place) => isIn('refreshing');
const isRenewing = ({ isIn }: Place) => isIn('signedIn.token.renewing');

/** Asking for claims before somebody is in: `refreshClaims`. */
const refreshed: Moves = [
  {
    does: 'there is no record',
    when: (at) => isRefreshing(at) && inStory('newcomer')(at) && !at.world.hasRecord,
    told: { output: { kind: 'noRecord' } },
    play: ({ gate }) => gate.answer('roles'),
  },
  {
    does: 'the record is new, and the claims are there',
    when: (at) => isRefreshing(at) && at.world.hasRecord,
    told: { output: claimsOf(people.member) },
    then: [named],
    world: showing('welcome'),
    play: ({ gate }) => gate.answer('roles'),
  },
  {
    does: 'the record is there, and so are the claims',
    when: (at) => isRefreshing(at) && inStory('unnamed')(at),
    told: { output: claimsOf(people.member) },
    then: [named],
    world: showing('form'),
    play: ({ gate }) => gate.answer('roles'),
  },
  {
    does: 'the claims never come, however often they are asked for',
    when: (at) => isRefreshing(at) && inStory('unnamed')(at) && at.context.refreshes === 1,
    told: { output: claimsOf(people.unnamed) },
    then: [1, 2].map(() => ({ done: 'refreshClaims', output: claimsOf(people.unnamed) })),
    world: (world) => ({ ...world, isOutOfReach: false }),
    play: async ({ gate }) => {
      for (let asked = 0; asked < 3; asked += 1) await gate.reply('roles', 200, { data: [] });
    },
  },
];

/** The same beside a session that goes on: `renewClaims`. */
const renewed: Moves = [
  {
    does: 'the sign-in is renewed',
    when: (at) => isRenewing(at) && inStory('renewal')(at),
    told: { done: 'renewClaims', output: claimsOf(people.member) },
    world: (world) => ({ ...world, isRenewed: true }),
    play: ({ gate }) => gate.answer('roles'),
  },
  {
    does: 'the sign-in is renewed, which is for another role now',
    when: (at) => isRenewing(at) && inStory('renewal')(at),
    told: { done: 'renewClaims', output: claimsOf(people.promoted) },
    then: [{ done: 'signOut' }],
    world: showing('signInForm', texts.wrongRole),
    play: async (scene) => {
      await giveRole(scene, 'nurse');
      await scene.gate.reply('roles', 200, { data: [] });
    },
  },
  {
    does: 'the record is gone',
    when: isRenewing,
    told: { done: 'renewClaims', output: { kind: 'noRecord' } },
    play: async ({ gate, complaints }) => {
      complaints.allow(...noRecord);
      await gate.reply('roles', 404, notFound);
    },
  },
  {
    does: 'the sign-in is renewed, which is the admin’s own: impersonation was stopped elsewhere',
    when: (at) => isRenewing(at) && inStory('actingBriefly')(at),
    told: { done: 'renewClaims', output: claimsOf(people.admin) },
    world: (world) => ({ ...world, isRenewed: true, hasTyped: true }),
    play: async ({ gate, admin, context, page }) => {
      await changeClaims(admin);
      // The seconds of the countdown can be looked at.
      await context.clock.setFixedTime(await page.evaluate(() => Date.now()));
      await gate.reply('roles', 200, { data: [] });
    },
  },
];

/** Their role is another one, as the sign-in service says it. */
export async function giveRole({ member }: Scene, role: Authority): Promise<void> {
  await setClaims((await signInAt(member)).uid, { novi_id: member.id, novi_authorities: [role] });
}

/** Within a second, the emulator makes the same token again, of which nobody hears: the next one says something new. */
export async function markNextToken({ member }: Scene): Promise<void> {
  const claims = { novi_id: member.id, novi_authorities: ['member'], marked: Date.now() };
  await setClaims((await signInAt(member)).uid, claims);
}

const cannotAsk = {
  does: 'Novi can’t be asked',
  told: { with: lineDown },
  play: async (scene: Scene) => {
    scene.complaints.allow('Token read failed');
    await scene.fail('roles', 'down');
  },
};

export const claimsCalls = {
  refreshClaims: {
    done: [...refreshed, ...renewed],
    error: [
      { ...cannotAsk, when: isRefreshing, world: (world) => ({ ...world, isOutOfReach: true }) },
      { ...cannotAsk, when: isRenewing, told: { error: 'renewClaims', with: lineDown } },
    ],
  },
  fetchUser: {
    done: [
      {
        does: 'the names come',
        when: inStory('renewal'),
        told: { output: people.member },
        play: ({ gate }) => gate.open('names'),
      },
    ],
    error: [
      {
        does: 'the names can’t be had',
        when: inStory('renewal'),
        told: { with: lineDown },
        play: async (scene) => {
          scene.complaints.allow('User fetch failed');
          await scene.fail('names', 'down');
          await scene.gate.open('names');
        },
      },
    ],
  },
} satisfies Partial<Parts['calls']>;
