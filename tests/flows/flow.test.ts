import { initialTransition, transition } from 'xstate';
import { expect, it } from 'vitest';
import { flowsOf } from '#flows/flow.ts';
import { machines } from '#machines/catalog.ts';
import { draftMachine } from '#machines/draft/machine.ts';
import { draftsMachine } from '#machines/drafts/machine.ts';

const startsOf = (id: string) => flowsOf(machines).find(({ graph }) => graph.id === id)?.starts;

it('a flow starts the machines of the catalog alone, and the session the journey while a member is signed in', () => {
  const ids = new Set(machines.map(({ machine }) => machine.id));
  expect(flowsOf(machines).flatMap(({ starts }) => starts.filter(({ machine }) => !ids.has(machine)))).toEqual([]);
  expect(startsOf('auth')).toContainEqual({ state: 'auth.signedIn.role.member', machine: 'journey' });
});

it('a machine that comes with the event that starts it is known by its name', () => {
  const input = { key: { patientId: 'maya', record: 'answers/survey' }, entryId: 'copy' } as const;
  const [empty] = initialTransition(draftsMachine);
  const [, actions] = transition(draftsMachine, empty, {
    ...{ type: 'draft.opened', name: 'a', machine: draftMachine, input },
  });
  const spawned = actions.flatMap(({ type, params }) => (type === 'xstate.spawnChild' ? [params] : []));
  expect(spawned.filter(({ src }) => typeof src !== 'string')).toMatchObject([{ src: { id: draftMachine.id } }]);
  expect(startsOf('drafts')).toEqual([{ state: undefined, machine: draftMachine.id }]);
});
