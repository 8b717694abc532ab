import { checkVisit, mustOrderAgain } from '#domain/progress.ts';
import { journeySteps, stepFacts, stepIndex, stepPath, type JourneyStep } from '#domain/steps.ts';
import { useJourney } from '../../features/journey/use-journey.ts';
import { useWords } from '../../lib/locale.ts';
import type { RailStep } from '../../ui/rail-steps.tsx';

/**
 * The eight steps as the member meets them: the one that is looked at, if any, what is done, open, and what opens the rest.
 * An order that was turned down or called off is not done: it is open once more.
 */
export function useRailSteps(current: JourneyStep | undefined): RailStep[] {
  const t = useWords();
  const { furthest, evidence } = useJourney();
  return journeySteps.map((step): RailStep => {
    const check = checkVisit(furthest, step, evidence);
    const facts = { id: step, title: t(stepFacts[step].title), minutes: stepFacts[step].minutes };
    if (step === current) return { ...facts, state: 'current' };
    if (!check.ok) return { ...facts, state: 'locked', reason: t(check.opens) };
    const again = step === 'request-genetic-test-kit' && mustOrderAgain(furthest, evidence);
    const state = stepIndex(step) < stepIndex(furthest) && !again ? 'done' : 'open';
    return { ...facts, state, to: stepPath(step) };
  });
}
