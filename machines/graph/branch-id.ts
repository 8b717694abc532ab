import type { AnyTransitionDefinition } from 'xstate';
import type { Trigger } from './types.ts';

/** A transition as xstate hands it out, of whatever machine. */
export type AnyTransition = Omit<AnyTransitionDefinition, 'eventType'> & { eventType: string };

/** How xstate spells the types of the events that it makes itself. */
const ownEvents: readonly [RegExp, Trigger['kind']][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'done'],
  [/^xstate\.error\.actor\.(.+)$/, 'error'],
  [/^xstate\.after\.([^.]+)\./, 'after'],
  [/^xstate\.done\.state\.()/, 'finished'],
  [/^()$/, 'always'],
];

/** What makes a machine take a transition, from the event type that xstate gives it. */
export function triggerOf(eventType: string): Trigger {
  for (const [pattern, kind] of ownEvents) {
    const name = pattern.exec(eventType)?.[1];
    if (name !== undefined) return { kind, name };
  }
  return { kind: 'event', name: eventType };
}

/** The place of a transition in the list that xstate goes through for its event. */
export function placeOf(transition: AnyTransition): number {
  const { source, eventType } = transition;
  const list = eventType === '' ? source.always : source.transitions.get(eventType);
  return list?.findIndex((each) => each === transition) ?? -1;
}

/** The id of the branch that a transition is, as xstate hands it out: `journey.welcome.saving done saveStep #0`. */
export function branchIdOf(transition: AnyTransition): string {
  const { kind, name } = triggerOf(transition.eventType);
  const words = [transition.source.id, ...(kind === 'event' ? [] : [kind]), ...(name === '' ? [] : [name])];
  return `${words.join(' ')} #${String(placeOf(transition))}`;
}
