import { expect } from '@playwright/test';
import { answered } from '#tests/browser/fixtures/console.ts';
import { press } from '#tests/browser/steps/screen.ts';
import type { Move } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { letPass } from './clock.ts';
import { forms, theirs } from './forms.ts';
import { forget, type Machine, type Place, type World } from './world.ts';

type Moves = readonly Move<Machine, World>[];

const closed = { type: 'form.closed' } as const;
const onNextStep = (world: World): World => ({ ...world, place: 'next step' });
/** Where the choice between two drafts is not shown, a record is sent all the same. */
const stopsAtConflict = ({ form }: World) => !['kit', 'ordered kit', 'release'].includes(form);
const isAnswers = ({ world }: Place) => world.form === 'medical history';

/** The page of the step that comes after. */
export function nextStepStands(scene: Scene, { form }: World): Promise<void> {
  const { page } = scene;
  forget(scene);
  return scene.inMoments(() => page.getByRole('heading', { level: 1, name: forms[form].next }).isVisible());
}

export const submits: Moves = [
  {
    does: 'sends the form',
    when: ({ world }) => world.place === 'form',
    told: ({ world }) => ({ record: {}, stopsAtConflict: stopsAtConflict(world), idempotencyKey: 'key' }),
    play: (scene, { form }) => forms[form].send(scene),
  },
  {
    does: 'signs the form',
    when: ({ world }) => world.form === 'release' || world.form === 'release form',
    told: { record: {}, stopsAtConflict: false, idempotencyKey: 'key' },
    world: (world) => ({ ...world, form: 'release' }),
    play: async (scene, { form }) => {
      // A signature takes its time, and nothing of the draft does meanwhile.
      await scene.letTimePass();
      forget(scene);
      await forms[form].send(scene);
    },
  },
  {
    does: 'the code that sends it is there',
    when: ({ isIn }) => isIn('saving.opening'),
    told: ({ world }) => ({ record: {}, stopsAtConflict: stopsAtConflict(world), idempotencyKey: 'key' }),
    play: ({ gate }) => gate.answer('code that sends'),
  },
  {
    does: 'goes on, as it was sent before',
    when: ({ world, isIn }) => world.form === 'accepted eligibility' && isIn('saving.dirty'),
    told: { stopsAtConflict: true, idempotencyKey: 'key' },
    play: ({ page }) => press(page, 'Continue'),
  },
  {
    does: 'goes on to the next step',
    told: ({ world }) => ({ stopsAtConflict: stopsAtConflict(world), idempotencyKey: 'key' }),
    then: ({ context, isIn }) =>
      context.forms > 0 ? [closed] : isIn('saving.opening') ? [{ type: 'opening.canceled' }] : [],
    world: onNextStep,
    play: async (scene, world) => {
      await press(scene.page, 'Continue');
      await nextStepStands(scene, world);
    },
  },
];

export const isSavedAndGoesOn: Moves[number] = {
  does: 'it is saved, and the next step opens',
  when: ({ context }) => context.submission !== undefined && context.submission.record === undefined,
  told: ({ context }) => ({ output: { kind: 'saved', version: context.version + 1 } }),
  then: [closed],
  world: (world, { context }) => ({
    ...onNextStep(world),
    stored: { value: String(context.underWay?.value), version: world.stored.version + 1 },
  }),
  play: async (scene, world) => {
    await scene.gate.answer('save');
    await nextStepStands(scene, world);
  },
};

export const stores = {
  done: [
    {
      does: 'Novi takes it, and the next step opens',
      when: ({ world }) => world.place === 'form',
      told: ({ context }: Place) => ({ output: { kind: 'stored', outcome: 'stored', version: context.version + 1 } }),
      then: [closed],
      world: (world) => ({ ...onNextStep(world), made: world.made + 1 }),
      play: async (scene, world) => {
        await scene.gate.answer('record');
        await nextStepStands(scene, world);
      },
    },
    {
      does: 'another device was faster',
      when: isAnswers,
      told: { output: { kind: 'stale' } },
      world: (world) => ({ ...world, stored: { value: theirs, version: world.stored.version + 1 } }),
      play: async ({ gate, member, complaints }, { form }) => {
        complaints.allow(answered(412));
        await forms[form].changeElsewhere(member, theirs);
        await gate.answer('record');
      },
    },
  ],
  error: [
    {
      does: 'it can’t be sent without the line',
      play: async (scene) => {
        await scene.page.evaluate(() => window.dispatchEvent(new Event('offline')));
        await scene.fail('record', 'unreachable');
      },
    },
    {
      does: 'it is stored, and the answer is lost',
      when: isAnswers,
      world: (world) => ({
        ...world,
        made: world.made + 1,
        stored: { value: 'record', version: world.stored.version + 1, isRecord: true },
      }),
      play: (scene) => scene.fail('record', 'replyLost'),
    },
    {
      does: 'it is signed, the answer is lost, and the page finds that out by itself',
      when: ({ world }) => world.form === 'release',
      then: [{ type: 'try.settled' }],
      world: (world) => ({ ...onNextStep(world), made: world.made + 1 }),
      play: async (scene) => {
        await scene.gate.open('read');
        await scene.fail('record', 'replyLost');
      },
    },
    {
      does: 'it can’t be sent now, and nobody may counsel them',
      when: ({ world }) => world.form === 'kit',
      then: [closed],
      world: (world) => ({ ...world, place: 'away' }),
      play: async (scene) => {
        await livesIn(scene, 'GU');
        await scene.fail('record', 'down');
        // Not that the button is gone: while the order is on its way, it has another name.
        await scene.inMoments(() => scene.page.getByText('You can’t order yet.').isVisible());
      },
    },
  ],
} satisfies { done: Moves; error: Moves };

/** What may have changed by a record that was sent is read anew, also for the form that stands, which goes on. */
export const readsAnew: Moves = [
  {
    does: 'it can’t be sent now',
    isTurnedAway: true,
    when: ({ isIn }) => isIn('saving.submitting.storing'),
    then: [{ error: 'storeRecord' }],
    play: (scene) => scene.fail('record', 'down'),
  },
  {
    does: 'the line is back, and what it held up is read',
    isTurnedAway: true,
    then: ({ isIn }) => (isIn('saving.sending.posting') ? [{ type: 'save.requested' }] : []),
    play: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
];

export const opensAgain: Moves = [
  {
    does: 'somebody may counsel them again',
    when: ({ world }) => world.form === 'kit' && world.place === 'away',
    world: (world) => ({ ...world, place: 'form' }),
    play: async (scene) => {
      await livesIn(scene, 'IL');
      await letPass(scene, 60_000);
      await scene.inMoments(() => orderButton(scene).isVisible());
    },
  },
];

const orderButton = ({ page }: Scene) => page.getByRole('button', { name: 'Order my kit' });

/** Nobody of the care team has a license in Guam. */
async function livesIn({ db, member }: Scene, state: 'GU' | 'IL'): Promise<void> {
  const others = await db.count('select count(*) from licenses where state = $1', ['GU']);
  expect(others).toBe(0);
  await db.rows('update patients set state = $2 where id = $1', [member.id, state]);
}
