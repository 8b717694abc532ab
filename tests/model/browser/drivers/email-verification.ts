import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { emailVerificationMachine } from '#machines/account/email-verification.ts';
import { sendVerification, spendLink } from '#tests/browser/fixtures/identity.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { expectHeading } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { driverOf, type At, type Move } from '../driver.ts';
import type { Failure } from '../gate.ts';
import { offline } from '../said.ts';
import type { Scene } from '../scene.ts';
import { linksSent, newestCode, refuse, toSignInService } from '../sign-in-service.ts';

type World = {
  /** How many links were sent. */
  sent: number;
  /** The link was used. */
  isConfirmed: boolean;
};
type Machine = typeof emailVerificationMachine;

const again = (page: Page) => page.getByRole('button', { name: /^(Send the link again|Sending …)$/ });
const check = (page: Page) => page.getByRole('button', { name: /^(I have confirmed it|Looking …)$/ });

const isAsking = ({ isIn }: At<Machine, World>) => !isIn('account.verified');
/** Time passes for what is asked as well: the SDK gives up what is not answered within a minute. */
const isWaiting = (at: At<Machine, World>) => isAsking(at) && !at.isIn('account.checking');

async function open(scene: Scene): Promise<void> {
  const { gate, page } = scene;
  scene.member = await memberAt('welcome');
  // As the page opens, the account is read as well.
  const isRead = page.waitForResponse(toSignInService('lookup').url);
  await signIn(page, scene.member, paths.verifyEmail);
  await isRead;
  await expectHeading(page, 'Confirm your e-mail');
  await gate.hold('link', toSignInService('sendOobCode'));
  await gate.hold('account', toSignInService('lookup'));
}

function fails(name: 'link' | 'account', failure: Failure, does: string): Move<Machine, World> {
  return {
    does,
    world: (world) => ({ ...world, sent: world.sent + (failure === 'replyLost' ? 1 : 0) }),
    play: async (scene) => {
      scene.complaints.allow('Confirming an e-mail failed');
      await scene.fail(name, failure);
    },
  };
}

export const emailVerificationDriver = driverOf<World>()(emailVerificationMachine, {
  starts: [{ name: 'a member whose e-mail is not confirmed', world: { sent: 0, isConfirmed: false }, open }],
  events: {
    'link.requested': [
      {
        does: 'asks for the link again',
        when: (at) => isAsking(at) && (at.isIn('mail.ready') || at.isIn('mail.failed')) && at.world.sent < 2,
        play: ({ page }) => again(page).click(),
      },
    ],
    'account.checked': [
      {
        does: 'says that it is done',
        when: (at) => isAsking(at) && !at.isIn('account.checking'),
        play: ({ page }) => check(page).click(),
      },
      {
        does: 'says twice that it is done, before the page is drawn again',
        when: (at) => isAsking(at) && !at.isIn('account.checking'),
        then: [{ type: 'account.checked' }],
        play: ({ page }) =>
          check(page).evaluate((button: HTMLElement) => {
            button.click();
            button.click();
          }),
      },
    ],
  },
  calls: {
    sendLink: {
      done: [
        {
          does: 'the sign-in service sends the link',
          world: (world) => ({ ...world, sent: world.sent + 1 }),
          play: ({ gate }) => gate.answer('link'),
        },
      ],
      error: [
        fails('link', 'unreachable', 'the sign-in service can’t be reached'),
        fails('link', 'replyLost', 'the link is sent, and the answer is lost'),
        {
          does: 'the sign-in service has sent enough for now',
          told: { with: { code: 'auth/too-many-requests' } },
          play: async (scene) => {
            scene.complaints.allow('Confirming an e-mail failed');
            await refuse(scene, 'link', 'TOO_MANY_ATTEMPTS_TRY_LATER');
          },
        },
      ],
    },
    isVerified: {
      done: [
        {
          does: 'the sign-in service says that the link was not used yet',
          when: ({ world }) => !world.isConfirmed,
          told: { output: false },
          play: ({ gate }) => gate.answer('account'),
        },
        {
          does: 'the link was used on another device meanwhile',
          told: { output: true },
          world: (world) => ({ ...world, isConfirmed: true }),
          play: async ({ gate, member }) => {
            await sendVerification(member);
            await spendLink(await newestCode(member.email, 'VERIFY_EMAIL'));
            await gate.answer('account');
          },
        },
      ],
      error: [fails('account', 'unreachable', 'the sign-in service can’t be asked')],
    },
  },
  delays: {
    pause: [{ does: 'a minute passes', when: isWaiting, play: ({ page }) => pass(page, 60_000) }],
    longPause: [{ does: 'five minutes pass', when: isWaiting, play: ({ page }) => pass(page, 300_000) }],
  },
  states: {
    'mail.ready': (scene) => expectMail(scene, 'Send the link again', true),
    'mail.sending': (scene) => expectMail(scene, 'Send the link again', false),
    'mail.sent': (scene) => expectMail(scene, 'Send the link again', false, 'You can send it again in a minute.'),
    'mail.tooMany': (scene) =>
      expectMail(scene, 'Send the link again', false, 'Wait about five minutes before you send the link again.'),
    'mail.failed': async (scene) => {
      await expectMail(scene, 'Send the link again', true, offline);
    },
    'account.unknown': ({ page }) => expectCheck(page, true),
    'account.checking': ({ page }) => expectCheck(page, false),
    'account.notYet': async ({ page }) => {
      await expect(page.getByText('Your e-mail is not confirmed yet.')).toBeVisible();
      await expectCheck(page, true);
    },
    'account.failed': async ({ page }) => {
      await expect(page.getByRole('alert')).toContainText('We could not look that up');
      await expect(page.getByRole('alert')).toContainText(offline);
      await expectCheck(page, true);
    },
    'account.verified': async ({ page, member }) => {
      await expectHeading(page, 'Your e-mail is confirmed');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByText(`${member.email} is yours.`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', paths.loading);
    },
  },
  records: [{ what: 'links that confirm the e-mail', count: linksSent('VERIFY_EMAIL'), expected: ({ sent }) => sent }],
});

/** Up to half a minute before, nothing changes: the page’s clock goes on meanwhile, too. */
async function pass(page: Page, time: number): Promise<void> {
  await page.clock.fastForward(time - 30_000);
  await expect(again(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(30_000);
}

async function expectMail({ page, trace }: Scene, label: string, isReady: boolean, said?: string): Promise<void> {
  const states = trace.stateOf('emailVerification', page);
  if (states.includes('emailVerification.account.verified')) return;
  await expect(again(page)).toHaveText(label);
  if (isReady) await expect(again(page)).not.toHaveAttribute('aria-disabled');
  else await expect(again(page)).toHaveAttribute('aria-disabled', 'true');
  // One answer at a time: what is known of the account is newer.
  if (said && states.includes('emailVerification.account.unknown')) await expect(page.getByText(said)).toBeVisible();
}

async function expectCheck(page: Page, isReady: boolean): Promise<void> {
  await expect(check(page)).toHaveText(isReady ? 'I have confirmed it' : 'Looking …');
  if (isReady) await expect(check(page)).not.toHaveAttribute('aria-disabled');
  else await expect(check(page)).toHaveAttribute('aria-disabled', 'true');
}
