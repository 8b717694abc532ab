import { createActor, fromPromise, waitFor, type StateValueFrom } from 'xstate';
import { expect, test, vi } from 'vitest';
import { passwordResetMachine } from '../../machines/password-reset.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });
type State = StateValueFrom<typeof passwordResetMachine>;

function open({
  readLink = () => Promise.resolve('ana@example.com'),
  setPassword = () => Promise.resolve(),
}: {
  readLink?: () => Promise<string>;
  setPassword?: (password: string) => Promise<void>;
} = {}) {
  const logFailure = vi.fn();
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        readLink: fromPromise(readLink),
        setPassword: fromPromise(({ input }) => setPassword(input.password)),
      },
      actions: { logFailure },
    }),
    { input: { code: 'code' } },
  ).start();
  actor.send({ type: 'link.opened' });
  const at = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, at, logFailure };
}

test('a link that works leads to a new password', async () => {
  const setPassword = vi.fn(() => Promise.resolve());
  const { actor, at } = open({ setPassword });
  expect((await at('choosing')).context.email).toBe('ana@example.com');
  actor.send({ type: 'password.submitted', password: 'four words in a row' });
  await at('done');
  expect(setPassword).toHaveBeenCalledExactlyOnceWith('four words in a row');
});

test.each(['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found'])(
  'a link that the provider calls %s is spent, when it is opened and when it is used',
  async (code) => {
    const reject = () => Promise.reject(refusal(`auth/${code}`));
    await open({ readLink: reject }).at('spent');
    const { actor, at } = open({ setPassword: reject });
    await at('choosing');
    actor.send({ type: 'password.submitted', password: 'four words in a row' });
    await at('spent');
  },
);

test('a provider that can’t be reached can be asked again', async () => {
  const readLink = vi.fn(() => Promise.resolve('ana@example.com'));
  readLink.mockRejectedValueOnce(refusal('auth/network-request-failed'));
  const { actor, at, logFailure } = open({ readLink });
  await at('unreachable');
  expect(logFailure).toHaveBeenCalledOnce();
  actor.send({ type: 'link.retried' });
  expect((await at('choosing')).context.failure).toBeUndefined();
});

test('a refused password is said, and another one can be tried', async () => {
  const setPassword = vi.fn(() => Promise.resolve());
  setPassword.mockRejectedValueOnce(refusal('auth/weak-password'));
  const { actor, at } = open({ setPassword });
  await at('choosing');
  actor.send({ type: 'password.submitted', password: 'password' });
  await at('saving');
  expect((await at('choosing')).context.failure).toMatchObject({ code: 'auth/weak-password' });
  actor.send({ type: 'password.submitted', password: 'four words in a row' });
  await at('done');
});
