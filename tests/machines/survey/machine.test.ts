import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { surveyMachine, surveyPages, type SurveyFacts, type SurveyDestination } from '#machines/survey/machine.ts';

const nothing: SurveyFacts = { isNew: false, isSent: false, hasJustJoined: false, last: { page: 'relatives' } };

function survey(destination: SurveyDestination = { page: 'start' }, facts: Partial<SurveyFacts> = {}) {
  const actor = createActor(surveyMachine).start();
  const read = (changed: Partial<SurveyFacts>) => actor.send({ type: 'facts.read', facts: { ...nothing, ...changed } });
  actor.send({ type: 'page.visited', destination });
  expect(actor.getSnapshot().value).toBe('looking');
  read(facts);
  return {
    read,
    at: () => actor.getSnapshot().value,
    wanted: () => actor.getSnapshot().context.wanted,
    send: (type: 'page.done' | 'relative.missing') => actor.send({ type }),
    visit: (wanted: SurveyDestination) => actor.send({ type: 'page.visited', destination: wanted }),
  };
}

it('goes from the member to the origins, to how many there are, and to the list', () => {
  const { at, send } = survey({ page: 'start' }, { isNew: true });
  expect(at()).toBe('you');
  for (const page of ['ancestry', 'count', 'relatives']) {
    send('page.done');
    expect(at()).toBe(page);
  }
});

it('says first that the member can join, once, and only at the step’s own address', () => {
  const fresh = { isNew: true, hasJustJoined: true };
  const { at, visit } = survey({ page: 'start' }, fresh);
  expect(at()).toBe('joined');
  visit({ page: 'you' });
  expect(at()).toBe('you');
  expect(survey({ page: 'check' }, fresh).at()).toBe('you');
  expect(survey({ page: 'start' }, { hasJustJoined: true }).at()).toBe('relatives');
});

it.each(surveyPages)('shows nothing but the questions about the member while they are new: %s', (page) => {
  expect(survey({ page }, { isNew: true }).at()).toBe('you');
});

it.each(surveyPages.filter((page) => page !== 'start'))('shows the page that is asked for: %s', (page) => {
  expect(survey({ page }).at()).toBe(page);
  expect(survey({ page }, { isSent: true }).at()).toBe(page);
});

it.each([
  [{}, 'relatives', { page: 'relatives' }],
  [{ last: { page: 'relative', relativeId: 'aunt' } }, 'relative', { page: 'relative', relativeId: 'aunt' }],
  [{ last: { page: 'count' } }, 'count', { page: 'count' }],
  [{ isSent: true, last: { page: 'count' } }, 'check', { page: 'start' }],
] as const)('with %o goes on at %s', (facts, page, wanted) => {
  const { at, wanted: now } = survey({ page: 'start' }, facts);
  expect([at(), now()]).toEqual([page, wanted]);
});

it('leads to the list where nobody of the address is in the family history', () => {
  const { at, read, send } = survey({ page: 'relative', relativeId: 'nobody' });
  send('relative.missing');
  read({});
  expect(at()).toBe('relatives');
});
