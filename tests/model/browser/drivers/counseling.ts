import { expect, type Page } from '@playwright/test';
import { counselingMachine, type CounselingFacts, type CounselingPage } from '#machines/counseling/machine.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import * as counseling from '#tests/browser/steps/counseling.ts';
import { expectHeading, follow, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { driverOf, type At, type Stimulus } from '../driver.ts';
import { bookedVisit, cancelElsewhere, memberWithTimes } from '../people.ts';
import { rowsOf } from '../records.ts';
import type { Scene } from '../scene.ts';

type World = {
  facts: CounselingFacts;
  /** The visit is in a day and some minutes: it has not been moved. */
  isSoon: boolean;
  /** The page that the address names. */
  address: CounselingPage;
  /** Where the browser’s Back leads to the visit, and its Forward to the page where it is moved. */
  history: 'none' | 'back' | 'forward';
};
type Machine = typeof counselingMachine;

const nothing: CounselingFacts = { isBooked: false, isDone: false, canMove: false };
const booked: CounselingFacts = { ...nothing, isBooked: true, canMove: true };
const begun = { isSoon: false, address: 'start', history: 'none' } as const;
const hasVisit = { ...begun, isSoon: true, facts: booked };
const path = '/member/counseling/';

const cancelDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel your visit?' });

async function open(scene: Scene, { facts, address }: World): Promise<void> {
  if (facts.isDone) scene.member = await memberAt('complete');
  else scene.member = facts.isBooked ? await bookedVisit(scene) : await memberWithTimes(scene);
  await scene.gate.hold('visits', { method: 'GET', url: /\/dna-visit\/[^/]+\/visits$/ });
  await signIn(scene.page, scene.member, address === 'start' ? path : `${path}${address}`);
}

/** The address follows the page that stands, and asks the machine for it. */
function followed({ world, isIn }: At<Machine, World>): Stimulus<Machine>[] {
  const page = isIn('moving') ? 'move' : 'start';
  return page === world.address ? [] : [{ type: 'page.visited', destination: page }];
}

const gone = { does: 'finds that the visit was canceled on another device', told: { facts: nothing } };
const forgotten = (world: World): World => ({ ...world, ...begun, facts: nothing });
const isInTime = ({ world }: At<Machine, World>) => world.facts.canMove;
const late: CounselingFacts = { ...booked, canMove: false };

export const counselingDriver = driverOf<World>()(counselingMachine, {
  starts: [
    { name: 'a first visit', world: { ...begun, facts: nothing }, open },
    { name: 'a visit that lies ahead', world: hasVisit, open },
    { name: 'the address where a visit is moved', world: { ...hasVisit, address: 'move' }, open },
    { name: 'a visit that took place', world: { ...begun, facts: { ...nothing, isDone: true } }, open },
  ],
  background: ['facts.read'],
  events: {
    'facts.read': [
      {
        does: 'it gets too late to change the visit',
        when: (at) => isInTime(at) && at.world.isSoon && (at.isIn('canceling') || at.isIn('moving')),
        told: { facts: late },
        world: (world) => ({ ...world, facts: late }),
        play: ({ page }) => page.clock.fastForward(8 * 60_000),
      },
      {
        ...gone,
        when: (at) => isInTime(at) && at.isIn('canceling'),
        then: followed,
        world: forgotten,
        play: async (scene) => {
          await cancelElsewhere(scene);
          scene.complaints.allow(answered(409), answered(412));
          await press(scene.page, 'Yes, cancel it');
        },
      },
      {
        ...gone,
        when: (at) => isInTime(at) && at.isIn('moving'),
        then: followed,
        world: forgotten,
        play: async (scene) => {
          await cancelElsewhere(scene);
          scene.complaints.allow(answered(409), answered(412));
          await move(scene.page);
        },
      },
    ],
    'page.visited': [
      {
        does: 'the visits are read',
        when: ({ isIn }) => isIn('looking'),
        told: ({ world }) => ({ destination: world.address }),
        then: ({ world }): Stimulus<Machine>[] => [{ type: 'facts.read', facts: world.facts }],
        play: ({ gate }) => gate.open('visits'),
      },
      {
        does: 'goes to change the time',
        when: (at) => at.isIn('booked') && isInTime(at),
        told: { destination: 'move' },
        world: (world) => ({ ...world, address: 'move', history: 'back' }),
        play: ({ page }) => follow(page, 'Change the time'),
      },
      {
        does: 'goes back in the browser',
        when: ({ isIn, world }) => isIn('moving') && world.history === 'back' && world.facts.canMove,
        told: { destination: 'start' },
        world: (world) => ({ ...world, address: 'start', history: 'forward' }),
        play: ({ page }) => page.goBack(),
      },
      {
        does: 'goes forward in the browser, while it is asked whether to cancel',
        when: ({ isIn, world }) => isIn('canceling') && world.history === 'forward',
        told: { destination: 'move' },
        world: (world) => ({ ...world, address: 'move', history: 'back' }),
        play: ({ page }) => page.goForward(),
      },
      {
        does: 'goes to book another visit',
        when: ({ isIn }) => isIn('done'),
        told: { destination: 'book' },
        world: (world) => ({ ...world, address: 'book' }),
        play: ({ page }) => follow(page, 'Book another visit'),
      },
    ],
    'visit.moved': [
      {
        does: 'moves the visit to another time',
        when: isInTime,
        then: followed,
        world: (world) => ({ ...world, ...begun }),
        play: ({ page }) => move(page),
      },
    ],
    'cancel.requested': [
      { does: 'presses Cancel the visit', when: isInTime, play: ({ page }) => press(page, 'Cancel the visit') },
    ],
    'cancel.closed': [{ does: 'keeps the visit', play: ({ page }) => press(page, 'Keep my visit') }],
    'visit.canceled': [
      {
        does: 'cancels the visit',
        when: isInTime,
        world: forgotten,
        play: ({ page }) => press(page, 'Yes, cancel it'),
      },
    ],
  },
  calls: {},
  delays: {},
  states: {
    looking: ({ page }) => expect(page.getByText('Looking up your visit …')).toBeVisible(),
    deciding: { unseen: 'It chooses the page at once.' },
    booking: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Book this visit' })).toBeEnabled();
    },
    booked: async ({ page }, { facts }) => {
      await expectHeading(page, 'Your visit is booked');
      await expect(page.getByRole('button', { name: 'Cancel the visit' })).toHaveCount(facts.canMove ? 1 : 0);
    },
    canceling: ({ page }) => expect(cancelDialog(page)).toBeVisible(),
    moving: async ({ page }) => {
      await expectHeading(page, 'Change the time of your visit');
      await expect(page.getByRole('button', { name: 'Move my visit' })).toBeEnabled();
    },
    done: ({ page }) => expectHeading(page, 'Your visit has taken place'),
  },
  records: [
    {
      what: 'visits that lie ahead',
      count: rowsOf('visits', "status = 'SCHEDULED'"),
      expected: ({ facts }) => (facts.isBooked ? 1 : 0),
    },
  ],
});

async function move(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Choose a day' }).getByRole('radio').last().check();
  await counseling.times(page).first().check();
  await press(page, 'Move my visit');
}
