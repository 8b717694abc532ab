import { expect, type Route } from '@playwright/test';
import { stepPath } from '#domain/steps.ts';
import { routeUntil } from '#tests/browser/steps/route-until.ts';
import { ofTheEnd } from '#tests/browser/steps/session-end.ts';
import { fillSignIn } from '#tests/browser/steps/session.ts';
import type { Move } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { whileTimePasses } from './clock.ts';
import {
  formStands,
  isNoCopyDue,
  left,
  opensForm,
  stops,
  type Machine,
  type Place,
  type World,
  withoutCopy,
} from './world.ts';

type Moves = readonly Move<Machine, World>[];

const atLogin = (world: World): World => ({ ...world, place: 'login' });
const renewal = '**/securetoken.googleapis.com/**';
/** What has the sign-in service renew tokens again, where a session has ended. */
const renewalWorks = new WeakMap<Scene, () => void>();
const ended = (route: Route) =>
  route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } } });

/** A request that waits is told that the session is over, and the token is renewed no more. */
async function endAt(scene: Scene, name: string): Promise<void> {
  const { context, gate, complaints, page } = scene;
  complaints.allow(...ofTheEnd);
  renewalWorks.set(scene, await routeUntil(context, renewal, ended));
  await gate.reply(name, 401, { message: 'Please sign in again.', code: 'unauthorized' });
  await page.waitForURL('/login');
}

const closed = { type: 'form.closed' } as const;

export const ends: Moves = [
  {
    does: 'the session ends as it is saved',
    when: ({ isIn, world }) => isIn('saving.sending.posting') && world.place === 'form',
    then: [{ type: 'opening.canceled' }, closed, { error: 'save' }],
    world: atLogin,
    play: (scene) => endAt(scene, 'save'),
  },
  {
    does: 'the session ends as the choice is made',
    when: ({ isIn }) => isIn('saving.conflict.overruling'),
    then: [closed, { error: 'overrule' }],
    world: atLogin,
    play: (scene) => endAt(scene, 'read'),
  },
  {
    does: 'the session ends as the form is sent',
    when: ({ isIn, world }) => isIn('saving.submitting.storing') && world.place === 'form',
    then: [closed],
    world: atLogin,
    play: (scene) => endAt(scene, 'record'),
  },
  {
    does: 'goes on from there as the session ends',
    when: ({ isIn, world }) => isIn('saving.sending.posting') && world.place === 'away',
    world: atLogin,
    play: goOnAtTheEnd,
  },
  {
    does: 'goes on from there as the session ends, with nothing to save',
    when: ({ isIn, world }) => isIn('saving.clean') && world.place === 'away',
    ends: true,
    play: goOnAtTheEnd,
  },
];

async function goOnAtTheEnd(scene: Scene): Promise<void> {
  await scene.gate.hold('journey', { method: 'GET', url: /\/api\/v1\/patients\/[^/]+\/journey$/ });
  await scene.page.getByRole('button', { name: 'Continue' }).first().click();
  await endAt(scene, 'journey');
  await scene.gate.open('journey');
}

async function signInAgain(scene: Scene): Promise<void> {
  renewalWorks.get(scene)?.();
  await fillSignIn(scene.page, scene.member);
}

function isResumed({ trace, page }: Scene, from: number): boolean {
  return trace.of('draft', page, from).some(({ event }) => event === 'session.resumed');
}

const isBack = ({ world }: Place) => world.place === 'login';

export const resumes: Moves = [
  {
    does: 'signs in again',
    when: (at) =>
      isBack(at) &&
      isNoCopyDue(at) &&
      (at.context.waiting !== undefined || at.context.underWay !== undefined) &&
      !at.isIn('saving.conflict.open'),
    then: [{ type: 'opening.canceled' }, { type: 'save.requested' }],
    play: async (scene, world) => {
      const from = scene.trace.entries.length;
      await whileTimePasses(scene, async () => {
        await signInAgain(scene);
        // What was sent before may wait still: its request says nothing of who is back.
        await expect.poll(() => isResumed(scene, from), { message: 'the draft hears of who is back' }).toBe(true);
        await scene.gate.waits('save');
      });
      await stops(scene, world);
    },
  },
  {
    does: 'signs in again, and all is saved',
    when: (at) => isBack(at) && isNoCopyDue(at) && at.isIn('saving.held') && at.context.waiting === undefined,
    world: (world) => ({ ...world, place: 'away' }),
    ends: true,
    play: async (scene) => {
      await scene.context.clock.resume();
      await signInAgain(scene);
      await scene.page.waitForURL((url) => url.pathname.startsWith(stepPath('welcome')));
    },
  },
  {
    does: 'signs in again, and still has to choose',
    when: (at) => isBack(at) && isNoCopyDue(at) && at.isIn('saving.conflict.open'),
    then: ({ world }) => formStands(left(world)),
    world: (world) => ({ ...left(world), place: 'form' }),
    play: (scene, world) => opensForm(scene, world, () => signInAgain(scene)),
  },
];

const savedForWhoIsBack = {
  when: (at: Place) => isBack(at) && at.isIn('saving.sending.posting') && !at.context.isHeld,
  told: ({ context }: Place) => ({ output: { kind: 'saved', version: context.version + 1 } }),
};

/** All that waited is saved: the page that they come back to shows it. */
export const isSavedForWhoIsBack: Moves[number] = {
  ...savedForWhoIsBack,
  does: 'it is saved, and the form stands again',
  then: ({ world, context }) => formStands(savedBy(world, context.base)),
  world: (world, { context }) => ({
    ...savedBy(world, context.underWay?.value),
    place: 'form',
    shown: String(context.underWay?.value),
  }),
  play: (scene, world) => opensForm(scene, world, () => scene.gate.answer('save')),
};

/** They were at another page when the session ended: they are led back there, and nobody needs the draft any more. */
export const isSavedElsewhere: Moves[number] = {
  ...savedForWhoIsBack,
  does: 'it is saved, and the page before stands',
  world: (world, { context }) => ({ ...savedBy(world, context.underWay?.value), place: 'away' }),
  ends: true,
  play: async ({ gate, page }) => {
    await gate.answer('save');
    await page.waitForURL((url) => url.pathname.startsWith(stepPath('welcome')));
  },
};

function savedBy(world: World, value: unknown): World {
  return { ...withoutCopy(world), stored: { value: String(value), version: world.stored.version + 1 } };
}
