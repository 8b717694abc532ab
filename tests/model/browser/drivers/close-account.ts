import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { closeAccountMachine } from '#machines/account/close-account.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { readAccount } from '#tests/browser/fixtures/identity.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { expectHeading, follow, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { requestFails } from '../common-moves.ts';
import { driverOf, type Move } from '../driver.ts';
import type { Failure } from '../gate.ts';
import { expectSaid, offline, wrongPassword } from '../said.ts';
import type { Scene } from '../scene.ts';
import { toSignInService } from '../sign-in-service.ts';
import { markNextToken } from './auth/claims.ts';

type World = {
  /** What stands in the form as the password. */
  current: 'nothing' | 'right' | 'wrong';
  /** The backend has closed the account. */
  isClosed: boolean;
  /** The page of the question was left. */
  isAway: boolean;
  /** What the page says of the last try to check the password. */
  said: string;
  /** The last question says that the last try failed. */
  hasFailed: boolean;
  /** The password is asked for again. */
  isAgain: boolean;
};
type Machine = typeof closeAccountMachine;

const fresh: World = { current: 'nothing', isClosed: false, isAway: false, said: '', hasFailed: false, isAgain: false };
const current = (page: Page) => page.getByLabel('Your current password');
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Close your account for good?' });
const keep = (page: Page) => dialog(page).getByRole('button', { name: 'Keep my account' });
const close = (page: Page) => dialog(page).getByRole('button', { name: /^Clos/ });

/** By the profile: Back leads there, from below the open dialog, too. */
async function open(scene: Scene): Promise<void> {
  const { gate, page } = scene;
  scene.member = await memberAt('welcome');
  await gate.hold('proof', toSignInService('signInWithPassword'));
  await gate.hold('close', { method: 'DELETE', url: /\/api\/v1\/users\/[^/]+$/ });
  await signIn(page, scene.member, paths.profile);
  await follow(page, 'Close my account …');
  await expectHeading(page, 'Close your account');
}

function submits(typed: 'right' | 'wrong', does: string): Move<Machine, World> {
  return {
    does,
    told: { password: 'one' },
    world: (world) => ({ ...world, current: typed, said: '' }),
    play: async ({ page, member, typed: watched, complaints }, world) => {
      // The answer may come when the page is left already.
      if (typed === 'wrong') complaints.allow(answered(400));
      if (world.current === 'nothing') {
        await press(page, 'Go on');
        await expect(page.getByRole('alert')).toContainText('Enter your current password');
      }
      const text = typed === 'right' ? member.password : 'not the password';
      await watched.type(page, 'the password', { field: current, text });
      await current(page).press('Enter');
    },
  };
}

function closingFails(failure: Failure, does: string): Move<Machine, World> {
  return requestFails({
    ...{ does, name: 'close', failure },
    when: ({ world }) => !world.isClosed && !world.isAway,
    world: (world) => ({ ...world, hasFailed: true, isClosed: failure === 'replyLost' }),
  });
}

const refusal = { code: 'token_expired', message: 'Sign in again.' };

async function expectClosed(page: Page): Promise<void> {
  await expectHeading(page, 'Your account is closed');
  await expect(page).toHaveURL(paths.accountClosed);
}

export const closeAccountDriver = driverOf<World>()(closeAccountMachine, {
  starts: [{ name: 'a member wants to close their account', world: fresh, input: { userId: 'member' }, open }],
  events: {
    'password.submitted': [
      submits('right', 'gives the password'),
      submits('wrong', 'gives a wrong password'),
      {
        does: 'presses Try again, with the password as it was typed',
        when: ({ world }) => world.said === offline,
        told: { password: 'one' },
        world: (world) => ({ ...world, said: '' }),
        play: ({ page }) => press(page, 'Try again'),
      },
    ],
    'close.confirmed': [
      {
        does: 'presses the red button',
        when: ({ context }) => context.tries < 2,
        world: (world) => ({ ...world, hasFailed: false }),
        play: ({ page }) => close(page).click(),
      },
      {
        does: 'goes to the red button by keyboard, and presses it',
        when: ({ context }) => context.tries < 2,
        world: (world) => ({ ...world, hasFailed: false }),
        play: async ({ page }) => {
          await keep(page).focus();
          await page.keyboard.press('Shift+Tab');
          await expect(close(page)).toBeFocused();
          await page.keyboard.press('Enter');
        },
      },
    ],
    'close.canceled': [
      {
        does: 'keeps the account',
        when: ({ world }) => !world.isClosed,
        world: (world) => ({ ...world, hasFailed: false }),
        play: ({ page }) => keep(page).press('Enter'),
      },
      {
        does: 'presses Escape',
        when: ({ world }) => !world.isClosed,
        world: (world) => ({ ...world, hasFailed: false }),
        play: ({ page }) => page.keyboard.press('Escape'),
      },
    ],
    'page.left': [
      {
        does: 'goes back to the profile',
        when: ({ world }) => !world.isAway && !world.isClosed,
        world: (world) => ({ ...world, isAway: true }),
        play: ({ page }) => page.goBack().then(() => undefined),
      },
    ],
  },
  calls: {
    reauthenticate: {
      done: [
        {
          does: 'the password is right',
          when: ({ world }) => world.current === 'right',
          world: (world) => ({ ...world, isAgain: false }),
          play: ({ gate }) => gate.answer('proof'),
        },
      ],
      error: [
        {
          does: 'the password is wrong',
          when: ({ world }) => world.current === 'wrong',
          world: (world) => ({ ...world, said: wrongPassword }),
          play: async ({ gate, complaints }) => {
            complaints.allow('Closing the account failed');
            await gate.answer('proof');
          },
        },
        requestFails({
          ...{ does: 'the password can’t be checked', name: 'proof', failure: 'unreachable' },
          logs: 'Closing the account failed',
          world: (world) => ({ ...world, said: offline }),
        }),
      ],
    },
    closeAccount: {
      done: [
        {
          does: 'the backend closes the account, or has closed it before',
          world: (world) => ({ ...world, isClosed: true, isAway: false }),
          play: ({ gate }) => gate.answer('close'),
        },
      ],
      error: [
        {
          does: 'the backend wants the password given once more',
          when: ({ world }) => !world.isClosed && !world.isAway,
          told: { with: { status: 403, code: 'sign_in_again' } },
          world: (world) => ({ ...world, isAgain: true }),
          play: async ({ gate, complaints }) => {
            complaints.allow(answered(403));
            await gate.reply('close', 403, { code: 'sign_in_again', message: 'Sign in again.' });
          },
        },
        closingFails('unreachable', 'the backend can’t be reached'),
        closingFails('replyLost', 'the account is closed, and the answer is lost'),
        {
          does: 'the backend takes the session no more, which the sign-in service still knows',
          when: ({ world }) => !world.isClosed && !world.isAway,
          told: { with: { status: 401 } },
          world: (world) => ({ ...world, hasFailed: true }),
          play: async (scene) => {
            const { gate, complaints } = scene;
            complaints.allow(answered(401));
            await markNextToken(scene);
            // With a new token it is asked once more.
            for (let time = 0; time < 2; time += 1) await gate.reply('close', 401, refusal);
          },
        },
      ],
    },
  },
  delays: {},
  states: {
    proving: async ({ page, member }, { current: typed, said, isAgain }) => {
      await expectHeading(page, 'Close your account');
      await expect(page.getByText('Please read what closing means.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Go on' })).not.toHaveAttribute('aria-disabled');
      const words = { nothing: '', right: member.password, wrong: 'not the password' };
      await expect(current(page)).toHaveValue(words[typed]);
      await expectSaid(page, said, current(page), 'We could not check your password');
      await expect(page.getByRole('status').getByText('Your account is still open.')).toHaveCount(isAgain ? 1 : 0);
      await expect(dialog(page)).toBeHidden();
    },
    checking: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Checking …' })).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
    confirming: async ({ page, member }, { hasFailed }) => {
      await expect(dialog(page)).toContainText(`your account ${member.email} is closed and can’t be opened again.`);
      await expect(close(page)).toHaveText('Close my account for good');
      const said = dialog(page).getByRole('alert').filter({ hasText: 'Press the button again.' });
      await expect(said).toHaveCount(hasFailed ? 1 : 0);
      await expect(hasFailed ? close(page) : keep(page)).toBeFocused();
    },
    closing: async ({ page }, { isAway }) => {
      if (isAway) return expectHeading(page, 'Your profile');
      await expect(close(page)).toHaveText('Closing …');
      await expect(close(page)).toHaveAttribute('aria-disabled', 'true');
      // There is no way back meanwhile.
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeVisible();
    },
    closed: async ({ page, member }, { isClosed }) => {
      await expectClosed(page);
      if (isClosed) expect(await readAccount(member.email)).toBeUndefined();
    },
    left: ({ page }) => expectHeading(page, 'Your profile'),
  },
  records: [
    {
      what: 'closed accounts',
      count: ({ db, member }) =>
        db.count('select count(*) from users where id = $1 and closed_at is not null', [member.id]),
      expected: ({ isClosed }) => (isClosed ? 1 : 0),
    },
    {
      what: 'e-mails of the member',
      count: ({ db, member }) => db.count('select count(*) from user_emails where user_id = $1', [member.id]),
      expected: ({ isClosed }) => (isClosed ? 0 : 1),
    },
  ],
});
