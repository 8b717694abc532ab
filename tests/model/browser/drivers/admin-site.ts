import { expect } from '@playwright/test';
import { adminSiteMachine } from '#machines/admin-site/machine.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { newPerson } from '#tests/browser/fixtures/person.ts';
import { chooseMember } from '#tests/browser/steps/admin-site.ts';
import { changeClaims } from '#tests/browser/steps/impersonation.ts';
import { press } from '#tests/browser/steps/screen.ts';
import { fillSignIn } from '#tests/browser/steps/session.ts';
import { adminSiteSights, dialog, inDialog, reason, why, type AdminSiteWorld as World } from './admin-site-sights.ts';
import { adminSiteStarts, found, visitors } from './admin-site-starts.ts';
import { breakStorage, mendStorage } from './broken-storage.ts';
import { driverOf, type At, type Move } from '../driver.ts';
import { offline } from '../said.ts';
import type { Scene } from '../scene.ts';

type Machine = typeof adminSiteMachine;
type Here = At<Machine, World>;

const wrong = 'The e-mail or the password is not right.';

function signsIn(who: 'admin' | 'other' | 'nobody', does: string): Move<Machine, World> {
  return {
    does,
    when: ({ world }) => world.begun === world.ended,
    told: { credentials: { email: 'person@example.org', password: 'one' } },
    world: (world) => ({ ...world, who, said: '', note: '' }),
    play: (scene) => fillSignIn(scene.page, { admin: scene.admin, other: scene.member, nobody: newPerson() }[who]),
  };
}

function fails(name: string, said: string, does: string, when?: (here: Here) => boolean): Move<Machine, World> {
  return {
    does,
    ...(when && { when }),
    world: (world) => ({ ...world, said }),
    play: (scene) => scene.fail(name, 'unreachable'),
  };
}

/** The page looks once more when it is seen again. */
async function comeBack({ page }: Scene): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** What stands then takes the place of what was there before, and the focus. */
async function isFound({ gate, page }: Scene, { isJustLoaded }: World): Promise<void> {
  await gate.answer('who');
  if (!isJustLoaded) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

export const adminSiteDriver = driverOf<World>()(adminSiteMachine, {
  starts: adminSiteStarts,
  // In development, React begins everything twice.
  background: ['site.opened'],
  events: {
    'site.opened': { notMoved: 'The page looks as it opens.' },
    'signIn.submitted': [
      signsIn('admin', 'an admin signs in'),
      signsIn('other', 'a member signs in'),
      signsIn('nobody', 'somebody signs in who has no account'),
    ],
    'member.chosen': [
      {
        does: 'finds the member, and wants to act for them',
        told: { member: { id: 'member', name: 'Ada Quist', email: 'ada@example.org' } },
        when: ({ world }) => world.begun < 2,
        world: (world) => ({ ...world, hasReason: false }),
        play: async ({ page, member, typed }) => {
          typed.forget('the reason');
          await chooseMember(page, member);
        },
      },
    ],
    'choice.dropped': [
      {
        does: 'presses Cancel',
        world: (world) => ({ ...world, said: '' }),
        play: ({ page }) => inDialog(page, 'Cancel').click(),
      },
      {
        does: 'presses Escape',
        world: (world) => ({ ...world, said: '' }),
        play: ({ page }) => page.keyboard.press('Escape'),
      },
    ],
    'start.submitted': [
      {
        does: 'says why, and starts',
        told: { reason },
        world: (world) => ({ ...world, hasReason: true, said: '', note: '' }),
        play: async ({ page, typed }, { hasReason }) => {
          if (!hasReason) {
            await why(page).fill('too short');
            await inDialog(page, 'Start').click();
            await expect(dialog(page).getByRole('alert')).toContainText('at least 10 characters');
            await typed.type(page, 'the reason', { field: why, text: reason });
          }
          await inDialog(page, 'Start').click();
        },
      },
    ],
    'stop.requested': [
      {
        does: 'presses Stop acting',
        world: (world) => ({ ...world, said: '' }),
        play: ({ page }) => press(page, 'Stop acting'),
      },
    ],
    'look.requested': [
      {
        does: 'comes back to the page',
        when: ({ isIn }) => isIn('impersonating'),
        world: (world) => ({ ...world, said: '' }),
        play: comeBack,
      },
      {
        does: 'comes back to the page, having stopped elsewhere',
        when: ({ isIn }) => isIn('impersonating'),
        world: (world) => ({ ...world, who: 'admin', said: '', ended: world.ended + 1 }),
        play: async (scene) => {
          await changeClaims(scene.admin);
          await comeBack(scene);
        },
      },
      {
        does: 'loads the page anew',
        when: ({ isIn }) => isIn('impersonating'),
        told: { begins: undefined },
        then: [{ type: 'site.opened' }],
        world: (world) => ({ ...world, said: '', isJustLoaded: true }),
        play: async ({ page, gate }) => {
          await page.reload();
          await gate.dropTwin('who');
        },
      },
      {
        does: 'presses Try again',
        when: ({ isIn, world }) => isIn('unreachable') && world.who !== 'nobody',
        world: (world) => ({ ...world, said: '', isJustLoaded: false }),
        play: ({ page }) => press(page, 'Try again'),
      },
    ],
    'signOut.requested': [
      {
        does: 'signs out',
        then: [{ done: 'signOut' }],
        world: (world) => ({ ...world, who: 'nobody', said: '', note: '' }),
        play: async ({ page }) => {
          await page.evaluate(mendStorage);
          await press(page, 'Log out');
        },
      },
      {
        does: 'signs out, which the browser’s storage refuses',
        when: ({ isIn }) => isIn('choosing'),
        then: [{ error: 'signOut' }],
        world: (world) => ({ ...world, who: 'nobody', said: 'Something went wrong.', note: '' }),
        play: async (scene) => {
          await breakStorage(scene);
          await press(scene.page, 'Log out');
        },
      },
    ],
  },
  calls: {
    whoIsThere: {
      done: [
        {
          does: 'Novi says that it is an admin',
          when: ({ world }) => world.who === 'admin',
          told: { output: visitors.admin },
          world: (world) => ({ ...world, isJustLoaded: false }),
          play: isFound,
        },
        {
          does: 'Novi says that it is an admin who impersonates a member',
          when: ({ world }) => world.who === 'impersonating',
          told: { output: visitors.impersonating },
          world: (world) => ({ ...world, isJustLoaded: false }),
          play: isFound,
        },
      ],
      error: [fails('who', offline, 'Novi can’t be asked', ({ world }) => world.who !== 'other')],
    },
    signIn: {
      done: [
        {
          does: 'the sign-in service lets an admin in',
          when: ({ world }) => world.who === 'admin',
          play: ({ gate }) => gate.answer('signIn'),
        },
        {
          does: 'the sign-in service lets somebody in who is no admin',
          when: ({ world }) => world.who === 'other',
          then: [found('other'), { done: 'signOut' }],
          world: (world) => ({ ...world, who: 'nobody', note: 'refused' }),
          play: ({ gate }) => gate.answer('signIn'),
        },
      ],
      error: [
        {
          does: 'the sign-in service knows nobody with that password',
          when: ({ world }) => world.who === 'nobody',
          world: (world) => ({ ...world, said: wrong }),
          play: async ({ gate, complaints }) => {
            complaints.allow(answered(400));
            await gate.answer('signIn');
          },
        },
        {
          ...fails('signIn', offline, 'the sign-in service can’t be reached'),
          world: (world) => ({ ...world, who: 'nobody', said: offline }),
        },
      ],
    },
    startImpersonation: {
      done: [
        {
          does: 'Novi lets the admin act for the member',
          world: (world) => ({ ...world, who: 'impersonating', begun: world.begun + 1 }),
          play: ({ gate }) => gate.answer('claims'),
        },
      ],
      error: [fails('claims', 'Error updating user claims.', 'Novi can’t be reached')],
    },
    stopImpersonation: {
      done: [
        {
          does: 'Novi makes the admin themself again',
          world: (world) => ({ ...world, who: 'admin', note: 'stopped', ended: world.ended + 1 }),
          play: ({ gate }) => gate.answer('claims'),
        },
      ],
      error: [fails('claims', 'Error updating user claims.', 'Novi can’t be reached')],
    },
    signOut: {
      done: { notMoved: 'It follows at once from signing out.' },
      error: { notMoved: 'It follows at once from signing out, where the storage is broken.' },
    },
  },
  delays: {},
  states: adminSiteSights,
  records: [
    {
      what: 'times for which the admin acts',
      count: ({ db, admin }) =>
        db.count('select count(*) from impersonations where admin_id = $1 and ended_at is null', [admin.id]),
      expected: ({ begun, ended }) => begun - ended,
    },
    {
      what: 'times for which the admin has acted',
      count: ({ db, admin }) =>
        db.count(`select count(*) from impersonations where admin_id = $1 and ended_by = 'admin'`, [admin.id]),
      expected: ({ ended }) => ended,
    },
  ],
});
