import { initialTransition, transition } from 'xstate';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';

/** Where the journey stands once the backend has told of a member. */
export function resumed(output: Progress) {
  const [loading] = initialTransition(journeyMachine);
  const [here] = transition(journeyMachine, loading, {
    type: 'xstate.done.actor.loadJourney',
    actorId: 'loadJourney',
    output,
  } as never);
  return here;
}
