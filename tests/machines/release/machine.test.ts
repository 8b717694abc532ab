import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { releaseMachine, releasePages, type ReleaseFacts, type ReleasePage } from '#machines/release/machine.ts';

const nothing: ReleaseFacts = { isSettled: false, isBegun: false, isFilledIn: false, isSaving: false };
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

it('moves on where another page than the signature is sent', () => {
  const { at, visit } = release('choice', { isSaving: true });
  visit('form');
  expect(at()).toBe('form');
});
