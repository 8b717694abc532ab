import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { writingMachine, type SignAnswer, type WritingFacts } from '#machines/writing/machine.ts';
import type { WritingView } from '#machines/writing/views.ts';

type Services = { sign: () => Promise<SignAnswer>; discard: () => Promise<void> };
const happy: Services = { sign: () => Promise.resolve('signed'), discard: () => Promise.resolve() };
const nothing: WritingFacts = { signed: 0, basedOn: undefined, isComplete: false, isMine: false };
const typed: WritingFacts = { signed: 0, basedOn: 0, isComplete: true, isMine: false };

function writing(view: WritingView, facts: Partial<WritingFacts>, services: Partial<Services> = {}) {
  const { sign, discard } = { ...happy, ...services };
  const actor = createActor(
    writingMachine.provide({ actors: { sign: fromPromise(sign), discard: fromPromise(discard) } }),
  ).start();
  actor.send({ type: 'page.visited', destination: view });
  expect(actor.getSnapshot().value).toBe('looking');
  actor.send({ type: 'facts.read', facts: { ...nothing, ...facts } });
  return {
    actor,
    at: () => actor.getSnapshot().value,
    until: (value: string) => waitFor(actor, (now) => now.value === value),
  };
}

it.each<[WritingView, Partial<WritingFacts>, string]>([
  ['form', {}, 'editing'],
  ['preview', {}, 'editing'],
  ['preview', { basedOn: 0 }, 'editing'],
  ['preview', typed, 'previewing'],
  ['form', { signed: 1 }, 'signed'],
  ['preview', { signed: 1 }, 'signed'],
  ['form', { signed: 1, basedOn: 1 }, 'editing'],
  ['preview', { signed: 1, basedOn: 1, isComplete: true }, 'previewing'],
  ['form', { signed: 1, basedOn: 0 }, 'overtaken'],
  ['preview', { signed: 2, basedOn: 1, isComplete: true }, 'overtaken'],
])('asked for the %s with %o it shows %s', (view, facts, shown) => {
  expect(writing(view, facts).at()).toBe(shown);
});

describe('signing', () => {
  const sign = { type: 'sign.requested', record: 'text' } as const;

  it('happens from the preview alone, and once', async () => {
    let signed = 0;
    const { actor, at, until } = writing('form', typed, { sign: () => Promise.resolve((signed++, 'signed' as const)) });
    actor.send(sign);
    expect(at()).toBe('editing');
    actor.send({ type: 'page.visited', destination: 'preview' });
    actor.send(sign);
    actor.send(sign);
    actor.send({ type: 'page.visited', destination: 'form' });
    expect(at()).toBe('signing');
    const { context } = await until('signed');
    expect([signed, context.isNew]).toEqual([1, true]);
    actor.send({ type: 'facts.read', facts: typed });
    expect(at()).toBe('signed');
  });

  it('that fails says why and can be tried again', async () => {
    const { actor, until } = writing('preview', typed, { sign: () => Promise.reject(new Error('no line')) });
    actor.send(sign);
    const { context } = await until('previewing');
    expect(context.failure).toEqual(new Error('no line'));
  });

  it('that fails after somebody went back shows the form that they went to', async () => {
    const { actor, until } = writing('preview', typed, { sign: () => Promise.reject(new Error('no line')) });
    actor.send(sign);
    actor.send({ type: 'page.visited', destination: 'form' });
    await until('editing');
  });

  it('goes back to the form where another device has typed something else', async () => {
    const { actor, until } = writing('preview', typed, { sign: () => Promise.resolve('unsettled') });
    actor.send(sign);
    expect((await until('editing')).context.wanted).toBe('form');
  });
});

describe('what was overtaken', () => {
  const older = { signed: 1, basedOn: 0, isComplete: true, isMine: false };

  it('comes out when it is signed, too, and becomes a change of the other where it is kept', async () => {
    const { actor, at, until } = writing('preview', typed, { sign: () => Promise.resolve('overtaken') });
    actor.send({ type: 'sign.requested', record: 'text' });
    await until('overtaken');
    actor.send({ type: 'page.visited', destination: 'preview' });
    actor.send({ type: 'facts.read', facts: older });
    expect(at()).toBe('overtaken');
    actor.send({ type: 'mine.kept' });
    actor.send({ type: 'facts.read', facts: { ...older, basedOn: 1 } });
    expect(at()).toBe('editing');
  });

  it('is given up once the draft is empty, and not before', async () => {
    const { actor, until } = writing('form', older, { discard: () => Promise.reject(new Error('no line')) });
    actor.send({ type: 'theirs.taken' });
    expect((await until('overtaken')).context.failure).toEqual(new Error('no line'));
    const other = writing('form', older);
    other.actor.send({ type: 'theirs.taken' });
    expect((await other.until('signed')).context.isNew).toBe(false);
  });
});

it('what was signed, though no reply said so, is signed, and its draft is emptied', async () => {
  const { until } = writing('form', { signed: 1, basedOn: 0, isMine: true });
  expect((await until('signed')).context.isNew).toBe(true);
});

it('a change of what is signed begins when it is asked for', () => {
  const { actor, at } = writing('form', { signed: 1 });
  actor.send({ type: 'amendment.requested' });
  expect(at()).toBe('editing');
  actor.send({ type: 'facts.read', facts: { ...nothing, signed: 1 } });
  expect(at()).toBe('editing');
});
