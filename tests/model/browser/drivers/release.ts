import { expect, type Page } from '@playwright/test';
import { releaseMachine, type ReleaseFacts, type ReleasePage } from '#machines/release/machine.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { chooseToShare, fillForm, signRelease } from '#tests/browser/steps/release-of-information.ts';
import { expectHeading, follow, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { followedTo } from '../common-moves.ts';
import { driverOf, type Stimulus } from '../driver.ts';
import { changeDraft } from '../people.ts';
import { rowsOf } from '../records.ts';
import type { Scene } from '../scene.ts';

type World = {
  facts: ReleaseFacts;
  /** The page that the address names. */
  address: ReleasePage;
  /** Where the browser’s Back leads to what was signed, and its Forward to a new form. */
  history: 'none' | 'back' | 'forward';
  /** The form is being revoked, and the answer is awaited; or it is revoked. */
  revocation: 'none' | 'awaited' | 'done';
};
type Machine = typeof releaseMachine;

const nothing: ReleaseFacts = {
  ...{ isSettled: false, isBegun: false, isFilledIn: false, isSaving: false },
  newest: undefined,
};
const signed: ReleaseFacts = { ...nothing, isSettled: true, newest: 'form' };
const fresh: World = { facts: nothing, address: 'start', history: 'none', revocation: 'none' };
const path = '/member/release-of-information/';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Take back this permission?' });
const revokeButton = (page: Page) => page.getByRole('button', { name: /^Revoke: / });

async function open(scene: Scene, { facts, address }: World): Promise<void> {
  scene.member = await memberAt(facts.isSettled ? 'request-genetic-test-kit' : 'release-of-information');
  if (facts.isBegun) await changeDraft(scene.member, 'release-of-information', { recipient: 'Dr. Ana Ruiz' });
  await scene.gate.hold('forms', { method: 'GET', url: /\/api\/v1\/roi-forms\?/ });
  await scene.gate.hold('revocation', { method: 'PUT', url: /\/api\/v1\/roi-forms\/[^/]+$/ });
  await scene.gate.hold('record', { method: 'POST', url: /\/api\/v1\/roi-forms$/ });
  await signIn(scene.page, scene.member, address === 'start' ? path : `${path}${address}`);
}

const followed = followedTo(['choice', 'form', 'check', 'sign'], 'start');

const to =
  (address: ReleasePage, more: Partial<World> = {}) =>
  (world: World): World => ({ ...world, address, ...more });

export const releaseDriver = driverOf<World>()(releaseMachine, {
  starts: [
    { name: 'nothing decided yet', world: fresh, open },
    { name: 'a form that was signed', world: { ...fresh, facts: signed }, open },
    { name: 'a form that was begun', world: { ...fresh, facts: { ...nothing, isBegun: true } }, open },
    { name: 'the address where the form is read, with nothing filled in', world: { ...fresh, address: 'check' }, open },
  ],
  background: ['facts.read'],
  events: {
    'facts.read': [
      {
        does: 'signs the form',
        when: ({ isIn, world }) => isIn('sign') && !world.facts.isSaving,
        told: ({ world }) => ({ facts: { ...world.facts, isSaving: true } }),
        world: (world) => ({ ...world, facts: { ...world.facts, isSaving: true } }),
        play: async ({ page, member, gate }) => {
          await signRelease(page, `${member.firstName} ${member.lastName}`);
          await gate.waits('record');
        },
      },
      {
        does: 'the form is stored, and the page finds that out by itself',
        when: ({ isIn, world }) => isIn('sign') && world.facts.isSaving,
        told: ({ world }) => ({ facts: { ...world.facts, ...signed, isFilledIn: true } }),
        then: followed,
        world: (world) => ({ ...to('start')(world), facts: { ...world.facts, ...signed, isFilledIn: true } }),
        play: (scene) => scene.fail('record', 'replyLost'),
      },
    ],
    'page.visited': [
      {
        does: 'what was signed and begun is read',
        when: ({ isIn }) => isIn('looking'),
        told: ({ world }) => ({ destination: world.address }),
        then: ({ world }) => answered(world),
        world: (world) => {
          if (world.facts.isBegun || world.address === 'check') return to('form')(world);
          return world.facts.isSettled ? world : to('choice')(world);
        },
        play: ({ gate }) => gate.open('forms'),
      },
      {
        does: 'goes on to sign',
        when: ({ isIn }) => isIn('check'),
        told: { destination: 'sign' },
        world: to('sign'),
        play: ({ page }) => follow(page, 'Go on to sign'),
      },
      {
        does: 'goes back in the browser before it is signed',
        when: ({ isIn, world }) => isIn('sign') && !world.facts.isSaving && world.history === 'none',
        told: { destination: 'check' },
        world: to('check'),
        play: ({ page }) => page.goBack(),
      },
      {
        does: 'goes back in the browser, while the form is sent',
        when: ({ isIn, world }) => isIn('sign') && world.facts.isSaving && world.history !== 'back',
        told: { destination: 'check' },
        then: [{ type: 'page.visited', destination: 'sign' }],
        world: (world) => ({ ...world, history: 'back' }),
        play: ({ page }) => page.goBack(),
      },
      {
        does: 'begins another form',
        when: ({ isIn, world }) => isIn('signed') && world.revocation === 'none' && !world.facts.isFilledIn,
        told: { destination: 'form' },
        world: to('form', { history: 'back' }),
        play: ({ page }) => follow(page, 'Sign another form'),
      },
      {
        does: 'goes back to what was signed in the browser',
        when: ({ isIn, world }) => isIn('form') && world.history === 'back',
        told: { destination: 'start' },
        world: to('start', { history: 'forward' }),
        play: ({ page }) => page.goBack(),
      },
      {
        does: 'goes forward in the browser, while it is asked whether to revoke',
        when: ({ isIn, world }) => isIn('revoking') && world.history === 'forward',
        told: { destination: 'form' },
        world: to('form', { history: 'back' }),
        play: ({ page }) => page.goForward(),
      },
    ],
    'page.done': [
      {
        does: 'shares with somebody',
        when: ({ isIn }) => isIn('choice'),
        then: followed,
        world: to('form'),
        play: ({ page }) => chooseToShare(page),
      },
      {
        does: 'fills in the form',
        when: ({ isIn, world }) => isIn('form') && !world.facts.isSettled,
        then: followed,
        world: (world) => ({ ...to('check')(world), facts: { ...world.facts, isFilledIn: true } }),
        play: async ({ page }) => {
          await fillForm(page);
          await press(page, 'Continue');
        },
      },
    ],
    'revoke.requested': [
      {
        does: 'presses Revoke',
        when: ({ world }) => world.facts.isSettled && world.revocation === 'none' && !world.facts.isFilledIn,
        told: { formId: 'form' },
        play: ({ page }) => revokeButton(page).click(),
      },
    ],
    'revoke.closed': [
      {
        does: 'keeps the permission',
        play: ({ page }) => dialog(page).getByRole('button', { name: 'Keep it' }).click(),
      },
      {
        does: 'confirms, and closes the question before the answer comes',
        world: (world) => ({ ...world, revocation: 'awaited' }),
        play: async ({ page, gate }) => {
          await press(page, 'Yes, revoke it');
          await gate.waits('revocation');
          await page.keyboard.press('Escape');
        },
      },
    ],
    'release.revoked': [
      {
        does: 'confirms, and it is revoked',
        when: ({ isIn }) => isIn('revoking'),
        told: { formId: 'form' },
        world: (world) => ({ ...world, revocation: 'done' }),
        play: async ({ page, gate }) => {
          await press(page, 'Yes, revoke it');
          await gate.answer('revocation');
        },
      },
      {
        does: 'the answer comes',
        when: ({ isIn, world }) => isIn('signed') && world.revocation === 'awaited',
        told: { formId: 'form' },
        world: (world) => ({ ...world, revocation: 'done' }),
        play: ({ gate }) => gate.answer('revocation'),
      },
    ],
  },
  calls: {},
  delays: {},
  states: {
    looking: ({ page }) => expect(page.getByText('Looking up your permissions …')).toBeVisible(),
    deciding: { unseen: 'It chooses the page at once.' },
    signed: async ({ page }, { revocation }) => {
      await expectHeading(page, 'Permission to share');
      if (revocation === 'none') await expect(revokeButton(page)).toBeEnabled();
    },
    revoking: ({ page }) => expect(dialog(page)).toBeVisible(),
    choice: ({ page }) => expectHeading(page, 'Should we share your information?'),
    form: async ({ page }) => {
      await expectHeading(page, 'Who may see your results?');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    check: ({ page }) => expectHeading(page, 'Read it before you sign'),
    sign: ({ page }) => expectHeading(page, 'Sign the form'),
  },
  records: [{ what: 'signed forms', count: rowsOf('roi_forms'), expected: ({ facts }) => (facts.isSettled ? 1 : 0) }],
});

function answered({ address, facts }: World): Stimulus<Machine>[] {
  const page = facts.isBegun || address === 'check' ? 'form' : facts.isSettled ? 'start' : 'choice';
  return [
    { type: 'facts.read', facts },
    ...(page === address ? [] : [{ type: 'page.visited', destination: page } as const]),
  ];
}
