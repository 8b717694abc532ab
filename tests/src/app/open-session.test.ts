import { expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import type { AuthEvent } from '#machines/auth/types.ts';
import { untilKnown } from '#src/app/open-session.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { startSession } from '#tests/harness/session.ts';

test('a page that stands already waits until it is known who is there', async () => {
  let tell = (_: AuthEvent) => {};
  const observeIdentity = fromCallback<AuthEvent, void>(({ sendBack }) => {
    tell = sendBack;
  });
  const known = vi.fn();
  void untilKnown(startSession({ person: 'nobody', actors: { observeIdentity } })).then(known);
  await Promise.resolve();
  expect(known).not.toHaveBeenCalled();
  tell({ type: 'identity.changed', identity: undefined });
  await eventually(() => expect(known).toHaveBeenCalledOnce());
});

test('and no longer where the session has broken: the page says so', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const observeIdentity = fromCallback<AuthEvent, void>(() => {
    throw new Error('A part of the session broke.');
  });
  const session = startSession({ person: 'nobody', actors: { observeIdentity } });
  await untilKnown(session);
  expect([session.getSnapshot().status, session.getSnapshot().hasTag('unknown')]).toEqual(['error', true]);
  expect(logged).toHaveBeenCalledWith('Session broke', 'Error');
});
