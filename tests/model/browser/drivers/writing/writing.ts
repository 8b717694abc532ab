import { writingMachine } from '#machines/writing/machine.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { press } from '#tests/browser/steps/screen.ts';
import { driverOf, type Move } from '../../driver.ts';
import { signElsewhere, typeElsewhere } from '../../summaries.ts';
import { writingSights } from './sights.ts';
import {
  asChange,
  asked,
  away,
  begun,
  blank,
  ended,
  factsOf,
  forget,
  gone,
  holdDraft,
  isBehind,
  isToWrite,
  left,
  open,
  read,
  writeAll,
  type Machine,
  type Place,
  type World,
} from './world.ts';

/** Another version is signed elsewhere, and the page finds that out: the line was away for a moment. */
const overtaken: Move<Machine, World> = {
  does: 'learns that another version was signed elsewhere',
  when: ({ world }) => world.signed < 3 && !world.isMine && !world.isTypedElsewhere,
  told: ({ world }) => ({ facts: factsOf({ ...world, signed: world.signed + 1 }) }),
  then: left,
  world: (world) => ({ ...world, signed: world.signed + 1 }),
  play: async (scene, { signed, basedOn }) => {
    if (basedOn === undefined) forget(scene);
    // What was signed has taken the draft along.
    scene.complaints.allow(answered(412));
    await signElsewhere(scene, `What was signed elsewhere as number ${signed + 1}.`);
    await scene.page.clock.fastForward(11_000);
    await scene.page.evaluate(() => ['offline', 'online'].forEach((type) => window.dispatchEvent(new Event(type))));
  },
};

export const writingDriver = driverOf<World>()(writingMachine, {
  starts: [
    { name: 'nothing is written about a visit', world: blank, then: [asked('form'), read(blank)], open },
    {
      name: 'a summary is signed',
      world: { ...blank, signed: 1 },
      then: [asked('form'), read({ ...blank, signed: 1 })],
      open,
    },
  ],
  background: ['facts.read'],
  events: {
    'facts.read': [
      {
        does: 'writes all of it',
        when: isToWrite,
        told: ({ world }) => ({ facts: factsOf(begun(world)) }),
        world: begun,
        play: writeAll,
      },
      {
        does: 'writes all of it, while another device types something else',
        when: (at) => isToWrite(at) && at.world.basedOn === undefined,
        told: ({ world }) => ({ facts: factsOf(begun(world)) }),
        world: (world) => ({ ...begun(world), isTypedElsewhere: true }),
        play: async (scene, world) => {
          scene.complaints.allow(answered(412));
          await holdDraft(scene);
          await typeElsewhere(scene, 'Something else.');
          await writeAll(scene, world);
        },
      },
      {
        ...overtaken,
        when: (at) => overtaken.when?.(at) !== false && (at.isIn('editing') || at.isIn('previewing')),
        world: (world, before) => {
          const then = overtaken.world!(world, before);
          return world.basedOn === undefined ? then : away(then);
        },
      },
      {
        ...overtaken,
        when: (at) =>
          overtaken.when?.(at) !== false &&
          (['signing', 'overtaken', 'discarding', 'signed'] as const).some((state) => at.isIn(state)),
      },
    ],
    'page.visited': [
      {
        does: 'looks at it as the patient will',
        when: ({ isIn, world }) => isIn('editing') && world.isComplete,
        told: { destination: 'preview' },
        world: (world) => ({ ...world, address: 'preview', hasForward: false, hasFailed: false }),
        play: ({ page }) => press(page, 'See it as the patient will'),
      },
      {
        does: 'goes on writing',
        when: ({ isIn }) => isIn('previewing'),
        told: { destination: 'form' },
        world: (world) => ({ ...away(world), hasFailed: false }),
        play: ({ page }) => press(page, 'Go on writing'),
      },
      {
        does: 'goes back in the browser, while it is signed',
        when: ({ isIn, world }) => isIn('signing') && world.address === 'preview',
        told: { destination: 'form' },
        world: away,
        play: ({ page }) => page.goBack(),
      },
      {
        does: 'goes forward in the browser, while it is given up',
        when: ({ isIn, world }) => isIn('discarding') && world.hasForward,
        told: { destination: 'preview' },
        then: [asked('form')],
        play: ({ page }) => page.goForward(),
      },
    ],
    'sign.requested': [
      {
        does: 'signs it',
        told: { record: {} },
        world: (world) => ({ ...world, hasFailed: false }),
        play: ({ page }) => press(page, 'Sign it'),
      },
    ],
    'amendment.requested': [
      {
        does: 'presses Change it',
        when: ({ world }) => world.signed < 3,
        then: ({ world }) => [read({ ...world, basedOn: world.signed })],
        world: (world) => ({ ...world, basedOn: world.signed }),
        play: ({ page }) => press(page, 'Change it'),
      },
    ],
    'mine.kept': [
      {
        does: 'goes on with their own',
        when: ({ world }) => !world.isMine,
        then: ({ world }) => [read(asChange(world))],
        world: asChange,
        play: async ({ page, gate }) => {
          await gate.open('draft');
          await press(page, 'Go on with mine, as a change of it');
        },
      },
    ],
    'theirs.taken': [
      {
        does: 'gives up their own',
        play: async (scene) => {
          forget(scene);
          await holdDraft(scene);
          await press(scene.page, 'Give up mine');
        },
      },
    ],
  },
  calls: {
    sign: {
      done: [
        {
          does: 'it is signed',
          when: (at) => !isBehind(at) && !at.world.isTypedElsewhere,
          told: { output: 'signed' },
          then: ({ world }) => gone({ ...({} as Place), world: { ...world, signed: world.signed + 1 } }),
          world: (world) => ended({ ...world, signed: world.signed + 1 }),
          play: ({ gate }) => gate.answer('sign'),
        },
        {
          does: 'the backend says that something else was signed',
          when: isBehind,
          told: { output: 'overtaken' },
          then: left,
          world: away,
          play: async ({ gate, complaints }) => {
            complaints.allow(answered(412));
            await gate.answer('sign');
          },
        },
        {
          does: 'it turns out that another device has typed something else, and keeps this one',
          when: (at) => !isBehind(at) && at.world.isTypedElsewhere,
          told: { output: 'unsettled' },
          then: left,
          world: (world) => ({ ...away(world), isTypedElsewhere: false }),
          play: async ({ gate, page }) => {
            await gate.open('draft');
            await press(page, 'Keep what is on this page');
          },
        },
      ],
      error: [
        {
          does: 'it can’t be signed',
          when: (at) => !isBehind(at) && !at.world.isTypedElsewhere,
          world: (world) => ({ ...world, hasFailed: world.address === 'preview' }),
          play: (scene) => scene.fail('sign', 'down'),
        },
        {
          does: 'it is signed, and the answer is lost',
          when: (at) => !isBehind(at) && !at.world.isTypedElsewhere,
          then: ({ world }) => [
            read({ ...world, signed: world.signed + 1, isMine: true }),
            ...(world.address === 'preview' ? [asked('form')] : []),
          ],
          world: (world) => ({ ...away(world), signed: world.signed + 1, isMine: true }),
          play: async (scene) => {
            scene.complaints.allow(answered(412));
            await holdDraft(scene);
            await scene.fail('sign', 'replyLost');
          },
        },
      ],
    },
    discard: {
      done: [
        {
          does: 'the draft is emptied',
          then: ({ world }) => [read(ended(world))],
          world: ended,
          play: ({ gate }) => gate.open('draft'),
        },
      ],
      error: [
        {
          does: 'the draft can’t be emptied',
          play: (scene) => scene.fail('draft', 'down'),
        },
      ],
    },
  },
  delays: {},
  states: writingSights,
  records: [
    {
      what: 'signed versions',
      count: ({ db, member }) =>
        db.count('select count(*) from visit_summaries s join visits v on v.id = s.visit_id where v.patient_id = $1', [
          member.id,
        ]),
      expected: ({ signed }) => signed,
    },
  ],
});
