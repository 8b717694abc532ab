import { describe, expect, it, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type StateValueFrom } from 'xstate';
import { actionLinkMachine, linkKinds, type LinkFacts, type LinkKind } from '#machines/account/action-link.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });
type State = StateValueFrom<typeof actionLinkMachine>;

function open({
  kind = 'verifyEmail',
  readLink = () => Promise.resolve({ email: 'ana@example.com' }),
  useLink = () => Promise.resolve(),
}: {
  kind?: LinkKind;
  readLink?: () => Promise<LinkFacts>;
  useLink?: (password: string) => Promise<void>;
} = {}) {
  const logFailure = vi.fn();
  const actor = createActor(
    actionLinkMachine.provide({
      actors: { readLink: fromPromise(readLink), useLink: fromPromise(({ input }) => useLink(input.password)) },
      actions: { logFailure: (_, params) => logFailure(params) },
    }),
    { input: { kind, code: 'code' } },
  ).start();
  actor.send({ type: 'link.opened' });
  const at = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, at, logFailure };
}

describe.each(linkKinds)('a link of the kind %s', (kind) => {
  it('is only read when it is opened, and used by a press', async () => {
    const useLink = vi.fn(() => Promise.resolve());
    const { actor, at } = open({ kind, useLink });
    expect((await at('asking')).context.facts).toEqual({ email: 'ana@example.com' });
    expect(useLink).not.toHaveBeenCalled();
    actor.send({ type: 'link.used' });
    await at('done');
    expect(useLink).toHaveBeenCalledOnce();
  });
});

test('a new password goes along with its link', async () => {
  const useLink = vi.fn(() => Promise.resolve());
  const { actor, at } = open({ kind: 'resetPassword', useLink });
  await at('asking');
  actor.send({ type: 'link.used', password: 'four words in a row' });
  await at('done');
  expect(useLink).toHaveBeenCalledExactlyOnceWith('four words in a row');
});

test('a second press while the link is used does nothing', async () => {
  const useLink = vi.fn(() => Promise.resolve());
  const { actor, at } = open({ useLink });
  await at('asking');
  actor.send({ type: 'link.used' });
  actor.send({ type: 'link.used' });
  await at('done');
  expect(useLink).toHaveBeenCalledOnce();
});

test.each(['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found', 'email-already-in-use'])(
  'a link that the provider answers with %s is spent, when it is opened and when it is used',
  async (code) => {
    const reject = () => Promise.reject(refusal(`auth/${code}`));
    await open({ readLink: reject }).at('spent');
    const { actor, at } = open({ useLink: reject });
    await at('asking');
    actor.send({ type: 'link.used' });
    expect((await at('spent')).context.failure).toMatchObject({ code: `auth/${code}` });
  },
);

test('a provider that can’t be reached can be asked again', async () => {
  const readLink = vi.fn(() => Promise.resolve({ email: 'ana@example.com' }));
  readLink.mockRejectedValueOnce(refusal('auth/network-request-failed'));
  const { actor, at, logFailure } = open({ readLink });
  await at('unreachable');
  expect(logFailure).toHaveBeenCalledExactlyOnceWith({
    kind: 'verifyEmail',
    error: refusal('auth/network-request-failed'),
  });
  actor.send({ type: 'link.retried' });
  expect((await at('asking')).context.failure).toBeUndefined();
});

test('a refused password is said, and another one can be tried', async () => {
  const useLink = vi.fn(() => Promise.resolve());
  useLink.mockRejectedValueOnce(refusal('auth/weak-password'));
  const { actor, at, logFailure } = open({ kind: 'resetPassword', useLink });
  await at('asking');
  actor.send({ type: 'link.used', password: 'password' });
  await at('using');
  expect((await at('asking')).context.failure).toMatchObject({ code: 'auth/weak-password' });
  expect(logFailure).toHaveBeenCalledOnce();
  actor.send({ type: 'link.used', password: 'four words in a row' });
  await at('done');
});

test('views ask by tags', async () => {
  const readLink = vi.fn(() => Promise.resolve({ email: 'ana@example.com' }));
  readLink.mockRejectedValueOnce(refusal('auth/network-request-failed'));
  const { actor, at } = open({ readLink });
  const tags = () => [...actor.getSnapshot().tags].toSorted();
  expect(tags()).toEqual([]);
  await at('unreachable');
  expect(tags()).toEqual(['unreachable']);
  actor.send({ type: 'link.retried' });
  await at('asking');
  expect(tags()).toEqual(['asking']);
  actor.send({ type: 'link.used' });
  expect(tags()).toEqual(['asking', 'busy']);
  await at('done');
  expect(tags()).toEqual(['done']);
});

test('a link that will never work again is spent for views, too', async () => {
  const { actor, at } = open({ readLink: () => Promise.reject(refusal('auth/expired-action-code')) });
  await at('spent');
  expect([...actor.getSnapshot().tags]).toEqual(['spent']);
});
