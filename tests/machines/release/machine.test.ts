import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  releaseMachine,
  releasePages,
  type ReleaseEvent,
  type ReleaseFacts,
  type ReleasePage,
} from '#machines/release/machine.ts';

const nothing: ReleaseFacts = {
  isSettled: false,
  isBegun: false,
  isFilledIn: false,
  isSaving: false,
  newest: undefined,
};
const filledIn = { isFilledIn: true, isBegun: true };

function release(page: ReleasePage = 'start', facts: Partial<ReleaseFacts> = {}) {
  const actor = createActor(releaseMachine).start();
  const read = (changed: Partial<ReleaseFacts>) =>
    actor.send({ type: 'facts.read', facts: { ...nothing, ...changed } });
  actor.send({ type: 'page.visited', destination: page });
  expect(actor.getSnapshot().value).toBe('looking');
  read(facts);
  return {
    read,
    at: () => actor.getSnapshot().value,
    revoked: () => actor.getSnapshot().context.revoked,
    found: () => actor.getSnapshot().context.found,
    asked: () => actor.getSnapshot().context.asked,
    send: (event: ReleaseEvent) => actor.send(event),
    done: () => actor.send({ type: 'page.done' }),
    visit: (wanted: ReleasePage) => actor.send({ type: 'page.visited', destination: wanted }),
  };
}

it('goes from the choice to the form and to reading it, and signs it there', () => {
  const { at, done, visit } = release();
  expect(at()).toBe('choice');
  done();
  expect(at()).toBe('form');
  done();
  expect(at()).toBe('check');
  visit('sign');
  expect(at()).toBe('sign');
});

it.each([
  // asked for, what is known, what stands
  ['start', {}, 'choice'],
  ['start', { isBegun: true }, 'form'],
  ['start', { isSettled: true, isBegun: true }, 'signed'],
  ['choice', { isBegun: true }, 'choice'],
  ['choice', { isSettled: true }, 'signed'],
  ['form', { isSettled: true }, 'form'],
  ['check', filledIn, 'check'],
  ['check', {}, 'form'],
  ['check', { isSettled: true }, 'signed'],
  ['sign', filledIn, 'sign'],
  ['sign', { isBegun: true }, 'form'],
  ['sign', { isSettled: true }, 'signed'],
] as const)('%s with %o shows %s', (page, facts, shown) => {
  expect(release(page, facts).at()).toBe(shown);
});

it('stays while it is signed, whatever is asked for and read, and can be signed again when it failed', () => {
  const { at, read, visit } = release('sign', filledIn);
  read({ ...filledIn, isSaving: true });
  releasePages.forEach(visit);
  read({ ...filledIn, isSettled: true, isSaving: true });
  expect(at()).toBe('sign');
  read(filledIn);
  expect(at()).toBe('sign');
  visit('check');
  expect(at()).toBe('check');
});

it('shows a form that turns out to be signed, by a try that failed or elsewhere, before another can be signed', () => {
  for (const page of ['form', 'check', 'sign'] as const) {
    const { at, found, read, visit } = release(page, { ...filledIn, isSettled: true, newest: 'first' });
    read({ ...filledIn, isSettled: true, newest: 'second', isSaving: true });
    expect(at()).toBe(page);
    read({ ...filledIn, isSettled: true, newest: 'second' });
    expect([at(), found()]).toEqual(['signed', 'second']);
    // The address follows.
    visit('start');
    read({ ...filledIn, isSettled: true, newest: 'second', isBegun: false });
    expect([at(), found()]).toEqual(['signed', 'second']);
  }
});

it('lets the member sign another form beside what was found, which is no news any more then', () => {
  const { at, found, read, visit } = release('sign', filledIn);
  read({ ...filledIn, isSettled: true, newest: 'first' });
  visit('form');
  expect([at(), found()]).toEqual(['form', undefined]);
  visit('sign');
  expect(at()).toBe('sign');
});

it('tells of what was found until the member goes on from it', () => {
  const { at, found, read } = release('sign', filledIn);
  const signed = { ...filledIn, isSettled: true, newest: 'first' };
  read(signed);
  read({ ...signed, isSaving: true });
  read(signed);
  expect([at(), found()]).toEqual(['signed', undefined]);
});

it('moves on where another page than the signature is sent', () => {
  const { at, visit } = release('choice', { isSaving: true });
  visit('form');
  expect(at()).toBe('form');
});

const settled = { isSettled: true };

it('asks before a form is revoked, whatever is read anew meanwhile, and keeps it where the member wants to', () => {
  const { at, asked, read, revoked, send } = release('start', settled);
  send({ type: 'revoke.requested', formId: 'second' });
  read({ ...settled, isBegun: true });
  expect([at(), asked()]).toEqual(['revoking', 'second']);
  send({ type: 'revoke.closed' });
  expect([at(), revoked()]).toEqual(['signed', undefined]);
});

it('tells which form was revoked until another page is asked for, or this one anew', () => {
  const { at, read, revoked, send, visit } = release('start', settled);
  send({ type: 'revoke.requested', formId: 'second' });
  send({ type: 'release.revoked', formId: 'second' });
  read({ ...settled, isBegun: true });
  expect([at(), revoked()]).toEqual(['signed', 'second']);
  visit('start');
  expect([at(), revoked()]).toEqual(['signed', undefined]);
});

it('tells of a form that was revoked after the question was closed', () => {
  const { at, revoked, send } = release('start', settled);
  send({ type: 'revoke.requested', formId: 'second' });
  send({ type: 'revoke.closed' });
  send({ type: 'release.revoked', formId: 'second' });
  expect([at(), revoked()]).toEqual(['signed', 'second']);
});

it.each([
  ['form', 'form'],
  ['start', 'signed'],
] as const)('gives the question up where a page is asked for: %s', (page, shown) => {
  const { at, send, visit } = release('start', settled);
  send({ type: 'revoke.requested', formId: 'second' });
  visit(page);
  expect(at()).toBe(shown);
});
