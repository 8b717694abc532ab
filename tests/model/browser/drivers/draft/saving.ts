import { expect } from '@playwright/test';
import { draftMachine } from '#machines/draft/machine.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { follow, press } from '#tests/browser/steps/screen.ts';
import type { Move } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { letPass } from './clock.ts';
import { forms, theirs } from './forms.ts';
import { nextStepStands } from './records.ts';
import {
  forget,
  formStands,
  isNoCopyDue,
  opensForm,
  readsThrough,
  textOf,
  type,
  withoutCopy,
  type Machine,
  type Place,
  type World,
} from './world.ts';

type Moves = readonly Move<Machine, World>[];

/** Nobody else has changed it since. */
const isCurrent = ({ context, world }: Place) => context.version === world.stored.version;

/** What the backend stores of it: what is under way, over whatever is there. */
const stores = (world: World, { context }: Place): World => ({
  ...world,
  stored: { value: String(context.underWay?.value), version: world.stored.version + 1 },
});
const savedToo = (world: World, { underWay }: Place['context']): World => ({
  ...world,
  stored: { value: String(underWay?.value), version: world.stored.version + 1 },
});
const changedElsewhere = (world: World): World => ({
  ...world,
  stored: { value: theirs, version: world.stored.version + 1 },
});

const typedOn = (world: World): World => ({
  ...world,
  typed: world.typed + 1,
  shown: textOf(world, world.typed + 1),
});

/** The form is typed into. */
export const types: Moves = [
  {
    does: 'types something else',
    when: ({ world }) => world.place === 'form',
    told: ({ world }) => ({ value: textOf(world, world.typed + 1) }),
    world: typedOn,
    play: type,
  },
  {
    does: 'goes on to the check',
    when: ({ world }) => world.form === 'kit',
    told: ({ world }) => ({ value: world.shown }),
    world: (world) => ({ ...world, isBehind: true }),
    play: async ({ page }) => {
      await press(page, 'Continue');
      await page.getByRole('button', { name: 'Order my kit' }).waitFor();
    },
  },
  {
    does: 'goes on to read it',
    when: ({ world }) => world.form === 'release form',
    told: ({ world }) => ({ value: world.shown }),
    world: (world) => ({ ...world, isBehind: true }),
    play: async (scene) => {
      const { page } = scene;
      await press(page, 'Continue');
      await scene.inMoments(() => page.getByRole('heading', { name: 'Read it before you sign' }).isVisible());
    },
  },
  {
    does: 'changes an answer',
    when: ({ world }) => world.form === 'medical history',
    told: ({ world }) => ({ value: textOf(world, world.typed + 1) }),
    world: typedOn,
    play: async ({ page }) => {
      await follow(page, /^Change What sex were you assigned/);
      await page.getByRole('radio', { name: /^Intersex/ }).check();
      await press(page, 'Continue');
    },
  },
  {
    does: 'types without a pause',
    when: ({ world }) => world.place === 'form',
    told: ({ world }) => ({ value: textOf(world, world.typed + 1) }),
    then: ({ world }) => [
      { almost: true },
      { type: 'draft.changed', value: textOf(world, world.typed + 2) },
      { almost: true },
      { type: 'draft.changed', value: textOf(world, world.typed + 3) },
      { after: 'longestWait' },
    ],
    world: (world) => typedOn(typedOn(typedOn(world))),
    play: async (scene, world) => {
      for (const more of [0, 1, 2]) {
        await type(scene, { ...world, typed: world.typed + more });
        if (more < 2) await letPass(scene, 590);
      }
      await letPass(scene, 20);
    },
  },
];

export const asksForSaving: Moves = [
  {
    does: 'the line is back',
    when: ({ context }) => !context.isDue,
    play: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
];

const isHidden = ({ page }: Scene) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

export const hides: Moves = [
  { does: 'looks at another tab', play: isHidden },
  { does: 'looks at another tab, with nothing to save', isTurnedAway: true, play: isHidden },
];

export const keepsMine: Moves = [
  {
    does: 'keeps what is on this page',
    play: ({ page }) => press(page, 'Keep what is on this page'),
  },
];

export const saves = {
  done: [
    {
      does: 'it is saved',
      when: isCurrent,
      told: ({ context }: Place) => ({ output: { kind: 'saved', version: context.version + 1 } }),
      world: stores,
      play: ({ gate }) => gate.answer('save'),
    },
    {
      does: 'another device has saved something else',
      when: isCurrent,
      told: { output: { kind: 'stale' } },
      world: changedElsewhere,
      play: async ({ gate, member, complaints }, { form }) => {
        complaints.allow(answered(412));
        await forms[form].changeElsewhere(member, theirs);
        await gate.answer('save');
      },
    },
    {
      does: 'Novi holds something newer',
      // What is stored already is taken, whatever it was made from.
      when: (at) => !isCurrent(at) && at.context.underWay?.value !== at.world.stored.value,
      told: { output: { kind: 'stale' } },
      play: async ({ gate, complaints }) => {
        complaints.allow(answered(412));
        await gate.answer('save');
      },
    },
    {
      does: 'Novi refuses it',
      told: { output: { kind: 'refused' } },
      play: async ({ gate, complaints }) => {
        complaints.allow(answered(422));
        await gate.reply('save', 422, { message: 'This can’t be saved.', code: 'invalid' });
      },
    },
  ],
  error: [
    {
      does: 'it can’t be saved now',
      play: (scene) => scene.fail('save', 'down'),
    },
    {
      does: 'it is saved, and the answer is lost',
      when: isCurrent,
      world: stores,
      play: (scene) => scene.fail('save', 'replyLost'),
    },
  ],
} satisfies { done: Moves; error: Moves };

function failsToRead(scene: Scene): Promise<void> {
  const { trace, page } = scene;
  const before = trace.stateOf(draftMachine.id, page);
  return scene.failUntil('read', 'down', () =>
    expect.poll(() => trace.stateOf(draftMachine.id, page)).not.toEqual(before),
  );
}

const isComparing = ({ isIn }: Place) => isIn('saving.sending.comparing');
const isChecking = ({ isIn }: Place) => isIn('saving.submitting.checking');
/** What is read of the answers says, too, which of the records it was that were sent. */
const readAs = (call: 'compare' | 'check', { value, version, isRecord = false }: World['stored']) => ({
  done: call,
  output: { value, version, isRecord: call === 'check' ? [isRecord, isRecord] : [isRecord] },
});

/** What is stored is read, to compare it. */
export const reads = {
  done: [
    {
      does: 'reads what Novi holds',
      when: isComparing,
      told: ({ world }: Place) => readAs('compare', world.stored),
      play: readsThrough,
    },
    {
      does: 'another device saves the same, and that is read',
      when: isComparing,
      told: ({ world, context }: Place) => readAs('compare', savedToo(world, context).stored),
      world: (world, { context }) => savedToo(world, context),
      play: async (scene, world) => {
        await forms[world.form].changeElsewhere(scene.member, world.shown);
        await readsThrough(scene, world);
      },
    },
    {
      does: 'reads what became of it',
      when: isChecking,
      told: ({ world }: Place) => readAs('check', world.stored),
      play: readsThrough,
    },
    {
      does: 'reads that it is stored, and the next step opens',
      when: ({ isIn, world }) => isIn('saving.submitting.checking') && world.stored.isRecord === true,
      told: ({ world }: Place) => readAs('check', world.stored),
      then: [{ type: 'form.closed' }],
      world: (world) => ({ ...world, place: 'next step' }),
      play: async (scene, world) => {
        await readsThrough(scene, world);
        await nextStepStands(scene, world);
      },
    },
    {
      does: 'another device saves something else, and that is read',
      when: isChecking,
      told: ({ world }: Place) => readAs('check', changedElsewhere(world).stored),
      world: changedElsewhere,
      play: async (scene, world) => {
        await forms[world.form].changeElsewhere(scene.member, theirs);
        await readsThrough(scene, world);
      },
    },
  ],
  error: [
    { does: 'what Novi holds can’t be read', when: isComparing, told: { error: 'compare' }, play: failsToRead },
    { does: 'what became of it can’t be read', when: isChecking, told: { error: 'check' }, play: failsToRead },
  ],
} satisfies { done: Moves; error: Moves };

export const overrules = {
  done: [
    {
      does: 'reads the other one, and puts this one over it',
      told: ({ world: { stored }, context }: Place) => ({
        output: { ...stored, merged: context.waiting?.value },
      }),
      play: readsThrough,
    },
  ],
  error: [{ does: 'the other one can’t be read', play: failsToRead }],
} satisfies { done: Moves; error: Moves };

/** So much time passes that the next thing is due. */
export const passes = (does: string): Moves[number] => ({ does, play: (scene, _, due) => letPass(scene, due) });

export const takesTheirs: Moves = [
  {
    does: 'shows the other one',
    when: isNoCopyDue,
    then: ({ world, isIn }: Place) => [
      ...(isIn('copy.none') ? [] : [{ done: 'drop' } as const]),
      ...formStands(withoutCopy(world)),
    ],
    world: (world) => ({ ...withoutCopy(world), shown: world.stored.value ?? '' }),
    play: async (scene, world) => {
      const { page } = scene;
      forget(scene);
      await opensForm(scene, world, async () => {
        await press(page, 'Show the other one');
        await expect(forms[world.form].field(page)).toHaveValue(theirs);
      });
    },
  },
];
