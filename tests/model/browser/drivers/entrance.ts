import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { entranceMachine } from '#machines/account/entrance.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { expectHeading, expectStep } from '#tests/browser/steps/screen.ts';
import { fillSignIn, signIn, signInByForm } from '#tests/browser/steps/session.ts';
import { driverOf, type At } from '../driver.ts';
import type { Scene } from '../scene.ts';

type World = {
  /** The form was drawn: it stays until the page that follows can be. */
  isFormSeen: boolean;
};

const field = (page: Page) => page.getByLabel('E-mail');
const submit = (page: Page) => page.getByRole('main').locator('[type=submit]');

const isAsking = ({ isIn }: At<typeof entranceMachine, World>) => isIn('asking');

/** Where a member goes on is not known until the backend has said how far they are. */
async function makeMember(scene: Scene): Promise<void> {
  scene.member = await memberAt('welcome');
  await scene.gate.hold('journey', { method: 'GET', url: /\/patients\/[^/]+\/journey$/ });
}

/** In another tab of the same browser. */
async function signInElsewhere({ context, member }: Scene): Promise<void> {
  await signInByForm(await context.newPage(), member);
}

export const entranceDriver = driverOf<World>()(entranceMachine, {
  // The form that was there before its session is drawn anew once the session stands.
  background: ['xstate.init'],
  starts: [
    {
      name: 'somebody who is signed out opens the sign-in page',
      world: { isFormSeen: true },
      input: { arrival: 'outside', isNew: false },
      then: [{ type: 'arrival.changed', arrival: 'outside' }],
      open: async (scene) => {
        await makeMember(scene);
        const { page, trace } = scene;
        await page.goto(paths.login);
        // The session begins with the first touch of the form, once the page’s code is there.
        const touch = async () => {
          await page.getByLabel('Password', { exact: true }).focus();
          await field(page).focus();
          return trace.stateOf('entrance', page);
        };
        await expect.poll(touch).not.toEqual([]);
      },
    },
    {
      name: 'a member who is signed in opens the sign-in page',
      world: { isFormSeen: false },
      input: { arrival: 'inside', isNew: false },
      then: [{ type: 'arrival.changed', arrival: 'inside' }],
      open: async (scene) => {
        await makeMember(scene);
        await signIn(scene.page, scene.member, paths.login);
      },
    },
  ],
  events: {
    'arrival.changed': [
      {
        does: 'signs in by the form',
        when: isAsking,
        told: { arrival: 'inside' },
        play: ({ page, member }) => fillSignIn(page, member),
      },
      {
        does: 'signs in in another tab',
        when: isAsking,
        told: { arrival: 'inside' },
        play: signInElsewhere,
      },
    ],
  },
  calls: {
    findFirstPage: {
      done: [
        {
          does: 'the backend says how far the member is',
          told: { output: '/member/welcome/' },
          ends: true,
          play: async ({ gate, page }) => {
            await gate.open('journey');
            await expectStep(page, 'welcome');
          },
        },
      ],
      error: { notMoved: 'Where the page can’t be fetched, it answers all the same: that page says so itself.' },
    },
  },
  delays: {},
  states: {
    deciding: { unseen: 'It decides at once.' },
    waiting: { unseen: 'It is known who is there before the page is drawn: the session says so at once.' },
    asking: async ({ page }) => {
      await expectHeading(page, 'Welcome back');
      await expect(field(page)).toBeEditable();
      await expect(submit(page)).not.toHaveAttribute('aria-disabled');
    },
    leading: async ({ page }, { isFormSeen }) => {
      await expect(page).toHaveURL(paths.login);
      await expect(field(page)).toHaveCount(isFormSeen ? 1 : 0);
      if (isFormSeen) await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    },
    led: { unseen: 'The page that they are led to stands at once, and this one is gone.' },
  },
  records: { noneMade: 'It leads to a page alone: who is signed in there has their record already.' },
});
