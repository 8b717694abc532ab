import { assign, setup } from 'xstate';
import { checkCompletion, checkVisit, noEvidence, type Evidence } from '#domain/progress.ts';
import { journeySteps, stepAfter, stepBefore, stepFacts, type JourneyStep, type Step } from '#domain/steps.ts';
import type { Words } from '#domain/words.ts';
import { promiseNotProvided } from '../actors.ts';
import { counselingMachine } from '../counseling/machine.ts';
import { medicalHistoryMachine } from '../medical-history/machine.ts';
import { orderMachine } from '../order/machine.ts';
import { releaseMachine } from '../release/machine.ts';
import { surveyMachine } from '../survey/machine.ts';

/** What the backend holds about a member's journey. */
export type Progress = { furthest: Step; evidence: Evidence };

/** What `saveStep` answers with. */
export type Saved = Progress & {
  /** The record was there already, from another tab or device: nothing new was made of what was sent. */
  found?: boolean;
  /** Nothing was stored: another tab or device has changed the draft, and the member has to choose first. */
  isInConflict?: boolean;
};

export type JourneyContext = Progress & {
  /** Why the last visit or completion was refused, until the member moves on. */
  refusal: { step: JourneyStep; reason: Words } | undefined;
  /** The error of the last call that failed, until it is tried again. */
  failure: unknown;
  /** The step whose record was found there, and not made, until the member moves on. */
  found: JourneyStep | undefined;
};

export type JourneyEvent =
  /** An address or a link asks for a step. */
  | { type: 'step.visited'; step: JourneyStep }
  /** The member is done with the step; `data` is its record to store, or nothing when that is stored already. */
  | { type: 'step.completed'; data?: unknown }
  | { type: 'step.back' }
  | { type: 'refusal.dismissed' }
  /** The member has been shown what became of what had failed. */
  | { type: 'failure.dismissed' }
  /** The order of the kit, as it is followed, has ended without one. */
  | { type: 'kit.ended' }
  | { type: 'journey.retried' };

/**
 * The steps whose page shows the choice between two drafts: another tab or device that has changed the draft stops them. What is
 * signed or ordered was read on a page of its own, where the choice is not shown.
 */
export const stepsStoppedByConflict: readonly JourneyStep[] = [
  'eligibility',
  'survey',
  'medical-history',
  'counseling',
];

/** What `saveStep` is given: it stores the record and then tells the backend that the step is done. */
export type SaveStepInput = { step: JourneyStep; data: unknown; progress: Progress };

/** The machines of the steps that have pages of their own: each lives while the journey is at its step. */
const stepMachines = {
  survey: { id: 'survey', src: 'survey' },
  'medical-history': { id: 'medicalHistory', src: 'medicalHistory' },
  'release-of-information': { id: 'release', src: 'release' },
  'request-genetic-test-kit': { id: 'order', src: 'order' },
  counseling: { id: 'counseling', src: 'counseling' },
} as const satisfies Partial<Record<JourneyStep, object>>;
type StepMachine = (typeof stepMachines)[keyof typeof stepMachines];

/**
 * The guided journey of a member: eight steps in order, and what may be entered when. The same machine runs in the
 * browser and judges on the server (see judge.ts). Actors: `loadJourney` and `saveStep`, both tell of the `Progress`.
 */
export const journeyMachine = setup({
  types: {
    context: {} as JourneyContext,
    events: {} as JourneyEvent,
    tags: {} as 'loading' | 'unreachable' | 'saving' | 'settled',
    children: {} as {
      [Name in 'loadJourney' | 'saveStep' | StepMachine['id']]: Name;
    },
  },
  actors: {
    loadJourney: promiseNotProvided<Progress, void>('loadJourney'),
    saveStep: promiseNotProvided<Saved, SaveStepInput>('saveStep'),
    survey: surveyMachine,
    medicalHistory: medicalHistoryMachine,
    release: releaseMachine,
    order: orderMachine,
    counseling: counselingMachine,
  },
  guards: {
    isFurthest: ({ context }, { step }: { step: Step }) => context.furthest === step,
    isOpen: ({ context, event }, { step }: { step: JourneyStep }) =>
      event.type === 'step.visited' && event.step === step && checkVisit(context.furthest, step).ok,
    isInConflict: (_, { saved }: { saved: Saved }) => saved.isInConflict === true,
    isProven: (_, { step, evidence }: { step: JourneyStep; evidence: Evidence }) => checkCompletion(step, evidence).ok,
  },
  actions: {
    keepProgress: assign((_, { furthest, evidence }: Progress) => ({ furthest, evidence })),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    withdrawOrder: assign(({ context: { evidence } }) => ({
      evidence: { ...evidence, 'request-genetic-test-kit': false, 'shipping-genetic-test-kit': false },
    })),
    keepFound: assign((_, { found }: { found: JourneyStep | undefined }) => ({ found })),
    forgetRefusal: assign({ refusal: undefined }),
    forgetFailure: assign({ failure: undefined }),
    forget: assign({ refusal: undefined, failure: undefined, found: undefined }),
    refuseVisit: assign(({ context, event }) => {
      if (event.type !== 'step.visited') return {};
      const check = checkVisit(context.furthest, event.step, context.evidence);
      return check.ok ? {} : { refusal: { step: event.step, reason: check.reason } };
    }),
    refuseCompletion: assign((_, { step, evidence }: { step: JourneyStep; evidence: Evidence }) => {
      const check = checkCompletion(step, evidence);
      return check.ok ? {} : { refusal: { step, reason: check.reason } };
    }),
  },
}).createMachine({
  id: 'journey',
  description: 'The guided journey of a member, from the welcome page to the booked visit.',
  context: { furthest: 'welcome', evidence: noEvidence, refusal: undefined, failure: undefined, found: undefined },
  initial: 'loading',
  on: {
    'step.visited': [
      ...journeySteps.map((step) => ({
        guard: { type: 'isOpen' as const, params: { step } },
        target: `.${step}` as const,
        actions: 'forget' as const,
        description: `“${stepFacts[step].title.en}” was reached before, so it can be looked at.`,
      })),
      { actions: 'refuseVisit', description: 'The step is not open yet. The page stays, and says what opens it.' },
    ],
    'refusal.dismissed': { actions: 'forgetRefusal', description: 'The member has read why.' },
    'failure.dismissed': {
      actions: 'forgetFailure',
      description: 'What seemed to have failed turns out to be stored.',
    },
    'kit.ended': {
      actions: 'withdrawOrder',
      description: 'The order was turned down or called off: the step is not done by it any more.',
    },
  },
  states: {
    loading: {
      description: 'Asks Novi where the member is.',
      tags: ['loading'],
      on: { 'step.visited': { description: 'Nothing is known yet. The page that is asked for is looked at later.' } },
      invoke: {
        id: 'loadJourney',
        src: 'loadJourney',
        onDone: {
          target: 'resuming',
          actions: [{ type: 'keepProgress', params: ({ event }) => event.output }, 'forget'],
          description: 'Novi has said how far the member is.',
        },
        onError: {
          target: 'unreachable',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'Novi could not be asked.',
        },
      },
    },
    unreachable: {
      description: 'Where the member is could not be found out. They can try again.',
      tags: ['unreachable'],
      on: {
        'step.visited': { description: 'Nothing is known yet.' },
        'journey.retried': { target: 'loading', description: 'Novi is asked once more.' },
      },
    },
    resuming: {
      description: 'Goes to the furthest step that Novi holds.',
      always: [
        ...journeySteps.map((step) => ({
          guard: { type: 'isFurthest' as const, params: { step } },
          target: step,
          description: `The member is at “${stepFacts[step].title.en}”.`,
        })),
        { target: 'complete' as const, description: 'All eight steps are done.' },
      ],
    },
    ...stepStates(),
    complete: {
      description: 'All eight steps are done. Each can still be looked at.',
      tags: ['settled'],
    },
  },
});

/** The states of the eight steps: each is viewed, then saved, and only what the backend accepted moves on. */
function stepStates() {
  return Object.fromEntries(journeySteps.map((step) => [step, stepState(step)])) as Record<
    JourneyStep,
    ReturnType<typeof stepState>
  >;
}

function stepState(step: JourneyStep) {
  const pages: StepMachine | undefined = (stepMachines as Partial<Record<JourneyStep, StepMachine>>)[step];
  const before = stepBefore(step);
  const after = stepAfter(step);
  const accepted = {
    target: `#journey.${after}`,
    actions: [
      { type: 'keepProgress' as const, params: ({ event }: { event: { output: Progress } }) => event.output },
      {
        type: 'keepFound' as const,
        params: ({ event }: { event: { output: Saved } }) => ({ found: event.output.found ? step : undefined }),
      },
    ],
    description: 'Novi has accepted the step.',
  };
  return {
    description: `“${stepFacts[step].title.en}”, usually ${stepFacts[step].minutes} minutes.`,
    initial: 'viewing' as const,
    tags: ['settled' as const],
    ...(pages && { invoke: pages }),
    states: {
      viewing: {
        description: 'The member reads, fills in or amends the step.',
        on: {
          'step.completed': {
            target: 'saving' as const,
            actions: 'forget' as const,
            description: 'The member is done with this step.',
          },
          ...(before && {
            'step.back': { target: `#journey.${before}`, actions: 'forget' as const, description: 'One step back.' },
          }),
        },
      },
      saving: {
        description: 'The record takes the place of the draft, and Novi checks whether the step is done.',
        tags: ['saving' as const],
        on: { 'step.visited': { description: 'The page stays until Novi has answered.' } },
        invoke: {
          id: 'saveStep' as const,
          src: 'saveStep' as const,
          input: ({ context, event }: { context: JourneyContext; event: JourneyEvent }): SaveStepInput => ({
            step,
            data: event.type === 'step.completed' ? event.data : undefined,
            progress: { furthest: context.furthest, evidence: context.evidence },
          }),
          // A step that asks nothing can't be refused.
          onDone: noEvidence[step]
            ? accepted
            : [
                ...(stepsStoppedByConflict.includes(step) ? [inConflict()] : []),
                { guard: isProven(step), ...accepted },
                refused(step),
              ],
          onError: {
            target: 'viewing' as const,
            actions: {
              type: 'keepFailure' as const,
              params: ({ event }: { event: { error: unknown } }) => ({ failure: event.error }),
            },
            description: 'The step could not be saved. What was typed stays, and can be sent again.',
          },
        },
      },
    },
  };
}

/** Nothing was stored. */
function inConflict() {
  return {
    guard: {
      type: 'isInConflict' as const,
      params: ({ event }: { event: { output: Saved } }) => ({ saved: event.output }),
    },
    target: 'viewing' as const,
    description: 'Another tab or device has changed what was typed: the member chooses before anything is sent.',
  };
}

function isProven(step: JourneyStep) {
  return {
    type: 'isProven' as const,
    params: ({ event }: { event: { output: Progress } }) => ({ step, evidence: event.output.evidence }),
  };
}

function refused(step: JourneyStep) {
  return {
    target: 'viewing' as const,
    actions: [
      { type: 'keepProgress' as const, params: ({ event }: { event: { output: Progress } }) => event.output },
      {
        type: 'refuseCompletion' as const,
        params: ({ event }: { event: { output: Progress } }) => ({ step, evidence: event.output.evidence }),
      },
    ],
    description: 'Something that the step needs is not stored. The page stays, and says what is missing.',
  };
}
