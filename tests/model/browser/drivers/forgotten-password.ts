import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { forgottenPasswordMachine } from '#machines/account/forgotten-password.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { expectHeading, press } from '#tests/browser/steps/screen.ts';
import { requestFails } from '../common-moves.ts';
import { driverOf } from '../driver.ts';
import type { Failure } from '../gate.ts';
import type { Scene } from '../scene.ts';
import { linksSent, toSignInService } from '../sign-in-service.ts';

type World = {
  /** The e-mail that stands in the form is nobody’s, or an account’s. */
  typed: 'nothing' | 'unknown' | 'known';
  /** How many links were sent. */
  sent: number;
  /** A link was asked for on this page, whatever came of it. */
  hasAsked: boolean;
};

const field = (page: Page) => page.getByLabel('E-mail');
const emailOf = ({ member }: Scene, typed: World['typed']) =>
  typed === 'unknown' ? `nobody.${member.email}` : member.email;
const button = (page: Page) => page.getByRole('button', { name: /^(Send|Sending)\b/ });

/** The answer is the same whatever comes of it, and the log alone tells. */
function failed(failure: Failure, does: string) {
  return requestFails<typeof forgottenPasswordMachine, World>({
    ...{ does, name: 'link', failure, logs: 'Password reset failed' },
    world: (world) => ({
      ...world,
      hasAsked: true,
      sent: world.sent + (failure === 'replyLost' && world.typed === 'known' ? 1 : 0),
    }),
  });
}

function asks(typed: 'unknown' | 'known', does: string) {
  return {
    does,
    when: ({ world }: { world: World }) => world.sent < 2,
    told: { email: 'person@example.org' },
    world: (world: World) => ({ ...world, typed }),
    play: async (scene: Scene, { typed: before }: World) => {
      const { page } = scene;
      if (before === 'nothing') {
        await press(page, 'Send me the link');
        await expect(page.getByRole('alert')).toContainText('Enter your e-mail');
      }
      await scene.typed.type(page, 'the e-mail', { field, text: emailOf(scene, typed) });
      await field(page).press('Enter');
    },
  };
}

export const forgottenPasswordDriver = driverOf<World>()(forgottenPasswordMachine, {
  starts: [
    {
      name: 'somebody has forgotten their password',
      world: { typed: 'nothing', sent: 0, hasAsked: false },
      open: async (scene) => {
        scene.member = await memberAt('welcome');
        await scene.gate.hold('link', toSignInService('sendOobCode'));
        await scene.page.goto(paths.forgotPassword);
      },
    },
  ],
  events: {
    'email.submitted': [
      asks('known', 'asks for the link, with the e-mail of an account'),
      asks('unknown', 'asks for the link, with an e-mail that has no account'),
    ],
  },
  calls: {
    sendLink: {
      done: [
        {
          does: 'the sign-in service sends the link, if there is an account',
          world: (world) => ({ ...world, hasAsked: true, sent: world.sent + (world.typed === 'known' ? 1 : 0) }),
          play: ({ gate }) => gate.answer('link'),
        },
      ],
      error: [
        failed('unreachable', 'the sign-in service can’t be reached'),
        failed('replyLost', 'the answer of the sign-in service is lost'),
        failed('down', 'the sign-in service does not work'),
      ],
    },
  },
  delays: {},
  states: {
    asking: async ({ page }) => {
      await expectHeading(page, 'Forgot your password?');
      await expect(field(page)).toHaveValue('');
      await expect(button(page)).toHaveText('Send me the link');
    },
    sending: async (scene, { typed }) => {
      await expect(field(scene.page)).toHaveValue(emailOf(scene, typed));
      await expect(button(scene.page)).toHaveAttribute('aria-disabled', 'true');
      // Pressed again while it is under way, nothing more is sent.
      await field(scene.page).press('Enter');
      await expect(scene.page.getByText('If there is an account')).toHaveCount(0);
    },
    sent: async (scene, { typed }) => {
      const email = emailOf(scene, typed);
      const said = scene.page.getByText(`If there is an account with ${email}, the link is on its way.`);
      await expect(said).toBeVisible();
      await expect(field(scene.page)).toHaveValue(email);
      await expect(button(scene.page)).toHaveText('Send it again');
      await expect(button(scene.page)).not.toHaveAttribute('aria-disabled');
    },
  },
  records: [
    { what: 'links to a new password', count: linksSent('PASSWORD_RESET'), expected: ({ sent }) => sent },
    {
      what: 'links to an e-mail that has no account',
      count: linksSent('PASSWORD_RESET', (scene) => emailOf(scene, 'unknown')),
      expected: () => 0,
    },
  ],
});
