import { expect, type Page } from '@playwright/test';
import { availabilityMachine } from '#machines/availability/machine.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { newSpecialist } from '#tests/browser/fixtures/staff.ts';
import { expectHeading, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { requestFails } from '../common-moves.ts';
import { driverOf, type At, type Move } from '../driver.ts';
import { changeHours, noHours, type Begins } from '../hours.ts';
import type { Scene } from '../scene.ts';

type World = {
  /** What stands in the form. */
  typed: Begins;
  /** What the page knows to be stored. */
  known: Begins;
  /** What is stored, since another device, or a save whose answer was lost. */
  elsewhere: Begins | undefined;
  /** What the page says of the last try. */
  said: 'nothing' | 'saved' | 'not saved' | 'unsure';
};
type Machine = typeof availabilityMachine;
type Place = At<Machine, World>;

const address = '/specialist/appointments/upcoming?area=hours';
const url = /\/api\/v1\/specialists\/[^/]+\/availability$/;
const before = { availability: noHours, version: 1, outside: [] };
const outside = {
  ...{ visit_id: 'visit', patient_id: 'patient', patient_name: 'Ada Quist' },
  ...{ starts_at: '2026-01-07T22:00:00Z', ends_at: '2026-01-07T22:30:00Z' },
};

const from = (page: Page) => page.getByLabel('From: Wednesday, hours 1');
const save = (page: Page) => page.getByRole('button', { name: /^Sav(e my hours|ing)/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'These visits would lie outside your hours' });

/** A specialist with hours on Wednesdays, in which somebody has a visit. */
async function open(scene: Scene): Promise<void> {
  const [specialist, patient] = await Promise.all([newSpecialist(), memberAt('survey')]);
  scene.member = specialist;
  await changeHours(specialist, '09:00');
  await scene.db.rows(
    `insert into visits (patient_id, slot_id, medium)
     select $1, id, 'video' from slots where specialist_id = $2 order by starts_at desc limit 1`,
    [patient.id, specialist.id],
  );
  await scene.gate.hold('check', { method: 'PUT', url, isIt: (body) => body.includes('"dry_run":true') });
  await scene.gate.hold('save', { method: 'PUT', url, isIt: (body) => body.includes('"dry_run":false') });
  await signIn(scene.page, specialist, address);
}

/** Types when the hours begin, or takes them away; where they were taken away before, they are there again. */
async function type({ page, typed }: Scene, begins: Begins): Promise<void> {
  if (begins === 'none') {
    typed.forget('when the hours begin');
    await press(page, 'Remove: Wednesday, hours 1');
    return;
  }
  await typed.type(page, 'when the hours begin', { field: from, text: begins });
}

const isKnown = ({ world: { typed, known } }: Place) => typed === known;
const isUsual = ({ world: { known } }: Place) => known === '09:00';
/** Who sends what is stored already is not refused: the answer to the first try may have been lost. */
const isStored = ({ world: { elsewhere, typed } }: Place) => elsewhere === typed;
const isStale = (at: Place) => at.world.elsewhere !== undefined && !isStored(at);
const asTyped = { availability: noHours };
const quiet = (world: World): World => ({ ...world, said: 'nothing' });

function changes(begins: Begins, does: string): Move<Machine, World> {
  return {
    does,
    told: asTyped,
    when: (at) => isKnown(at) && isUsual(at) && !at.context.isSaved,
    world: (world) => ({ ...world, typed: begins, said: 'nothing' }),
    play: async (scene) => {
      await type(scene, begins);
      await save(scene.page).click();
    },
  };
}

/** The backend refuses what was made from other hours than it holds: before that, or just now, another device was faster. */
const overtaken = (name: 'check' | 'save'): Move<Machine, World> => ({
  does: 'the hours were changed elsewhere meanwhile',
  told: { with: { code: 'stale' } },
  when: (at) => !isStored(at),
  world: (world) => ({ ...world, elsewhere: world.elsewhere ?? '10:00' }),
  play: async ({ gate, complaints, member }, { elsewhere }) => {
    complaints.allow(answered(412));
    if (!elsewhere) await changeHours(member, '10:00');
    await gate.hold('read', { method: 'GET', url });
    await gate.answer(name);
  },
});

const fails = (name: 'check' | 'save' | 'read', does: string): Move<Machine, World> => ({
  does,
  world: (world) => ({ ...world, said: 'not saved' }),
  play: async (scene) => {
    await scene.fail(name, 'down');
    if (name === 'read') await scene.gate.open('read');
  },
});

export const availabilityDriver = driverOf<World>()(availabilityMachine, {
  starts: [
    {
      name: 'a specialist looks at their hours',
      world: { typed: '09:00', known: '09:00', elsewhere: undefined, said: 'nothing' },
      input: { stored: before },
      open,
    },
  ],
  events: {
    'hours.submitted': [
      changes('08:00', 'begins earlier, and saves'),
      changes('none', 'has no hours any more, and saves'),
      {
        does: 'saves what stands there',
        told: asTyped,
        when: (at) => !isKnown(at),
        world: quiet,
        play: ({ page }) => save(page).click(),
      },
    ],
    'hours.changed': [
      {
        does: 'types on, once it is saved',
        when: (at) => at.context.isSaved && isKnown(at) && at.world.known === '08:00',
        world: (world) => ({ ...world, typed: '07:00', said: 'nothing' }),
        play: (scene) => type(scene, '07:00'),
      },
    ],
    'hours.discarded': [
      {
        does: 'discards the changes',
        when: (at) => !isKnown(at),
        world: (world) => ({ ...world, typed: world.known, said: 'nothing' }),
        play: async ({ page, typed }) => {
          typed.forget('when the hours begin');
          await press(page, 'Discard changes');
        },
      },
    ],
    'save.confirmed': [
      {
        does: 'wants the hours all the same',
        play: ({ page }) => press(page, 'Save and keep these visits'),
      },
    ],
    'save.declined': [
      {
        does: 'goes back to the hours',
        play: async ({ page }) => {
          await press(page, 'Go back to the hours');
          await expect(save(page)).not.toHaveAttribute('aria-disabled');
        },
      },
      { does: 'presses Escape', play: ({ page }) => page.keyboard.press('Escape') },
    ],
    'mine.kept': [{ does: 'keeps their own hours', play: ({ page }) => press(page, 'Save what is on this page') }],
    'theirs.taken': [
      {
        does: 'takes the other hours',
        world: (world) => ({ ...world, typed: world.known, said: 'nothing' }),
        play: async ({ page, typed }) => {
          typed.forget('when the hours begin');
          await press(page, 'Show the other hours');
        },
      },
    ],
  },
  calls: {
    checkHours: {
      done: [
        {
          does: 'no visit would lie outside',
          when: (at) => at.world.typed !== 'none' && !isStale(at),
          told: { output: before },
          play: ({ gate }) => gate.answer('check'),
        },
        {
          does: 'a booked visit would lie outside',
          when: (at) => at.world.typed === 'none' && !isStale(at),
          told: { output: { ...before, outside: [outside] } },
          play: ({ gate }) => gate.answer('check'),
        },
      ],
      error: [overtaken('check'), fails('check', 'the backend can’t be asked')],
    },
    saveHours: {
      done: [
        {
          does: 'the backend stores them',
          when: (at) => !isStale(at),
          told: ({ world }) => ({ output: { ...before, outside: world.typed === 'none' ? [outside] : [] } }),
          world: (world) => ({ ...world, known: world.typed, elsewhere: undefined, said: 'saved' }),
          play: ({ gate }) => gate.answer('save'),
        },
      ],
      error: [
        overtaken('save'),
        fails('save', 'the backend can’t store them'),
        requestFails({
          ...{ does: 'they are stored, and the answer is lost', name: 'save', failure: 'replyLost' },
          when: (at) => !isStale(at),
          world: (world) => ({ ...world, elsewhere: world.typed, said: 'unsure' }),
        }),
      ],
    },
    readHours: {
      done: [
        {
          does: 'the hours of the other device are read',
          told: { output: before },
          world: (world) => ({ ...world, known: world.elsewhere ?? world.known, elsewhere: undefined }),
          play: ({ gate }) => gate.open('read'),
        },
      ],
      error: [fails('read', 'they can’t be read')],
    },
  },
  delays: {},
  states: {
    editing: async (scene, world) => {
      const { page } = scene;
      await expectHours(scene, world);
      await expect(page.getByText('Not saved yet')).toHaveCount(world.typed === world.known ? 0 : 1);
      await expect(page.getByText(/^Your hours are saved/)).toHaveCount(world.said === 'saved' ? 1 : 0);
      await expect(page.getByText('Your hours were not saved')).toHaveCount(world.said === 'not saved' ? 1 : 0);
      await expect(page.getByText('We can’t tell whether your hours were saved')).toHaveCount(
        world.said === 'unsure' ? 1 : 0,
      );
      await expect(page.getByText('1 booked visit lies outside your hours')).toHaveCount(
        world.known === 'none' ? 1 : 0,
      );
      await expect(save(page)).not.toHaveAttribute('aria-disabled');
    },
    checking: expectBusy,
    saving: expectBusy,
    reading: expectBusy,
    confirming: async ({ page }) => {
      await expect(question(page)).toContainText('Ada Quist');
      await expect(question(page).getByRole('button', { name: 'Go back to the hours' })).toBeFocused();
    },
    conflict: async (scene, world) => {
      await expectHours(scene, world);
      const said = scene.page.getByRole('alert').or(scene.page.getByRole('status'));
      await expect(
        said.filter({ hasText: 'Your hours were changed in another tab or on another device' }),
      ).toBeFocused();
      await expect(save(scene.page)).toHaveCount(0);
    },
  },
  records: [
    {
      what: 'booked visits, which changed hours leave as they are',
      count: ({ db, member }) =>
        db.count(
          `select count(*) from visits v join slots s on s.id = v.slot_id
           where s.specialist_id = $1 and v.status = 'SCHEDULED'`,
          [member.id],
        ),
      expected: () => 1,
    },
    ...(['none', '07:00', '08:00', '09:00', '10:00'] as const).map((begins) => ({
      what: `stored hours that begin at ${begins}`,
      count: async ({ db, member }: Scene) => {
        const { weekly } = await db.row(
          `select availability -> 'weekly' as weekly from availabilities where specialist_id = $1`,
          [member.id],
        );
        const [hours] = weekly as { from: string }[];
        return (hours?.from ?? 'none') === begins ? 1 : 0;
      },
      expected: ({ known, elsewhere }: World) => ((elsewhere ?? known) === begins ? 1 : 0),
    })),
  ],
});

async function expectHours({ page }: Scene, { typed }: World): Promise<void> {
  await expectHeading(page, 'Your hours');
  if (typed === 'none') await expect(from(page)).toHaveCount(0);
  else await expect(from(page)).toHaveValue(typed);
}

async function expectBusy(scene: Scene, world: World): Promise<void> {
  await expectHours(scene, world);
  await expect(save(scene.page)).toHaveAttribute('aria-disabled', 'true');
}
