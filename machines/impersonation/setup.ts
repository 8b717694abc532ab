import { assign, setup } from 'xstate';
import type { Claims } from '#domain/claims.ts';
import { draftsPatience, impersonationEndedCountdown } from '#domain/constants.ts';
import { callbackNotProvided, promiseNotProvided } from '../actors.ts';
import type { DraftsOutcome } from '../auth/types.ts';

/** An admin who acts: who they are themself. */
export type Original = NonNullable<Claims['original']>;

export type ImpersonationInput = {
  original: Original;
  /** The member whom they impersonate. */
  memberId: string;
};

export type ImpersonationContext = ImpersonationInput & {
  /** When the backend will end it, in milliseconds since 1970 by the clock of this device; unknown until it has said. */
  endsAt: number | undefined;
  /** When the countdown is over, by the same clock. */
  deadline: number | undefined;
  /** The time that the clock told last. */
  now: number | undefined;
  /** What became of what was typed last when a stop was confirmed, or it was over already; not saved until that is known. */
  drafts: DraftsOutcome | undefined;
  /** The error of a stop that failed, until the next try. */
  failure: unknown;
};

export type ImpersonationEvent =
  | { type: 'stop.requested' }
  | { type: 'stop.canceled' }
  | { type: 'stop.confirmed' }
  /** It is over already: the backend, or another tab, says so. */
  | { type: 'impersonation.ended' }
  /** What time it is, in milliseconds since 1970; often enough to count seconds by. */
  | { type: 'clock.ticked'; now: number };

/** What the impersonation machine is made of: its types, its actors, and its guards and actions by name. */
export const impersonationSetup = setup({
  types: {
    context: {} as ImpersonationContext,
    events: {} as ImpersonationEvent,
    input: {} as ImpersonationInput,
    tags: {} as 'asking' | 'stopping' | 'ended',
  },
  actors: {
    clock: callbackNotProvided<ImpersonationEvent>('clock'),
    listen: callbackNotProvided<ImpersonationEvent>('listen'),
    readEnd: promiseNotProvided<number | undefined, ImpersonationInput>('readEnd'),
    saveDrafts: promiseNotProvided<DraftsOutcome, void>('saveDrafts'),
    stop: promiseNotProvided<void, { original: Original }>('stop'),
  },
  guards: {
    isTimeUp: ({ context, event }) => event.type === 'clock.ticked' && isReached(context.endsAt, event.now),
    isCountedDown: ({ context, event }) => event.type === 'clock.ticked' && isReached(context.deadline, event.now),
  },
  actions: {
    keepEnd: assign((_, { endsAt }: { endsAt: number | undefined }) => ({ endsAt })),
    /** The countdown begins with the first tick; a clock that is set back does not make it longer. */
    countDown: assign(({ context, event }) => {
      if (event.type !== 'clock.ticked') return {};
      const latest = event.now + impersonationEndedCountdown * 1000;
      return { now: event.now, deadline: Math.min(context.deadline ?? latest, latest) };
    }),
    noteDrafts: assign((_, { drafts }: { drafts: DraftsOutcome }) => ({ drafts })),
    /** Given by the app: what was typed last and is not saved counts as not saved. */
    noteUnsavedDrafts: () => {},
    forgetDrafts: assign({ drafts: undefined }),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    /** Given by the app: whoever is signed out from here on goes to where admins sign in. */
    rememberAdminSite: () => {},
    /** Given by the app: the other tabs learn that it is over. */
    tellOtherTabs: () => {},
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { what: string; error: unknown }) => {},
  },
  delays: {
    /** How long what was typed last is waited for. */
    draftsPatience: draftsPatience * 1000,
  },
});

function isReached(moment: number | undefined, now: number): boolean {
  return moment !== undefined && now >= moment;
}
