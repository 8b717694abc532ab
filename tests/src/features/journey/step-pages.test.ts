import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { counselingMachine, type CounselingFacts } from '#machines/counseling/machine.ts';
import { answerOf, drawnAnew, isSamePage, type Drawn } from '#src/features/journey/step-pages.ts';

type Now = ReturnType<typeof start>['now'];
type Page = 'booking' | 'booked' | 'moving';

const addresses = { booking: '/visit/', booked: '/visit/', moving: '/visit/move?from=start' } as const;
const tie = {
  pages: ['booking', 'booked', 'moving'] as const,
  addressOf: (page: Page) => addresses[page],
  viewOf: (now: Now) => ({ isAsking: now.hasTag('asking') }),
};
const booked: CounselingFacts = { isBooked: true, isDone: false, canMove: true };
const read = { type: 'facts.read', facts: booked } as const;
const move = { type: 'page.visited', destination: 'move' } as const;
const nothing: Drawn<Page, { isAsking: boolean }, CounselingFacts> = { shown: undefined, view: { isAsking: false } };

function start() {
  const actor = createActor(counselingMachine).start();
  return { actor, now: actor.getSnapshot() };
}

test('what a machine will answer is what it answers, and it has heard nothing of that yet', () => {
  const { actor, now } = start();
  const answer = answerOf(now, [move, read]);
  expect(answer.hasTag('moving')).toBe(true);
  expect(actor.getSnapshot()).toBe(now);
  actor.send(move);
  actor.send(read);
  expect(actor.getSnapshot().toJSON()).toEqual(answer.toJSON());
});

test('a machine that has ended answers nothing', () => {
  const { actor } = start();
  actor.send(read);
  actor.stop();
  const ended = actor.getSnapshot();
  expect(answerOf(ended, [move])).toBe(ended);
});

test('a page is drawn once its address has come', () => {
  const { now } = start();
  const answer = answerOf(now, [move, read]);
  expect(drawnAnew(nothing, answer, tie, '/visit')).toBe(nothing);
  expect(drawnAnew(nothing, answer, tie, '/visit/move/')).toMatchObject({ shown: 'moving' });
});

test('what changes nothing that is shown draws nothing anew; what the page shows of it does', () => {
  const { now } = start();
  const drawn = drawnAnew(nothing, answerOf(now, [read]), tie, '/visit');
  expect(drawn).toMatchObject({ shown: 'booked', view: { isAsking: false } });
  const other = { type: 'facts.read', facts: { ...booked, canMove: false } } as const;
  expect(drawnAnew(drawn, answerOf(now, [other]), tie, '/visit')).toBe(drawn);
  const asking = answerOf(now, [read, { type: 'cancel.requested' }]);
  expect(drawnAnew(drawn, asking, tie, '/visit')).toMatchObject({ shown: 'booked', view: { isAsking: true } });
});

test.each([
  ['/visit/move?from=start', '/visit/move', true],
  ['/visit/move#time', '/visit/move/', true],
  ['/visit', '/visit/move', false],
])('%s leads to %s: %s', (address, pathname, isSame) => {
  expect(isSamePage(address, pathname)).toBe(isSame);
});
