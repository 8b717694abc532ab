import { expect, type Page } from '@playwright/test';
import { draftsPatience } from '#domain/constants.ts';
import { impersonationMachine } from '#machines/impersonation/machine.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { newAdmin } from '#tests/browser/fixtures/staff.ts';
import { adminSite, impersonationRows } from '#tests/browser/steps/admin-site.ts';
import {
  banner,
  changeClaims,
  endedDialog,
  stopDialog,
  stopImpersonation,
} from '#tests/browser/steps/impersonation.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { driverOf, type At, type Stimulus } from '../driver.ts';
import { draftHolds } from '../records.ts';
import type { Scene } from '../scene.ts';

type World = {
  /** Something is typed that could not be saved yet. */
  hasTyped: boolean;
  /** The time for which one may act is nearly up. */
  endsSoon: boolean;
};
type Machine = typeof impersonationMachine;

const input = { original: { noviId: 'admin', name: 'Olu Admin', authorities: ['admin' as const] }, memberId: 'member' };
const quiet: World = { hasTyped: false, endsSoon: false };
const minutes = 60_000;

const button = (page: Page, name: string) => stopDialog(page).getByRole('button', { name });
const zip = (page: Page) => page.getByLabel('ZIP code');

/** Whoever enters `ended` tells the other tabs, and hears it as well: that is known already. */
const echo: Stimulus<Machine> = { type: 'impersonation.ended' };
const isActing = ({ isIn }: At<Machine, World>) => isIn('on') || isIn('confirming');

async function open(scene: Scene): Promise<void> {
  const [admin, member] = await Promise.all([newAdmin(), memberAt('eligibility')]);
  Object.assign(scene, { member, admin });
  await changeClaims(admin, member);
  await scene.gate.hold('end', { method: 'GET', url: /\/users\/[^/]+\/impersonations/ });
  await scene.gate.hold('stop', { method: 'POST', url: /\/update-user-claims$/ });
  await signIn(scene.page, admin, '/member/eligibility/');
  await expect(zip(scene.page)).toBeVisible();
}

/** The clock of the pages stands still, so that the countdown can be looked at; its ticks go on. */
async function stopClock({ page, context }: Scene, later = 0): Promise<void> {
  await context.clock.setFixedTime((await page.evaluate(() => Date.now())) + later);
}

/** In another tab of the same browser, which is closed then: whichever tab counts down first signs out all of them. */
async function stopElsewhere(scene: Scene): Promise<void> {
  await stopClock(scene);
  forgetTyped(scene);
  // What is under way in a tab as it leads to the admin site is answered nowhere.
  scene.complaints.allow('End of impersonation not read');
  const other = await scene.context.newPage();
  await other.goto('/members/faq');
  await stopImpersonation(other);
  await scene.gate.answer('stop');
  await expect(endedDialog(other)).toBeVisible();
  await other.close();
}

/** Nobody may save it once the admin is themself again. */
function forgetTyped({ typed }: Scene): void {
  typed.forget('the ZIP code');
}

export const impersonationDriver = driverOf<World>()(impersonationMachine, {
  starts: [{ name: 'an admin impersonates a member', world: quiet, input, open }],
  background: ['clock.ticked', 'impersonation.ended'],
  events: {
    'stop.requested': [
      {
        does: 'presses Stop Impersonating',
        play: ({ page }) => banner(page).getByRole('button', { name: 'Stop Impersonating' }).click(),
      },
      {
        does: 'types something, which can’t be saved yet, and presses Stop Impersonating',
        when: ({ world }) => !world.hasTyped,
        world: (world) => ({ ...world, hasTyped: true }),
        play: async ({ page, gate, typed }) => {
          await gate.hold('draft', { method: 'PUT', url: /\/drafts\/eligibility$/ });
          await typed.type(page, 'the ZIP code', { field: zip, text: '60647', isStored: draftHolds('zip', '60647') });
          await banner(page).getByRole('button', { name: 'Stop Impersonating' }).click();
        },
      },
    ],
    'stop.canceled': [
      { does: 'presses Cancel', play: ({ page }) => button(page, 'Cancel').click() },
      { does: 'presses Escape', play: ({ page }) => page.keyboard.press('Escape') },
    ],
    'stop.confirmed': [
      {
        does: 'confirms, with nothing to save',
        when: ({ world }) => !world.hasTyped,
        then: [{ done: 'saveDrafts', output: 'none' }],
        play: ({ page }) => button(page, 'Stop Impersonating').click(),
      },
      {
        does: 'confirms, with something to save',
        when: ({ world }) => world.hasTyped,
        // Saving has its time: it passes only as a tour says.
        play: async (scene) => {
          await scene.stopTime();
          await button(scene.page, 'Stop Impersonating').click();
        },
      },
    ],
    'impersonation.ended': [
      { does: 'stops in another tab', when: isActing, then: [echo], play: stopElsewhere },
      {
        does: 'is stopped elsewhere, as the next request is told',
        when: ({ isIn, world }) => isIn('on') && !world.hasTyped,
        then: [echo],
        // What is typed there is refused, and can't be saved any more.
        world: (world) => ({ ...world, hasTyped: true }),
        play: async (scene) => {
          await stopClock(scene);
          await changeClaims(scene.admin);
          // What was still to be read of it is answered so, too.
          scene.complaints.allow(answered(403), 'End of impersonation not read');
          // Over what is saved by now.
          forgetTyped(scene);
          await zip(scene.page).fill('60640');
        },
      },
    ],
    'clock.ticked': [
      {
        does: 'the clock ticks before the time is up',
        isTurnedAway: true,
        when: isActing,
        told: { now: 0 },
        play: () => Promise.resolve(),
      },
      {
        does: 'the time for which one may act is up',
        when: (at) => isActing(at) && at.world.endsSoon,
        told: { now: 20_000 },
        then: [echo],
        play: (scene) => {
          forgetTyped(scene);
          return stopClock(scene, 6 * minutes);
        },
      },
      {
        does: 'the countdown begins',
        when: ({ isIn, context }) => isIn('ended') && context.deadline === undefined,
        told: { now: 30_000 },
        play: () => Promise.resolve(),
      },
      {
        does: 'the countdown is over',
        when: ({ context }) => context.deadline !== undefined,
        told: { now: 40_000 },
        play: (scene) => stopClock(scene, 6_000),
      },
    ],
  },
  calls: {
    readEnd: {
      done: [
        {
          does: 'the backend says when it ends',
          when: isActing,
          told: { output: 10_000 },
          play: ({ gate }) => gate.answer('end'),
        },
        {
          does: 'the backend says that it ends in five minutes',
          when: isActing,
          told: { output: 10_000 },
          world: (world) => ({ ...world, endsSoon: true }),
          play: ({ gate }) =>
            gate.change('end', ({ data, ...rest }: { data: object[] }) => {
              const ends_at = new Date(Date.now() + 5 * minutes).toISOString();
              return { ...rest, data: data.map((each) => ({ ...each, ends_at })) };
            }),
        },
      ],
      error: [
        {
          does: 'the backend can’t say when it ends',
          play: async (scene) => {
            scene.complaints.allow('End of impersonation not read');
            await scene.fail('end', 'down');
          },
        },
      ],
    },
    saveDrafts: {
      done: [
        {
          does: 'what was typed is saved',
          told: { output: 'saved' },
          when: ({ world }) => world.hasTyped,
          world: (world) => ({ ...world, hasTyped: false }),
          play: (scene) => scene.untilMoved('impersonation', () => scene.gate.open('draft')),
        },
      ],
      error: { notMoved: 'What saves the drafts never fails: it tells what became of them.' },
    },
    stop: {
      done: [
        {
          does: 'the backend restores the admin',
          then: [echo],
          play: async (scene) => {
            const { db, admin, member } = scene;
            await stopClock(scene);
            await scene.gate.answer('stop');
            const isNoted = { admin_id: admin.id, ended_by: 'admin' };
            await expect.poll(() => db.row(impersonationRows, [member.id])).toMatchObject(isNoted);
          },
        },
      ],
      error: [
        {
          does: 'the backend can’t be reached',
          play: async (scene) => {
            scene.complaints.allow('Impersonation not stopped');
            await scene.fail('stop', 'down');
          },
        },
      ],
    },
  },
  delays: {
    draftsPatience: [
      {
        does: 'the draft can’t be saved in time',
        when: ({ world }) => world.hasTyped,
        play: async (scene) => {
          // The dialog says so.
          forgetTyped(scene);
          await scene.page.clock.fastForward(draftsPatience * 1000 + 100);
          await scene.letTimePass();
        },
      },
    ],
  },
  states: {
    on: async ({ page }) => {
      await expect(banner(page)).toContainText('Olu Admin is acting as Ada Quist.');
      await expect(banner(page).getByRole('button', { name: 'Stop Impersonating' })).toBeEnabled();
    },
    confirming: async ({ page }) => {
      await expect(stopDialog(page)).toBeVisible();
      await expect(button(page, 'Cancel')).toBeEnabled();
    },
    saving: ({ page }) => expectStopping(page),
    stopping: ({ page }) => expectStopping(page),
    ended: async ({ page }, { hasTyped }) => {
      await expect(stopDialog(page)).toBeHidden();
      const lost = endedDialog(page).getByText('Some of what you typed last could not be saved.');
      await expect(lost).toHaveCount(hasTyped ? 1 : 0);
      // Nothing closes it.
      await page.keyboard.press('Escape');
      await expect(endedDialog(page)).toHaveAttribute('data-state', 'open');
      await expect(endedDialog(page)).toContainText(/You are signed out in \d seconds?\./);
    },
    leaving: ({ page }) => expect(page).toHaveURL(adminSite),
  },
  records: [
    {
      what: 'times for which the admin has acted, or acts',
      count: ({ db, admin }) => db.count('select count(*) from impersonations where admin_id = $1', [admin.id]),
      expected: () => 1,
    },
  ],
});

async function expectStopping(page: Page): Promise<void> {
  await expect(button(page, 'Stopping')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Cancel')).toHaveAttribute('aria-disabled', 'true');
}
