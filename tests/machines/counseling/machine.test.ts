import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  counselingMachine,
  type CounselingEvent,
  type CounselingFacts,
  type CounselingPage,
} from '#machines/counseling/machine.ts';

const nothing: CounselingFacts = { isBooked: false, isDone: false, canMove: false };
const booked = { isBooked: true, canMove: true };

function counseling(page: CounselingPage = 'start', facts: Partial<CounselingFacts> = {}) {
  const actor = createActor(counselingMachine).start();
  const read = (changed: Partial<CounselingFacts>) =>
    actor.send({ type: 'facts.read', facts: { ...nothing, ...changed } });
  actor.send({ type: 'page.visited', destination: page });
  expect(actor.getSnapshot().value).toBe('looking');
  read(facts);
  return {
    read,
    at: () => actor.getSnapshot().value,
    isMoved: () => actor.getSnapshot().context.isMoved,
    send: (type: Exclude<CounselingEvent['type'], 'facts.read' | 'page.visited'>) => actor.send({ type }),
    visit: (wanted: CounselingPage) => actor.send({ type: 'page.visited', destination: wanted }),
  };
}

it.each([
  // asked for, what is known, what stands
  ['start', {}, 'booking'],
  ['start', booked, 'booked'],
  ['start', { isDone: true }, 'done'],
  ['book', {}, 'booking'],
  ['book', { isDone: true }, 'booking'],
  ['book', booked, 'booked'],
  ['move', booked, 'moving'],
  ['move', { isBooked: true }, 'booked'],
  ['move', {}, 'booking'],
  ['move', { isDone: true, canMove: true }, 'done'],
] as const)('%s with %o shows %s', (page, facts, shown) => {
  expect(counseling(page, facts).at()).toBe(shown);
});

it('stays on the page of whoever books, though the visit is there a moment before the journey moves on', () => {
  const { at, read } = counseling();
  read(booked);
  expect(at()).toBe('booking');
});

it('says that the visit was moved, until it is moved again', () => {
  const { at, isMoved, read, send, visit } = counseling('move', booked);
  send('visit.moved');
  expect([at(), isMoved()]).toEqual(['booked', true]);
  read(booked);
  expect([at(), isMoved()]).toEqual(['booked', true]);
  visit('move');
  expect([at(), isMoved()]).toEqual(['moving', false]);
});

it('lets a page of moving stay that was opened in time', () => {
  const { at, read } = counseling('move', booked);
  read({ isBooked: true, canMove: false });
  expect(at()).toBe('moving');
});

it('asks before it cancels, and offers a booking afterwards that stays until the journey moves on', () => {
  const { at, read, send } = counseling('start', booked);
  send('cancel.requested');
  expect(at()).toBe('canceling');
  send('cancel.closed');
  expect(at()).toBe('booked');
  send('cancel.requested');
  read(booked);
  expect(at()).toBe('canceling');
  send('visit.canceled');
  expect(at()).toBe('booking');
  read({});
  read(booked);
  expect(at()).toBe('booking');
});

it('asks on when the address of the visit comes after the press, and no longer when another page is asked for', () => {
  const { at, send, visit } = counseling('book', booked);
  send('cancel.requested');
  visit('start');
  expect(at()).toBe('canceling');
  visit('move');
  expect(at()).toBe('moving');
});

it('stops asking about a visit that is gone meanwhile, and moving it', () => {
  const { at, read, send } = counseling('start', booked);
  send('cancel.requested');
  read({});
  expect(at()).toBe('booking');
  const moving = counseling('move', booked);
  moving.read({ isDone: true });
  expect(moving.at()).toBe('done');
});
