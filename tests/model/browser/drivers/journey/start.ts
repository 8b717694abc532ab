import { steps, type JourneyStep, type Step } from '#domain/steps.ts';
import type { journeyMachine } from '#machines/journey/machine.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import type { Start, Stimulus } from '../../driver.ts';
import { memberWithTimes } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { stepPlays } from './steps.ts';

export type World = {
  /** The furthest step that the backend holds. */
  furthest: Step;
  /** The step that the address asks for, where that is another one than the furthest. */
  opens?: JourneyStep;
  /** The page of the furthest step stands as it was opened, and its form can be sent. */
  isReady: boolean;
  /** It stands where the step is checked, which leads back to its own pages. */
  isAtCheck: boolean;
  /** The backend holds the record of the furthest step, and the step is not done for it, or not for the page. */
  isRecorded?: boolean;
  /** What became of what was sent. */
  has:
    | 'nothing'
    | 'sent'
    | 'strayed'
    | 'failed'
    | 'emptied'
    | 'refused'
    | 'stale'
    | 'conflict'
    | 'found'
    | 'ended'
    | 'warned';
};

export const desktop = { width: 1280, height: 900 };

async function open(scene: Scene, { furthest, opens, isAtCheck }: World): Promise<void> {
  await scene.page.setViewportSize(desktop);
  scene.member = furthest === 'counseling' ? await memberWithTimes(scene) : await memberAt(furthest);
  const play = isAtCheck && furthest !== 'complete' ? stepPlays[furthest] : undefined;
  await play?.seed?.(scene.member);
  await scene.gate.hold('journey', { method: 'GET', url: /\/api\/v1\/patients\/[^/]+\/journey$/ });
  await signIn(scene.page, scene.member, opens ? stepPlays[opens].path : (play?.path ?? '/loading'));
}

/** What is asked when a step is sent waits from here on. */
export async function holdSaving({ gate }: Scene, step: JourneyStep): Promise<void> {
  const { record } = stepPlays[step];
  if (record) await gate.hold('record', record);
  await gate.hold('step', { method: 'PUT', url: /\/api\/v1\/users\/[^/]+$/ });
}

const asked = ['survey', 'medical-history'] as const;
/** The address of a step asks for it at once, while nothing is known yet. */
const asks = (step: JourneyStep): Stimulus<typeof journeyMachine>[] => [{ type: 'step.visited', step }];

/** Somebody at each of the steps, as they come back; at the check of what they have answered; and by an address. */
export const beginAt: Start<typeof journeyMachine, World>[] = [
  ...steps.map((furthest) => ({
    name: `a member at “${furthest}”`,
    world: {
      furthest,
      isReady: !(asked as readonly Step[]).includes(furthest),
      isAtCheck: false,
      has: 'nothing' as const,
    },
    open,
  })),
  ...asked.map((furthest) => ({
    name: `a member who has answered all of “${furthest}”`,
    world: { furthest, isReady: true, isAtCheck: true, has: 'nothing' as const },
    then: asks(furthest),
    open,
  })),
  {
    name: 'a member who comes by the address of a step that is not open',
    world: {
      furthest: 'eligibility',
      opens: 'request-genetic-test-kit',
      isReady: true,
      isAtCheck: false,
      has: 'warned',
    },
    then: asks('request-genetic-test-kit'),
    open,
  },
  {
    name: 'a member who is through and comes by the address of a step',
    world: { furthest: 'complete', opens: 'welcome', isReady: false, isAtCheck: false, has: 'nothing' },
    then: asks('welcome'),
    open,
  },
];
