import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { draftMachine } from '#machines/draft/machine.ts';
import { draftsMachine } from '#machines/drafts/machine.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { follow, press } from '#tests/browser/steps/screen.ts';
import { endSession, ofTheEnd } from '#tests/browser/steps/session-end.ts';
import { fillSignIn, signIn, signOut } from '#tests/browser/steps/session.ts';
import { driverOf, type At, type Stimulus } from '../driver.ts';
import type { Scene } from '../scene.ts';

type World = {
  /** Where the page stands. */
  place: 'dashboard' | 'survey' | 'eligibility' | 'login' | 'home';
  /** A question is answered. */
  hasAnswered: boolean;
};
type Machine = typeof draftsMachine;

/** What has sign-ins work again, where a session has ended. */
const signInWorks = new WeakMap<Scene, () => void>();

/** A form asks for its draft as it begins to read it, and once more as it has read it. */
const opened = (name: string): Stimulus<Machine> & object => ({
  ...{ type: 'draft.opened', name, machine: draftMachine },
  input: { key: { patientId: 'member', record: name }, entryId: undefined },
});

const waits = 'What you typed last is not saved yet. It waits in this tab.';
const isSaved = 'What you typed before your session ended is saved now.';
const isAt = (place: World['place']) => (at: At<Machine, World>) => at.world.place === place;
const to = (place: World['place']) => (world: World) => ({ ...world, place });
const answer = (page: Page) => page.getByRole('radio', { name: 'Female' });

export const draftsDriver = driverOf<World>()(draftsMachine, {
  starts: [
    {
      name: 'a member at the dashboard',
      world: { place: 'dashboard', hasAnswered: false },
      open: async (scene) => {
        scene.member = await memberAt('survey');
        await signIn(scene.page, scene.member, paths.dashboard);
      },
    },
  ],
  background: ['draft.opened', 'all.told', 'person.left'],
  events: {
    'draft.opened': [
      {
        does: 'opens a form',
        when: isAt('dashboard'),
        told: opened('survey'),
        then: [opened('survey')],
        world: to('survey'),
        play: ({ page }) => follow(page, 'Continue'),
      },
      {
        does: 'opens another form',
        when: isAt('survey'),
        told: opened('eligibility'),
        then: [opened('eligibility')],
        world: to('eligibility'),
        play: ({ page }) => press(page, 'Back'),
      },
    ],
    'all.told': [
      {
        does: 'the line comes back',
        when: isAt('survey'),
        told: { event: { type: 'save.requested' } },
        play: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
      },
    ],
    'drafts.kept': [
      {
        does: 'answers a question as the session ends',
        when: (at) => isAt('survey')(at) && !at.world.hasAnswered,
        told: { names: ['survey'], hasLost: false },
        then: [{ type: 'person.left' }],
        world: () => ({ place: 'login', hasAnswered: true }),
        play: async (scene) => {
          const { page, complaints } = scene;
          complaints.allow(...ofTheEnd);
          signInWorks.set(scene, await endSession(page));
          await answer(page).check();
        },
      },
    ],
    'kept.dropped': [
      {
        does: 'signs in again, and what was typed is saved',
        when: isAt('login'),
        then: [opened('survey')],
        world: to('survey'),
        play: async (scene) => {
          signInWorks.get(scene)?.();
          await fillSignIn(scene.page, scene.member);
        },
      },
    ],
    'person.left': [
      {
        does: 'logs out',
        when: (at) => isAt('survey')(at) || isAt('eligibility')(at),
        world: to('home'),
        play: ({ page }) => signOut(page),
      },
    ],
  },
  calls: {},
  delays: {},
  states: { empty: expectPage, holding: expectPage },
  records: [
    {
      what: 'answers that are kept',
      count: ({ db, member }) =>
        db.count(`select count(*) from answers where patient_id = $1 and questionnaire = 'survey'`, [member.id]),
      expected: ({ place, hasAnswered }) => (hasAnswered && place !== 'login' ? 1 : 0),
    },
  ],
});

async function expectPage({ page }: Scene, { place, hasAnswered }: World): Promise<void> {
  switch (place) {
    case 'dashboard':
      return expect(page).toHaveURL(paths.dashboard);
    case 'survey':
      await expect(page.getByText(isSaved)).toHaveCount(hasAnswered ? 1 : 0);
      return expect(answer(page)).toBeChecked({ checked: hasAnswered });
    case 'eligibility':
      return expect(page).toHaveURL(/\/member\/eligibility\/$/);
    case 'login':
      await expect(page).toHaveURL(paths.login);
      for (const text of ['Please sign in again.', waits])
        await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toContainText(text);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['novi.returnTo']);
      return;
    case 'home':
      return expect(page).toHaveURL('/');
  }
}
