import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { JourneyStep } from '#domain/steps.ts';
import { isJourneyStep } from '#domain/steps.ts';
import type { journeyMachine } from '#machines/journey/machine.ts';
import { useAuth } from '../session/auth-provider.tsx';
import type { StepRecords } from './records.ts';

export type JourneyActor = ActorRefFrom<typeof journeyMachine>;

/** The member's journey, which lives beside the session. Only for pages of the member layout. */
export function useJourneyActor(): JourneyActor {
  const actor = useAuth((snapshot) => snapshot.children.journey);
  if (!actor) throw new Error('There is no journey: this page is for signed-in members.');
  return actor as JourneyActor;
}

/** Where the member is and what they can do there, as screens need it. */
export function useJourney() {
  const actor = useJourneyActor();
  const snapshot = useSelector(actor, (current) => current);
  const { furthest, evidence, refusal, failure, found } = snapshot.context;
  return {
    /** The step that is looked at; `undefined` while it is not known, and when all are done and none is looked at. */
    step: currentStep(snapshot.value),
    furthest,
    evidence,
    refusal,
    failure,
    found,
    isLoading: snapshot.hasTag('loading'),
    isUnreachable: snapshot.hasTag('unreachable'),
    isSaving: snapshot.hasTag('saving'),
    back: () => actor.send({ type: 'step.back' }),
    dismissRefusal: () => actor.send({ type: 'refusal.dismissed' }),
    dismissFailure: () => actor.send({ type: 'failure.dismissed' }),
    retry: () => actor.send({ type: 'journey.retried' }),
  };
}

/**
 * Completes the step of a screen: stores its record, if there is one, and moves on when the backend accepts it. What
 * failed is in `failure` of useJourney, and the same call tries again. A second call while one is under way is ignored.
 */
export function useCompleteStep<S extends JourneyStep>(_step: S) {
  const actor = useJourneyActor();
  return (data?: S extends keyof StepRecords ? StepRecords[S] : never) => actor.send({ type: 'step.completed', data });
}

export function currentStep(value: unknown): JourneyStep | undefined {
  const top = typeof value === 'object' && value !== null ? Object.keys(value)[0] : value;
  return isJourneyStep(top) ? top : undefined;
}
