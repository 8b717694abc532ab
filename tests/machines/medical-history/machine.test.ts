import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  medicalHistoryMachine,
  type MedicalHistoryFacts,
  type MedicalHistoryDestination,
} from '#machines/medical-history/machine.ts';

const groups = ['about-you', 'cancer', 'general'];
const cancer = { page: 'questions', group: 'cancer' } as const;

function history(destination: MedicalHistoryDestination = { page: 'start' }, facts: Partial<MedicalHistoryFacts> = {}) {
  const actor = createActor(medicalHistoryMachine).start();
  const read = (changed: Partial<MedicalHistoryFacts>) =>
    actor.send({ type: 'facts.read', facts: { groups, firstOpen: 'about-you', ...changed } });
  actor.send({ type: 'page.visited', destination });
  expect(actor.getSnapshot().value).toBe('looking');
  read(facts);
  return {
    read,
    at: () => [actor.getSnapshot().value, actor.getSnapshot().context.group],
    done: () => actor.send({ type: 'page.done' }),
    visit: (wanted: MedicalHistoryDestination) => actor.send({ type: 'page.visited', destination: wanted }),
  };
}

it('goes through the groups in their order, and to the check after the last one', () => {
  const { at, done } = history();
  for (const group of groups) {
    expect(at()).toEqual(['questions', group]);
    done();
  }
  expect(at()).toEqual(['check', undefined]);
});

it('goes back to the check after one answer was changed from there', () => {
  const { at, done, visit } = history({ page: 'check' });
  expect(at()).toEqual(['check', undefined]);
  visit({ ...cancer, isChange: true });
  done();
  expect(at()).toEqual(['check', undefined]);
  visit(cancer);
  done();
  expect(at()).toEqual(['questions', 'general']);
});

it('begins at the first group that is open, and at the check where none is', () => {
  expect(history({ page: 'start' }, { firstOpen: 'general' }).at()).toEqual(['questions', 'general']);
  expect(history({ page: 'start' }, { firstOpen: undefined }).at()).toEqual(['check', undefined]);
});

it('shows the group of the address, and leads on from one that is not asked, or not any longer', () => {
  expect(history(cancer).at()).toEqual(['questions', 'cancer']);
  const elsewhere: MedicalHistoryDestination = { page: 'questions', group: 'no-such-group' };
  expect(history(elsewhere, { firstOpen: 'general' }).at()).toEqual(['questions', 'general']);
  const { at, read } = history(cancer);
  read({ groups: ['about-you', 'general'], firstOpen: undefined });
  expect(at()).toEqual(['check', undefined]);
});

it('stays on its page while answers change what comes after it', () => {
  const { at, done, read } = history(cancer);
  read({ groups: [...groups.slice(0, 2), 'treatment', 'general'] });
  expect(at()).toEqual(['questions', 'cancer']);
  done();
  expect(at()).toEqual(['questions', 'treatment']);
});
