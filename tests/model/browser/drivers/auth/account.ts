import { expect } from '@playwright/test';
import { nobody, type AccountPage } from '#machines/auth/types.ts';
import { endedDialog, stopImpersonation } from '#tests/browser/steps/impersonation.ts';
import { follow, press } from '#tests/browser/steps/screen.ts';
import type { Driver } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { ended, showing, type Machine, type Place, type World } from './world.ts';

type Parts = Driver<Machine, World>;

const links = {
  changeEmail: 'Change your e-mail',
  changePassword: 'Change your password',
  closeAccount: 'Close my account …',
} satisfies Record<AccountPage, string>;

const visits = (page: AccountPage) => ({
  does: `follows “${links[page]}”`,
  when: ({ world }: Place) => world.shows === 'profile',
  told: { page },
  world: showing(page),
  play: (scene: Scene) => follow(scene.page, links[page]),
});

const isActing = ({ isIn }: Place) =>
  isIn('signedIn.impersonating.impersonated') ||
  isIn('claimsMissing.impersonated') ||
  isIn('unprovisioned.impersonated');

export const accountEvents = {
  'account.visited': [visits('changeEmail'), visits('changePassword'), visits('closeAccount')],
  'account.left': [
    {
      does: 'goes back to the profile',
      when: ({ world }) => world.shows === 'changeEmail' || world.shows === 'changePassword',
      world: showing('profile'),
      play: ({ page }) => page.goBack(),
    },
    {
      does: 'goes back to the profile, and keeps the account',
      when: ({ world }) => world.shows === 'closeAccount',
      then: [{ done: 'closeAccount', output: { isClosed: false } }],
      world: showing('profile'),
      play: ({ page }) => page.goBack(),
    },
  ],
  'member.changed': [
    {
      does: 'changes their name',
      when: ({ world }) => world.shows === 'profile',
      told: { member: nobody },
      play: async (scene) => {
        scene.member = { ...scene.member, firstName: 'Adele' };
        await scene.page.getByLabel('First name').fill('Adele');
        await press(scene.page, 'Save my name');
      },
    },
  ],
} satisfies Partial<Parts['events']>;

/** The countdown has begun. */
const counted = 'impersonation.ended clock.ticked #1';

/** The machines that a session invokes, and whose end it hears of. */
export const children = {
  closeAccount: [
    {
      does: 'closes the account',
      told: { output: { isClosed: true } },
      then: ended,
      world: showing('closed'),
      play: async ({ page, member }) => {
        await page.getByLabel('Your current password').fill(member.password);
        await press(page, 'Go on');
        await page.getByRole('alertdialog').getByRole('button', { name: /^Clos/ }).click();
      },
    },
  ],
  impersonation: [
    {
      does: 'impersonation is stopped, and the seconds pass',
      when: isActing,
      then: [{ done: 'signOut' }],
      world: showing('adminSite'),
      play: async ({ page, context, gate, trace }, { story }) => {
        const now = await page.evaluate(() => Date.now());
        await context.clock.setFixedTime(now);
        if (story === 'actingUnnamed') await gate.answer('end');
        else if (!(await endedDialog(page).isVisible())) await stopImpersonation(page);
        await expect(endedDialog(page)).toContainText(/You are signed out in \d seconds?\./);
        const counts = () => trace.of('impersonation', page, 0).some(({ branches }) => branches.includes(counted));
        await expect.poll(counts).toBe(true);
        await context.clock.setFixedTime(now + 6_000);
      },
    },
  ],
} satisfies Parts['children'];
