import { expect, type Page } from '@playwright/test';
import {
  medicalHistoryMachine,
  type MedicalHistoryDestination,
  type MedicalHistoryFacts,
} from '#machines/medical-history/machine.ts';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { draftAnswers } from '#tests/browser/fixtures/answers.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { follow, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { driverOf, type At, type Stimulus } from '../driver.ts';
import type { Scene } from '../scene.ts';

type World = {
  /** All was sent before: what is only looked through is not sent again. */
  isSent: boolean;
  facts: MedicalHistoryFacts;
  /** What the address asks for. */
  address: MedicalHistoryDestination;
  /** The page that an answer is changed on leads back to the check by the browser’s Back, too. */
  isChanging: boolean;
};
type Machine = typeof medicalHistoryMachine;

const [first, last] = ['about-you', 'background'] as const;
const groups = [first, 'cancer', last];
const isAllAnswered: MedicalHistoryFacts = { groups, firstOpen: undefined };
const isNew: MedicalHistoryFacts = { groups, firstOpen: first };
const blank: World = { isSent: false, facts: isNew, address: { page: 'start' }, isChanging: false };
const path = '/member/medical-history/';

async function open(scene: Scene, { isSent, facts, address }: World): Promise<void> {
  scene.member = await memberAt(isSent ? 'release-of-information' : 'medical-history');
  if (facts.firstOpen === undefined && !isSent)
    await draftAnswers(scene.member, {
      questionnaire: 'medical-history',
      response: { ...exampleResponse(), status: 'in-progress' },
    });
  await scene.gate.hold('questions', { method: 'GET', url: /\/api\/v1\/questionnaires\/questions/ });
  await signIn(scene.page, scene.member, addressOf(address));
}

function addressOf(address: MedicalHistoryDestination): string {
  if (address.page === 'questions') return `${path}questions/${address.group}`;
  return address.page === 'check' ? `${path}check` : path;
}

/** The address follows the page that stands, and asks the machine for it. */
function followed({ context, isIn }: At<Machine, World>): Stimulus<Machine>[] {
  return isIn('check')
    ? [{ type: 'page.visited', destination: { page: 'check' } }]
    : [{ type: 'page.visited', destination: { page: 'questions', group: context.group ?? '' } }];
}

/** Where the first answer that is read leads, and what the address becomes by it. */
function answered({ facts, address }: World): MedicalHistoryDestination {
  if (address.page !== 'start') return address;
  return facts.firstOpen === undefined ? { page: 'check' } : { page: 'questions', group: facts.firstOpen };
}

const atQuestions = (group: string) => (at: At<Machine, World>) => at.isIn('questions') && at.context.group === group;

export const medicalHistoryDriver = driverOf<World>()(medicalHistoryMachine, {
  starts: [
    { name: 'a first look', world: blank, open },
    { name: 'all was sent', world: { ...blank, isSent: true, facts: isAllAnswered }, open },
    {
      name: 'the address of the last questions',
      world: { ...blank, facts: isAllAnswered, address: { page: 'questions', group: last } },
      open,
    },
  ],
  background: ['facts.read'],
  events: {
    'facts.read': { notMoved: 'The page tells what it has read as the first page is visited, and with each answer.' },
    'page.visited': [
      {
        does: 'the questions are read',
        when: ({ isIn }) => isIn('looking'),
        told: ({ world }) => ({ destination: world.address }),
        then: ({ world }): Stimulus<Machine>[] => [
          { type: 'facts.read', facts: world.facts },
          ...(world.address.page === 'start' ? [{ type: 'page.visited', destination: answered(world) } as const] : []),
        ],
        world: (world) => ({ ...world, address: answered(world) }),
        play: ({ gate }) => gate.open('questions'),
      },
      {
        does: 'changes an answer on the check',
        when: ({ isIn }) => isIn('check'),
        told: { destination: { page: 'questions', group: first, isChange: true } },
        world: (world) => ({ ...world, isChanging: true }),
        play: ({ page }) => changeSex(page),
      },
    ],
    'page.done': [
      {
        does: 'answers the first questions',
        when: (at) => atQuestions(first)(at) && !at.world.isChanging,
        then: followed,
        world: (world) => ({ ...world, address: { page: 'questions', group: 'cancer' } }),
        play: async ({ page }) => {
          await page
            .getByRole('radiogroup', { name: /What sex were you assigned/ })
            .getByRole('radio', { name: 'Female', exact: true })
            .check();
          await press(page, 'Continue');
        },
      },
      {
        does: 'goes back to the check with the changed answer',
        when: ({ world }) => world.isChanging,
        then: followed,
        world: (world) => ({ ...world, address: { page: 'check' }, isChanging: false }),
        play: ({ page }) => press(page, 'Continue'),
      },
      {
        does: 'answers the last questions',
        when: atQuestions(last),
        then: followed,
        world: (world) => ({ ...world, address: { page: 'check' } }),
        play: ({ page }) => press(page, 'Continue'),
      },
    ],
  },
  calls: {},
  delays: {},
  states: {
    looking: ({ page }) => expect(page.getByText('Getting the questions …')).toBeVisible(),
    deciding: { unseen: 'It chooses the page at once.' },
    questions: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    check: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: /^(Check your|Your) answers$/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Send my answers|Continue)$/ })).toBeEnabled();
    },
  },
  records: [
    {
      what: 'medical histories that were sent',
      count: ({ db, member }) =>
        db.count(
          `select count(*) from answers where patient_id = $1 and questionnaire = 'medical-history' and status = 'completed'`,
          [member.id],
        ),
      expected: ({ isSent }) => (isSent ? 1 : 0),
    },
  ],
});

function changeSex(page: Page): Promise<void> {
  return follow(page, /^Change What sex were you assigned/);
}
