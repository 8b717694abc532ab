import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { surveyMachine } from '#machines/survey/machine.ts';
import { surveyPages, type SurveyDestination, type SurveyEvent, type SurveyFacts } from '#machines/survey/types.ts';
import { eventually } from '#tests/harness/eventually.ts';

const nothing: SurveyFacts = { isNew: false, isSent: false, hasJustJoined: false, last: { page: 'relatives' } };

/** What comes of saving what was typed. */
let saveDraft: () => Promise<{ isSaved: boolean }>;

function survey(destination: SurveyDestination = { page: 'start' }, facts: Partial<SurveyFacts> = {}) {
  const machine = surveyMachine.provide({ actors: { saveDraft: fromPromise(() => saveDraft()) } });
  const actor = createActor(machine).start();
  const read = (changed: Partial<SurveyFacts>) => actor.send({ type: 'facts.read', facts: { ...nothing, ...changed } });
  actor.send({ type: 'page.visited', destination });
  expect(actor.getSnapshot().value).toBe('looking');
  read(facts);
  return {
    read,
    at: () => actor.getSnapshot().value,
    wanted: () => actor.getSnapshot().context.wanted,
    cameFrom: () => actor.getSnapshot().context.cameFrom,
    send: (event: SurveyEvent) => actor.send(event),
    visit: (wanted: SurveyDestination) => actor.send({ type: 'page.visited', destination: wanted }),
  };
}

it('goes from the member to the origins, to how many there are, and to the list', () => {
  const { at, send } = survey({ page: 'start' }, { isNew: true });
  expect(at()).toBe('you');
  for (const page of ['ancestry', 'count', 'relatives']) {
    send({ type: 'page.done' });
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
  send({ type: 'relative.missing' });
  read({});
  expect(at()).toBe('relatives');
});

const aunt: SurveyDestination = { page: 'relative', relativeId: 'aunt' };

it('leads from a relative back to the list, to where they stand in it', () => {
  const { at, cameFrom, send, visit } = survey(aunt);
  send({ type: 'relative.done', next: undefined });
  expect([at(), cameFrom()]).toEqual(['relatives', 'aunt']);
  visit({ page: 'relatives' });
  expect([at(), cameFrom()]).toEqual(['relatives', undefined]);
});

it('leads from a relative on to the next of whom something is open', () => {
  const { at, wanted, send } = survey(aunt);
  send({ type: 'relative.done', next: 'mother' });
  expect([at(), wanted()]).toEqual(['relative', { page: 'relative', relativeId: 'mother' }]);
});

it('leads from a relative back to the check, where their page was opened from it', () => {
  const { at, read, send } = survey({ ...aunt, isFromCheck: true });
  send({ type: 'relative.done', next: 'mother' });
  read({});
  expect(at()).toBe('check');
});

it('adds one relative from the list, and another one right after', () => {
  const { at, read, wanted, send } = survey({ page: 'relatives' });
  const adding = { relation: 'cousin', side: 'maternal' } as const;
  for (const relativeId of ['first', 'second']) {
    send({ type: 'relative.added', relativeId, adding });
    read({});
    expect([at(), wanted()]).toEqual(['relative', { page: 'relative', relativeId, adding }]);
  }
});

it('leads to the list from a relative who was removed, also where their page was opened from the check', () => {
  const { at, cameFrom, send } = survey({ ...aunt, isFromCheck: true });
  send({ type: 'relative.removed' });
  expect([at(), cameFrom()]).toEqual(['relatives', undefined]);
});

it('pauses once what was typed is saved, and goes on where the member was last', async () => {
  let answer: (saved: { isSaved: boolean }) => void = () => {};
  saveDraft = () => new Promise((resolve) => (answer = resolve));
  const { at, read, send, visit } = survey({ page: 'ask' });
  read({ last: aunt });
  send({ type: 'pause.requested' });
  await eventually(() => expect(at()).toBe('pausing'));
  answer({ isSaved: true });
  await eventually(() => expect(at()).toBe('paused'));
  visit({ page: 'start' });
  expect(at()).toBe('relative');
});

it.each([
  ['was not saved', () => Promise.resolve({ isSaved: false })],
  ['can’t be asked about', () => Promise.reject(new Error('no line'))],
])('does not pause where what was typed %s', async (_, saving) => {
  saveDraft = vi.fn(saving);
  const { at, send } = survey({ page: 'ask' });
  send({ type: 'pause.requested' });
  await eventually(() => expect(at()).toBe('ask'));
  expect(saveDraft).toHaveBeenCalledOnce();
});
