import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { closeAccountMachine, type CloseAccountInput } from '#machines/account/close-account.ts';

/** An account that is being closed, up to the last question. `answers` are the errors of the tries to close it. */
async function atTheLastQuestion(...answers: object[]) {
  const passwords: string[] = [];
  const machine = closeAccountMachine.provide({
    actors: {
      reauthenticate: fromPromise<void, { password: string }>(({ input }) => {
        passwords.push(input.password);
        return Promise.resolve();
      }),
      closeAccount: fromPromise<void, CloseAccountInput>(() =>
        Promise.reject(Object.assign(new Error('refused'), answers.shift())),
      ),
    },
  });
  const actor = createActor(machine, { input: { userId: 'maya' } }).start();
  actor.send({ type: 'password.submitted', password: 'right horse' });
  await waitFor(actor, (now) => now.matches('confirming'));
  return { actor, passwords };
}

it('has the password checked that was given', async () => {
  expect((await atTheLastQuestion()).passwords).toEqual(['right horse']);
});

it.each([
  ['nobody is signed in any more', 401, true],
  ['there is no such account', 404, false],
  ['Novi does not work', 503, false],
])(
  'takes the account for closed at the second try only where it is refused as %s would be',
  async (_, status, isClosed) => {
    const { actor } = await atTheLastQuestion({ status: 503 }, { status });
    actor.send({ type: 'close.confirmed' });
    await waitFor(actor, (now) => now.matches('confirming') && now.context.failure !== undefined);
    actor.send({ type: 'close.confirmed' });
    await waitFor(
      actor,
      (now) => now.status === 'done' || (now.matches('confirming') && now.context.failure !== undefined),
    );
    expect(actor.getSnapshot().output).toEqual(isClosed ? { isClosed: true } : undefined);
  },
);
