import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { emailVerificationMachine } from '#machines/account/email-verification.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });

function begin({ sendLink = () => Promise.resolve(), isVerified = () => Promise.resolve(false) } = {}) {
  const clock = new SimulatedClock();
  const logFailure = vi.fn();
  const machine = emailVerificationMachine.provide({
    actors: { sendLink: fromPromise<void, void>(sendLink), isVerified: fromPromise<boolean, void>(isVerified) },
    actions: { logFailure },
  });
  const actor = createActor(machine, { clock }).start();
  const tagged = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.hasTag(tag));
  return { actor, clock, logFailure, tagged };
}

test('the link is sent again by a press, and then not for a minute', async () => {
  const sendLink = vi.fn(() => Promise.resolve());
  const { actor, clock, tagged } = begin({ sendLink });
  actor.send({ type: 'link.requested' });
  actor.send({ type: 'link.requested' });
  await tagged('sent');
  actor.send({ type: 'link.requested' });
  expect(sendLink).toHaveBeenCalledOnce();

  clock.increment(59_999);
  expect(actor.getSnapshot().hasTag('sent')).toBe(true);
  clock.increment(1);
  actor.send({ type: 'link.requested' });
  expect(sendLink).toHaveBeenCalledTimes(2);
});

test.each(['too-many-requests', 'quota-exceeded'])('after %s there is a pause of five minutes', async (code) => {
  const sendLink = vi.fn(() => Promise.reject(refusal(`auth/${code}`)));
  const { actor, clock, logFailure, tagged } = begin({ sendLink });
  actor.send({ type: 'link.requested' });
  await tagged('tooMany');
  expect(logFailure).toHaveBeenCalledOnce();
  clock.increment(299_999);
  actor.send({ type: 'link.requested' });
  expect(sendLink).toHaveBeenCalledOnce();
  clock.increment(1);
  actor.send({ type: 'link.requested' });
  expect(sendLink).toHaveBeenCalledTimes(2);
});

test('a link that could not be sent can be tried again at once', async () => {
  const sendLink = vi.fn(() => Promise.resolve());
  sendLink.mockRejectedValueOnce(refusal('auth/network-request-failed'));
  const { actor, logFailure, tagged } = begin({ sendLink });
  actor.send({ type: 'link.requested' });
  expect((await tagged('sendFailed')).context.failure).toMatchObject({ code: 'auth/network-request-failed' });
  expect(logFailure).toHaveBeenCalledOnce();
  actor.send({ type: 'link.requested' });
  await tagged('sent');
});

test('who says that it is done is told whether it is, as often as they ask', async () => {
  const isVerified = vi.fn(() => Promise.resolve(true));
  isVerified.mockResolvedValueOnce(false);
  isVerified.mockRejectedValueOnce(refusal('auth/network-request-failed'));
  const { actor, logFailure, tagged } = begin({ isVerified });
  actor.send({ type: 'account.checked' });
  actor.send({ type: 'account.checked' });
  await tagged('notYet');
  expect(isVerified).toHaveBeenCalledOnce();
  actor.send({ type: 'account.checked' });
  await tagged('checkFailed');
  expect(logFailure).toHaveBeenCalledOnce();
  actor.send({ type: 'account.checked' });
  await tagged('verified');
});

test('what was found is forgotten once a new link is asked for', async () => {
  const { actor, tagged } = begin();
  actor.send({ type: 'account.checked' });
  await tagged('notYet');
  actor.send({ type: 'link.requested' });
  await tagged('sent');
  expect(actor.getSnapshot().hasTag('notYet')).toBe(false);
});
