import { journeySteps, stepAfter, stepIndex, type JourneyStep } from '#domain/steps.ts';
import { journeyMachine } from '#machines/journey/machine.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { expectStep, press } from '#tests/browser/steps/screen.ts';
import { driverOf, type Sight, type Stimulus } from '../../driver.ts';
import { beginAt, holdSaving, type World } from './start.ts';
import {
  expectComplete,
  expectLoading,
  expectSaving,
  expectUnreachable,
  goesAwayAndBack,
  orderEnds,
  railLink,
} from './sights.ts';
import { accepts, goesOn, isAcceptedAgain, isDone, isLost, isNotStored, isTokenRefused, tabIsLost } from './faults.ts';
import { stepPlays } from './steps.ts';
import {
  inEachStep,
  isAt,
  isBusy,
  isNew,
  progressAt,
  saved,
  settled,
  viewed,
  type Machine,
  type Place,
} from './places.ts';

/** What was answered before, or is stored already, stands at its check, which leads back to its own pages. */
const standsAtCheck = (at: Place) =>
  (!isNew(at) || at.world.isRecorded === true) &&
  (['survey', 'medical-history'] as const).some((step) => viewed(at) === step);

const visits = inEachStep((step) => ({
  does: `goes to “${step}” by the rail`,
  when: (at) =>
    !isBusy(at) && viewed(at) !== undefined && viewed(at) !== step && stepIndex(step) <= stepIndex(at.world.furthest),
  told: { step },
  world: settled,
  play: ({ page }) => railLink(page, step).click(),
}));

const strays = inEachStep((step) => ({
  does: `presses “${step}” on the rail, while it is stored`,
  when: (at) =>
    saved(at) !== undefined &&
    saved(at) !== step &&
    stepIndex(step) <= stepIndex(at.world.furthest) &&
    at.world.has === 'sent',
  told: { step },
  world: (world) => ({ ...world, has: 'strayed' }),
  play: ({ page }) => railLink(page, step).click(),
}));

const completions = inEachStep((step) => ({
  does: `completes “${step}”`,
  when: (at) => isAt(step)(at) && isNew(at) && at.world.isReady && !isBusy(at),
  world: (world) => ({ ...world, has: 'sent' }),
  play: async (scene) => {
    await stepPlays[step].prepare(scene);
    await holdSaving(scene, step);
    await stepPlays[step].send(scene.page);
  },
}));

const inConflict = ({ world }: Place): Stimulus<Machine>[] => [
  { done: 'saveStep', output: { ...progressAt(world.furthest), isInConflict: true } },
];

const conflicts = inEachStep((step) => ({
  does: `completes “${step}”, which another device has changed`,
  when: (at) =>
    isAt(step)(at) && isNew(at) && at.world.isReady && !isBusy(at) && stepPlays[step].changeElsewhere !== undefined,
  then: (at) => (stepPlays[step].isSentAsKept ? [{ error: 'saveStep' }] : inConflict(at)),
  world: (world) => ({ ...world, has: stepPlays[step].isSentAsKept ? 'stale' : 'conflict' }),
  play: async (scene) => {
    // What the page saves waits until the other device is done: of two that save at once, either may be the later one.
    await scene.gate.hold('draft', { method: 'PUT', url: /\/drafts\// });
    await stepPlays[step].prepare(scene);
    await stepPlays[step].changeElsewhere?.(scene);
    scene.complaints.allow(answered(412));
    await stepPlays[step].send(scene.page);
    await scene.gate.open('draft');
  },
}));

export const journeyDriver = driverOf<World>()(journeyMachine, {
  starts: beginAt,
  events: {
    'step.visited': [
      ...visits,
      ...strays,
      {
        does: 'looks at the profile, and goes back in the browser',
        when: ({ isIn, world }) => isIn('unreachable') && world.opens === 'request-genetic-test-kit',
        told: ({ world }) => ({ step: world.opens }),
        play: goesAwayAndBack,
      },
    ],
    'step.completed': [
      ...completions,
      ...conflicts,
      ...tabIsLost,
      ...goesOn,
      {
        does: 'tries again',
        when: ({ world }) => world.has === 'failed',
        world: (world) => ({ ...world, has: 'sent' }),
        play: ({ page }) => press(page, 'Try again'),
      },
      {
        does: 'fills in once more what its page has lost, and sends it',
        when: ({ world }) => world.has === 'emptied',
        world: (world) => ({ ...world, has: 'sent' }),
        play: async (scene, { furthest }) => {
          const { prepareAnew, send } = stepPlays[furthest as JourneyStep];
          await prepareAnew?.(scene);
          await send(scene.page);
        },
      },
      {
        does: 'sends it once more, without choosing which answers stay',
        when: ({ world }) => world.has === 'stale',
        then: inConflict,
        world: (world) => ({ ...world, has: 'conflict' }),
        play: ({ page }, { furthest }) => stepPlays[furthest as JourneyStep].send(page),
      },
      {
        does: 'goes on from the welcome page, which was done before',
        when: (at) => isAt('welcome')(at) && !isNew(at) && !isBusy(at),
        world: (world) => ({ ...world, has: 'sent' }),
        play: async (scene) => {
          await holdSaving(scene, 'welcome');
          await press(scene.page, 'Continue');
        },
      },
    ],
    'step.back': [
      {
        does: 'presses Back',
        when: (at) => !isBusy(at) && !at.world.isAtCheck && !standsAtCheck(at),
        world: settled,
        play: ({ page }) => press(page, 'Back'),
      },
    ],
    'refusal.dismissed': [
      {
        does: 'presses OK below the reason',
        when: ({ context }) => context.refusal !== undefined,
        world: (world) => ({ ...world, has: 'nothing' }),
        play: ({ page }) => press(page, 'OK'),
      },
    ],
    'failure.dismissed': { notMoved: 'It follows from a signature whose reply was lost, once the form is found.' },
    'kit.ended': [
      {
        does: 'the order is turned down',
        when: (at) => isAt('shipping-genetic-test-kit')(at) && !isBusy(at),
        world: (world) => ({ ...world, has: 'ended' }),
        play: orderEnds,
      },
    ],
    'journey.retried': [{ does: 'presses Try again', play: ({ page }) => press(page, 'Try again') }],
  },
  calls: {
    loadJourney: {
      done: [
        {
          does: 'the backend says where the member is',
          told: ({ world }) => ({ output: progressAt(world.furthest) }),
          then: ({ world }): Stimulus<Machine>[] =>
            world.opens === undefined || world.opens === world.furthest
              ? []
              : [{ type: 'step.visited', step: world.opens }],
          play: ({ gate }) => gate.answer('journey'),
        },
      ],
      error: [{ does: 'the backend can’t be reached', play: (scene) => scene.fail('journey', 'down') }],
    },
    saveStep: {
      done: [
        {
          does: 'the backend accepts the step',
          when: (at) => isNew(at) && !at.world.isRecorded,
          told: ({ world }) => ({ output: progressAt(stepAfter(world.furthest as JourneyStep)) }),
          world: isDone,
          play: accepts,
        },
        ...isTokenRefused,
        ...isAcceptedAgain,
        {
          does: 'the backend finds the step done before',
          when: (at) => !isNew(at),
          told: ({ world }) => ({ output: progressAt(world.furthest) }),
          world: settled,
          play: ({ gate }) => gate.answer('journey'),
        },
        {
          does: 'the backend does not count the step as done',
          when: (at) => isNew(at) && saved(at) !== 'welcome' && !at.world.isRecorded,
          told: ({ world }) => ({ output: progressAt(world.furthest) }),
          // The form is stored, which its page finds out. Who has strayed meanwhile comes back to a page that knows it from the start.
          then: ({ world }): Stimulus<Machine>[] =>
            world.furthest === 'release-of-information' && world.has !== 'strayed'
              ? [{ type: 'failure.dismissed' }]
              : [],
          world: (world) => ({ ...world, has: 'refused', isRecorded: true, isReady: false }),
          play: async (scene, { furthest }) => {
            scene.complaints.allow(answered(409));
            if (stepPlays[furthest as JourneyStep].record) await scene.gate.answer('record');
            await scene.gate.reply('step', 409, { code: 'step_refused', message: 'The step is not done yet.' });
            await scene.gate.answer('journey');
          },
        },
      ],
      error: [
        ...isLost,
        ...isNotStored,
        {
          does: 'the signature is stored, and the page never hears of it',
          when: (at) => isNew(at) && saved(at) === 'release-of-information',
          then: [{ type: 'failure.dismissed' }],
          world: (world) => ({ ...world, has: 'found', isRecorded: true, isReady: false }),
          play: (scene) => scene.fail('record', 'replyLost'),
        },
      ],
    },
  },
  delays: {},
  states: {
    loading: expectLoading,
    unreachable: expectUnreachable,
    resuming: { unseen: 'It goes to the step at once.' },
    complete: expectComplete,
    ...(Object.fromEntries(
      journeySteps.flatMap((step): [string, Sight<World>][] => [
        [`${step}.viewing`, ({ page }) => expectStep(page, step)],
        [`${step}.saving`, (scene, world) => expectSaving(scene, world, step)],
      ]),
    ) as Record<`${JourneyStep}.${'viewing' | 'saving'}`, Sight<World>>),
  },
  records: journeySteps.flatMap((step) => {
    const { count } = stepPlays[step];
    const isMade = ({ furthest, isRecorded = false }: World) =>
      stepIndex(step) < stepIndex(furthest) || (furthest === step && isRecorded);
    return count ? [{ what: `records of ${step}`, count, expected: (world: World) => (isMade(world) ? 1 : 0) }] : [];
  }),
});
