import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { changePasswordMachine } from '#machines/account/change-password.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { signsIn } from '#tests/browser/fixtures/identity.ts';
import { memberAt, type Member } from '#tests/browser/fixtures/member.ts';
import { expectHeading, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { requestFails } from '../common-moves.ts';
import { driverOf, type Move } from '../driver.ts';
import type { Failure } from '../gate.ts';
import { nextPassword } from '../link-kinds.ts';
import { expectSaid, offline, wrongPassword } from '../said.ts';
import type { Scene } from '../scene.ts';
import { refuse, toSignInService } from '../sign-in-service.ts';

type World = {
  /** What stands in the form as the current password. */
  current: 'nothing' | 'right' | 'wrong';
  /** The new password is the one that counts. */
  isStored: boolean;
  /** What the page says of the last try. */
  said: string;
};
type Machine = typeof changePasswordMachine;

const current = (page: Page) => page.getByLabel('Your current password');
const next = (page: Page) => page.getByLabel('New password');
const button = (page: Page) => page.getByRole('button', { name: /^(Save|Saving)/ });

const typedAs = { nothing: () => '', right: ({ password }: Member) => password, wrong: () => 'not the password' };

async function open(scene: Scene): Promise<void> {
  scene.member = await memberAt('welcome');
  await scene.gate.hold('proof', toSignInService('signInWithPassword'));
  await scene.gate.hold('store', toSignInService('update'));
  await signIn(scene.page, scene.member, paths.changePassword);
}

function submits(typed: 'right' | 'wrong', does: string): Move<Machine, World> {
  return {
    does,
    told: { current: 'one', next: 'another' },
    world: (world) => ({ ...world, current: typed, said: '' }),
    play: async ({ page, member, typed: watched }, world) => {
      if (world.current === 'nothing') {
        await press(page, 'Save the new password');
        await expect(page.getByRole('alert')).toContainText('Enter your current password');
        await current(page).fill(member.password);
        await next(page).fill(member.password);
        await press(page, 'Save the new password');
        await expect(page.getByRole('alert')).toContainText('Choose a password that is not your current one');
      }
      await watched.type(page, 'the password', { field: current, text: typedAs[typed](member) });
      await watched.type(page, 'the new password', { field: next, text: nextPassword });
      await press(page, 'Save the new password');
    },
  };
}

function fails(name: 'proof' | 'store', failure: Failure, does: string): Move<Machine, World> {
  return requestFails({
    ...{ does, name, failure, logs: 'Password change failed' },
    world: (world) => ({
      ...world,
      said: offline,
      isStored: world.isStored || (name === 'store' && failure === 'replyLost'),
    }),
  });
}

export const changePasswordDriver = driverOf<World>()(changePasswordMachine, {
  starts: [{ name: 'a member wants another password', world: { current: 'nothing', isStored: false, said: '' }, open }],
  events: {
    'change.submitted': [
      submits('right', 'gives the current password and a new one'),
      submits('wrong', 'gives a wrong password and a new one'),
      {
        does: 'presses Try again, with all as it was typed',
        when: ({ world }) => world.said === offline,
        told: { current: 'one', next: 'another' },
        world: (world) => ({ ...world, said: '' }),
        play: ({ page }) => press(page, 'Try again'),
      },
    ],
  },
  calls: {
    reauthenticate: {
      done: [
        {
          does: 'the current password is right',
          when: ({ world }) => world.current === 'right' && !world.isStored,
          play: ({ gate }) => gate.answer('proof'),
        },
        { does: 'this session signs in anew', told: { done: 'renewSignIn' }, play: ({ gate }) => gate.answer('proof') },
      ],
      error: [
        {
          does: 'the current password is wrong',
          when: ({ world }) => world.current === 'wrong' || world.isStored,
          world: (world) => ({ ...world, said: wrongPassword }),
          play: async ({ gate, complaints }) => {
            complaints.allow(answered(400), 'Password change failed');
            await gate.answer('proof');
          },
        },
        fails('proof', 'unreachable', 'the current password can’t be checked'),
        {
          does: 'this session can’t sign in anew',
          told: { error: 'renewSignIn' },
          play: async (scene) => {
            // Where a second begins while the emulator stores the password, it refuses the token that it gave with that: pages renew it.
            scene.complaints.allow(answered(401));
            await scene.fail('proof', 'unreachable');
          },
        },
      ],
    },
    storePassword: {
      done: [
        {
          does: 'the sign-in service stores the new password',
          world: (world) => ({ ...world, isStored: true }),
          play: ({ gate }) => gate.answer('store'),
        },
      ],
      error: [
        fails('store', 'unreachable', 'the new password can’t be stored'),
        fails('store', 'replyLost', 'the new password is stored, and the answer is lost'),
        {
          does: 'the sign-in service finds the new password too easy',
          world: (world) => ({ ...world, said: 'This password is too easy to guess.' }),
          play: async (scene) => {
            scene.complaints.allow('Password change failed');
            await refuse(scene, 'store', 'WEAK_PASSWORD : Password should be at least 6 characters');
          },
        },
      ],
    },
  },
  delays: {},
  states: {
    asking: async (scene, world) => {
      const { page } = scene;
      await expectForm(scene, world);
      await expect(button(page)).toHaveText('Save the new password');
      await expect(button(page)).not.toHaveAttribute('aria-disabled');
      await expectSaid(page, world.said, current(page), 'Your password was not changed');
    },
    reauthenticating: expectBusy,
    saving: expectBusy,
    renewing: expectBusy,
    changed: async ({ page, member, context }) => {
      await expectHeading(page, 'Your password is changed');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Back to your account' })).toHaveAttribute('href', paths.account);
      expect(await signsIn(member)).toBe(false);
      expect(await signsIn({ ...member, password: nextPassword })).toBe(true);
      // The session goes on, in a page that is opened now, too.
      const other = await context.newPage();
      await other.goto(paths.profile);
      await expect(other.getByLabel('First name')).toHaveValue(member.firstName);
      await other.close();
    },
  },
  records: { noneMade: 'It changes an account: each state looks at which passwords sign in.' },
});

async function expectForm({ page, member }: Scene, world: World): Promise<void> {
  await expectHeading(page, 'Change your password');
  await expect(page.getByText(`For your account ${member.email}.`)).toBeVisible();
  await expect(current(page)).toHaveValue(typedAs[world.current](member));
  await expect(next(page)).toHaveValue(world.current === 'nothing' ? '' : nextPassword);
  expect(await signsIn(member)).toBe(!world.isStored);
}

async function expectBusy(scene: Scene, world: World): Promise<void> {
  await expectForm(scene, world);
  await expect(button(scene.page)).toHaveAttribute('aria-disabled', 'true');
  await expect(scene.page.getByRole('alert')).toHaveCount(0);
}
