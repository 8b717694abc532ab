import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';

/** What a double is told to answer with. */
export type Answer = { type: 'model.done'; output: unknown } | { type: 'model.error'; error: unknown };

/**
 * Stands for whatever a machine starts: it takes all events, and ends when it is told to, at once. A promise would answer later, and a
 * machine of its own would go on by itself.
 */
export const double: ActorLogic<Snapshot<unknown>, Answer> = {
  transition: (snapshot, event: EventObject) => {
    if (isAnswer(event, 'model.done'))
      return { ...snapshot, status: 'done', output: event.output } as Snapshot<unknown>;
    if (isAnswer(event, 'model.error'))
      return { ...snapshot, status: 'error', error: event.error } as Snapshot<unknown>;
    return snapshot;
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

function isAnswer<Type extends Answer['type']>(event: EventObject, type: Type): event is Answer & { type: Type } {
  return event.type === type;
}

/** A copy of a machine all of whose actors are doubles. */
export function withDoubles(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, double])) } as never);
}
