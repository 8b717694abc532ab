import { createActor, type SnapshotFrom } from 'xstate';
import type { AuthContext } from '#machines/auth/types.ts';
import { auth } from '#src/app/root-actor.ts';
import { draftsLogic } from '#src/features/drafts/draft-registry.ts';
import type { AuthActor } from '#src/features/session/auth-provider.tsx';
import { standingOf, type Standing } from '#src/features/session/standing.ts';
import { endWithTest } from '../setup/after-each.ts';
import { ana, identityOf } from './session.ts';

type StateValue = SnapshotFrom<typeof auth>['value'];
type Where = { value: unknown; context?: Partial<AuthContext> };

const started = new Set<AuthActor>();
endWithTest(() => {
  started.forEach((actor) => actor.stop());
  started.clear();
});

/**
 * The session in one of its states, in which nothing goes on: nobody is asked anything until an event comes, and from there
 * on it goes as in the app.
 */
export function sessionIn({ value, context = {} }: Where): AuthActor {
  const atStart = createActor(auth).getSnapshot().context;
  const snapshot = auth.resolveState({ value: value as StateValue, context: { ...atStart, ...context } });
  // What the app starts with the page stands, too.
  const owned = { src: 'drafts', snapshot: createActor(draftsLogic).getPersistedSnapshot() };
  const withDrafts = { ...snapshot, children: { drafts: owned } } as unknown as typeof snapshot;
  const actor = createActor(auth, { snapshot: withDrafts }).start();
  started.add(actor);
  return actor;
}

const member = identityOf(ana);

/** A state of the session for each standing. */
const places: Readonly<Record<Standing, Where>> = {
  unknown: { value: 'loading' },
  sessionStarting: { value: 'refreshing', context: { isSessionStarting: true } },
  signedOut: { value: 'signedOut' },
  savingDrafts: { value: { leaving: 'saving' }, context: { identity: member } },
  gone: { value: { leaving: 'saving' } },
  unprovisioned: { value: 'unprovisioned', context: { identity: member } },
  claimsMissing: { value: 'claimsMissing', context: { identity: member } },
  signOutFailed: { value: 'signOutFailed', context: { identity: member } },
  member: { value: 'signedIn', context: { identity: member } },
  specialist: { value: 'signedIn', context: { identity: identityOf({ ...ana, role: 'specialist' }) } },
};

/** All that the router can be told about who is there. */
export const standings = Object.keys(places) as Standing[];

/** The same by what the router is told about who is there. */
export function sessionOf(standing: Standing): AuthActor {
  const actor = sessionIn(places[standing]);
  if (standingOf(actor.getSnapshot()) !== standing)
    throw new Error(`No session is ${standing} in the state named for it.`);
  return actor;
}
