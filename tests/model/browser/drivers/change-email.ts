import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { changeEmailMachine } from '#machines/account/change-email.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { makeIdentity, signsIn } from '#tests/browser/fixtures/identity.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { expectHeading, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { requestFails } from '../common-moves.ts';
import { driverOf, type Move } from '../driver.ts';
import type { Failure } from '../gate.ts';
import { expectSaid, offline, wrongPassword } from '../said.ts';
import type { Scene } from '../scene.ts';
import { linksSent, refuse, toSignInService } from '../sign-in-service.ts';

type World = {
  /** What stands in the form as the new e-mail: one that is free, or somebody else’s. */
  next: 'nothing' | 'free' | 'taken';
  /** The password in the form is right. */
  isRight: boolean;
  /** How many links were sent to the new mailbox. */
  sent: number;
  /** What the page says of the last try. */
  said: string;
};
type Machine = typeof changeEmailMachine;

const field = (page: Page) => page.getByLabel('New e-mail');
const current = (page: Page) => page.getByLabel('Your current password');
const button = (page: Page) => page.getByRole('button', { name: /^Send/ });

const emailOf = ({ member }: Scene, next: 'free' | 'taken') => `${next}.${member.email}`;
const passwordOf = ({ member }: Scene, isRight: boolean) => (isRight ? member.password : 'not the password');

async function open(scene: Scene): Promise<void> {
  scene.member = await memberAt('welcome');
  await makeIdentity({ ...scene.member, email: emailOf(scene, 'taken') });
  await scene.gate.hold('proof', toSignInService('signInWithPassword'));
  await scene.gate.hold('link', toSignInService('sendOobCode'));
  await signIn(scene.page, scene.member, paths.changeEmail);
}

function asks(next: 'free' | 'taken', isRight: boolean, does: string): Move<Machine, World> {
  return {
    does,
    when: ({ world }) => world.sent < 2,
    told: { email: 'new@example.org', password: 'one' },
    world: (world) => ({ ...world, next, isRight, said: '' }),
    play: async (scene, world) => {
      const { page, member } = scene;
      if (world.next === 'nothing') {
        await field(page).fill(member.email.toUpperCase());
        await press(page, 'Send me the link');
        await expect(page.getByRole('alert')).toContainText('This is your e-mail already');
        await expect(page.getByRole('alert')).toContainText('Enter your current password');
      }
      await scene.typed.type(page, 'the new e-mail', { field, text: emailOf(scene, next) });
      await scene.typed.type(page, 'the password', { field: current, text: passwordOf(scene, isRight) });
      await press(page, 'Send me the link');
    },
  };
}

function fails(name: 'proof' | 'link', failure: Failure, does: string): Move<Machine, World> {
  return requestFails({
    ...{ does, name, failure, logs: 'E-mail change failed' },
    world: (world) => {
      const isSent = name === 'link' && failure === 'replyLost' && world.next === 'free';
      return { ...world, said: offline, sent: world.sent + (isSent ? 1 : 0) };
    },
  });
}

export const changeEmailDriver = driverOf<World>()(changeEmailMachine, {
  starts: [
    { name: 'a member wants another e-mail', world: { next: 'nothing', isRight: false, sent: 0, said: '' }, open },
  ],
  events: {
    'change.submitted': [
      asks('free', true, 'gives a new e-mail and the password'),
      asks('free', false, 'gives a new e-mail and a wrong password'),
      asks('taken', true, 'gives an e-mail that somebody else has, and the password'),
      {
        does: 'presses Try again, with all as it was typed',
        when: ({ world }) => world.said === offline && world.sent < 2,
        told: { email: 'new@example.org', password: 'one' },
        world: (world) => ({ ...world, said: '' }),
        play: ({ page }) => press(page, 'Try again'),
      },
    ],
  },
  calls: {
    reauthenticate: {
      done: [
        {
          does: 'the password is right',
          when: ({ world }) => world.isRight,
          play: ({ gate }) => gate.answer('proof'),
        },
      ],
      error: [
        {
          does: 'the password is wrong',
          when: ({ world }) => !world.isRight,
          world: (world) => ({ ...world, said: wrongPassword }),
          play: async ({ gate, complaints }) => {
            complaints.allow(answered(400), 'E-mail change failed FirebaseError (auth/invalid-credential)');
            await gate.answer('proof');
          },
        },
        fails('proof', 'unreachable', 'the password can’t be checked'),
      ],
    },
    sendLink: {
      done: [
        {
          does: 'the sign-in service sends the link',
          when: ({ world }) => world.next === 'free',
          world: (world) => ({ ...world, sent: world.sent + 1 }),
          play: ({ gate }) => gate.answer('link'),
        },
      ],
      error: [
        {
          does: 'the sign-in service says that somebody else has this e-mail',
          when: ({ world }) => world.next === 'taken',
          told: { with: { code: 'auth/email-already-in-use' } },
          play: async ({ gate, complaints }) => {
            complaints.allow(answered(400));
            await gate.answer('link');
          },
        },
        fails('link', 'unreachable', 'the sign-in service can’t be reached'),
        fails('link', 'replyLost', 'the link is sent, and the answer is lost'),
        {
          does: 'the sign-in service has had too many tries',
          world: (world) => ({ ...world, said: 'There were too many tries.' }),
          play: async (scene) => {
            scene.complaints.allow('E-mail change failed');
            await refuse(scene, 'link', 'TOO_MANY_ATTEMPTS_TRY_LATER');
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
      await expect(button(page)).toHaveText('Send me the link');
      await expect(button(page)).not.toHaveAttribute('aria-disabled');
      await expectSaid(page, world.said, current(page), 'We could not send the link');
    },
    reauthenticating: expectBusy,
    sending: expectBusy,
    sent: async (scene, { next }) => {
      const { page, member } = scene;
      await expectHeading(page, 'Check your new mailbox');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const email = next === 'nothing' ? '' : emailOf(scene, next);
      await expect(page.getByText(`If ${email} can be used, the link is on its way there.`)).toBeVisible();
      await expect(page.getByText(`Until then you sign in with ${member.email}.`)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to your account' })).toHaveAttribute('href', paths.account);
      expect(await signsIn(member)).toBe(true);
    },
  },
  records: (['free', 'taken'] as const).map((next) => ({
    what: `links to an e-mail that is ${next}`,
    count: linksSent('VERIFY_AND_CHANGE_EMAIL', (scene) => emailOf(scene, next)),
    expected: ({ sent }) => (next === 'free' ? sent : 0),
  })),
});

async function expectForm(scene: Scene, { next, isRight }: World): Promise<void> {
  const { page, member } = scene;
  await expectHeading(page, 'Change your e-mail');
  await expect(page.getByText(`You sign in with ${member.email} now.`)).toBeVisible();
  await expect(field(page)).toHaveValue(next === 'nothing' ? '' : emailOf(scene, next));
  await expect(current(page)).toHaveValue(next === 'nothing' ? '' : passwordOf(scene, isRight));
}

async function expectBusy(scene: Scene, world: World): Promise<void> {
  await expectForm(scene, world);
  await expect(button(scene.page)).toHaveAttribute('aria-disabled', 'true');
  await expect(scene.page.getByRole('alert')).toHaveCount(0);
}
