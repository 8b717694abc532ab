import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { adminSiteMachine, type Visitor } from '#machines/admin-site/machine.ts';

const admin = { noviId: 'a', name: 'Ada Admin', email: 'ada@novi.example' };
const impersonation = {
  adminId: 'a',
  memberName: 'Mia Member',
  reason: 'They asked for help.',
  endsAt: '2027-01-01T10:00:00Z',
};
const member = { id: 'm', name: 'Mia Member', email: 'mia@novi.example' };

/** The site with whoever is there at each look, in this order, and calls that all succeed unless they are replaced. */
function open(
  looks: (Visitor | Error)[],
  broken: Partial<Record<'signIn' | 'startImpersonation' | 'stopImpersonation', Error>> = {},
) {
  const left = [...looks];
  const calls: unknown[] = [];
  const call = (name: keyof typeof broken, input: unknown) => {
    calls.push([name, input]);
    return broken[name] ? Promise.reject(broken[name]) : Promise.resolve();
  };
  const actor = createActor(
    adminSiteMachine.provide({
      actors: {
        whoIsThere: fromPromise<Visitor, void>(() => {
          const look = left.shift() ?? { kind: 'nobody' };
          return look instanceof Error ? Promise.reject(look) : Promise.resolve(look);
        }),
        signIn: fromPromise(({ input }) => call('signIn', input)),
        startImpersonation: fromPromise(({ input }) => call('startImpersonation', input)),
        stopImpersonation: fromPromise(({ input }) => call('stopImpersonation', input)),
        signOut: fromPromise<void, void>(() => Promise.resolve()),
      },
    }),
  ).start();
  actor.send({ type: 'site.opened' });
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, calls, reach };
}

it('leads an admin from signing in to impersonating a member, with their reason', async () => {
  const { actor, calls, reach } = open([
    { kind: 'nobody' },
    { kind: 'admin', admin },
    { kind: 'impersonating', impersonation },
  ]);
  await reach('signedOut');
  actor.send({ type: 'signIn.submitted', credentials: { email: 'ada@novi.example', password: 'secret' } });
  await reach('choosing');
  actor.send({ type: 'member.chosen', member });
  actor.send({ type: 'start.submitted', reason: 'They asked for help.' });
  await reach('impersonating');
  expect(calls).toContainEqual(['startImpersonation', { admin, memberId: 'm', reason: 'They asked for help.' }]);
});

it('keeps the choice and says why when the start is refused', async () => {
  const refusal = new Error('You act as somebody else already.');
  const { actor, reach } = open([{ kind: 'admin', admin }], { startImpersonation: refusal });
  await reach('choosing');
  actor.send({ type: 'member.chosen', member });
  actor.send({ type: 'start.submitted', reason: 'They asked for help.' });
  await waitFor(actor, ({ context }) => context.failure === refusal);
  expect(actor.getSnapshot()).toMatchObject({ value: 'naming', context: { chosen: member } });
});

it('stops what is still open, and looks again who is there', async () => {
  const { actor, calls, reach } = open([
    { kind: 'impersonating', impersonation },
    { kind: 'admin', admin },
  ]);
  await reach('impersonating');
  actor.send({ type: 'stop.requested' });
  await reach('choosing');
  expect(calls).toEqual([['stopImpersonation', { adminId: 'a' }]]);
  expect(actor.getSnapshot().context.stopped).toBe('Mia Member');
  actor.send({ type: 'signOut.requested' });
  await reach('signedOut');
  expect(actor.getSnapshot().context.stopped).toBeUndefined();
});

it('goes on impersonating, and says why, when stopping fails', async () => {
  const failure = new Error('not reached');
  const { actor, reach } = open([{ kind: 'impersonating', impersonation }], {
    stopImpersonation: failure,
  });
  await reach('impersonating');
  actor.send({ type: 'stop.requested' });
  await waitFor(actor, ({ context }) => context.failure === failure);
  expect(actor.getSnapshot().value).toBe('impersonating');
});

it('moves the focus with the view once something was done, and not when the site is opened', async () => {
  const { actor, reach } = open([
    { kind: 'admin', admin },
    { kind: 'impersonating', impersonation },
  ]);
  await reach('choosing');
  expect(actor.getSnapshot().context.arrived).toBe(false);
  actor.send({ type: 'member.chosen', member });
  actor.send({ type: 'start.submitted', reason: 'They asked for help.' });
  await reach('impersonating');
  expect(actor.getSnapshot().context.arrived).toBe(true);
});

it('signs out whoever is no admin, and says so', async () => {
  const { actor, reach } = open([{ kind: 'other' }]);
  await reach('signedOut');
  expect(actor.getSnapshot().context.refused).toBe(true);
});

it('still says whom the admin has stopped acting as where the look after that had to be done again', async () => {
  const { actor, reach } = open([
    { kind: 'impersonating', impersonation },
    new Error('offline'),
    { kind: 'admin', admin },
  ]);
  await reach('impersonating');
  actor.send({ type: 'stop.requested' });
  await reach('unreachable');
  actor.send({ type: 'look.requested' });
  await reach('choosing');
  expect(actor.getSnapshot().context).toMatchObject({ stopped: 'Mia Member', failure: undefined });
});
