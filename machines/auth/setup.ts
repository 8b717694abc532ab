import { and, assign, cancel, raise, sendTo, setup, spawnChild } from 'xstate';
import { areUsable } from '#domain/claims.ts';
import {
  draftsPatience,
  keptTime,
  maxClaimsRefreshes,
  tokenRenewalLead,
  tokenRenewalPause,
} from '#domain/constants.ts';
import { idleTime, isDoubtful, isIdleTooLong, isWarningDue, type IdleTimes } from '#domain/idle.ts';
import { appRole } from '#domain/roles.ts';
import { callbackNotProvided, promiseNotProvided } from '../actors.ts';
import {
  nobody,
  type AccountPage,
  type AuthContext,
  type AuthEvent,
  type AuthInput,
  type ClaimsAnswer,
  type Credentials,
  type CurrentMember,
  type DraftsOutcome,
  type Identity,
  type IdleWatchCommand,
  type MemberDetails,
} from './types.ts';
import { changeEmailMachine } from '../account/change-email.ts';
import { changePasswordMachine } from '../account/change-password.ts';
import { closeAccountMachine, type CloseAccountOutput } from '../account/close-account.ts';
import { draftsMachine } from '../drafts/machine.ts';
import { impersonationMachine } from '../impersonation/machine.ts';
import { journeyMachine } from '../journey/machine.ts';

/** What the auth machine is made of: its types, its actors, and its guards and actions by name. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as AuthInput,
    tags: {} as
      | 'unknown'
      | 'signedOut'
      | 'signedIn'
      | 'namesKnown'
      | 'unprovisioned'
      | 'claimsMissing'
      | 'signOutFailed'
      | 'savingDrafts'
      | 'idleWarned'
      | 'busy',
  },
  actors: {
    observeIdentity: callbackNotProvided<AuthEvent>('observeIdentity'),
    signIn: promiseNotProvided<Identity, Credentials>('signIn'),
    signUp: promiseNotProvided<Identity, { credentials: Credentials }>('signUp'),
    createRecord: promiseNotProvided<void, { details: MemberDetails }>('createRecord'),
    refreshClaims: promiseNotProvided<ClaimsAnswer, void>('refreshClaims'),
    fetchUser: promiseNotProvided<CurrentMember, { noviId: string }>('fetchUser'),
    saveDrafts: promiseNotProvided<DraftsOutcome, void>('saveDrafts'),
    keepDrafts: promiseNotProvided<DraftsOutcome, void>('keepDrafts'),
    saveKept: promiseNotProvided<DraftsOutcome, void>('saveKept'),
    signOut: promiseNotProvided<void, void>('signOut'),
    watchIdle: callbackNotProvided<IdleWatchCommand>('watchIdle'),
    /** Hides the page, which may be that of a session that is over, for as long as it lives: it shows the page again however it ends. */
    coverPage: callbackNotProvided<AuthEvent>('coverPage'),
    drafts: draftsMachine,
    journey: journeyMachine,
    impersonation: impersonationMachine,
    changeEmail: changeEmailMachine,
    changePassword: changePasswordMachine,
    closeAccount: closeAccountMachine,
  },
  guards: {
    isSomebody: ({ event }) => event.type === 'identity.changed' && event.identity !== undefined,
    isNobody: ({ context }) => context.identity === undefined,
    hasUsableClaims: ({ context: { identity } }) =>
      identity !== undefined && areUsable(identity.claims, identity.readAt),
    mayUseApp: ({ context: { identity } }) =>
      identity !== undefined && appRole(identity.claims.authorities) !== undefined,
    isMember: ({ context: { identity } }) =>
      identity !== undefined && appRole(identity.claims.authorities) === 'member',
    mayRefreshAgain: ({ context }) => context.refreshes < maxClaimsRefreshes,
    isGone: ({ event }) => event.type === 'identity.changed' && event.identity === undefined,
    isSomebodyElse: ({ context, event }) =>
      event.type === 'identity.changed' && event.identity?.uid !== context.identity?.uid,
    isImpersonating: ({ context: { identity } }) => identity?.claims.original !== undefined,
    impersonationLapsed: ({ event }) => event.type === 'session.lapsed' && event.isImpersonating,
    /** Signed out in another tab, while an admin acts. */
    isImpersonatingAndGone: and(['isImpersonating', 'isGone']),
    /** The same account, whose new claims no longer name an admin who acts. */
    stopsImpersonation: ({ context, event }) =>
      event.type === 'identity.changed' && event.identity !== undefined && stops(context.identity, event.identity),
    hasStoppedImpersonation: ({ context }, { answer }: { answer: ClaimsAnswer }) =>
      answer.kind === 'claims' && stops(context.identity, answer.identity),
    /** The same account, whose new claims no longer let them use the application as who they were. */
    losesAccess: ({ context, event }) =>
      event.type === 'identity.changed' && event.identity !== undefined && !mayGoOn(event.identity, context.identity),
    hasLostAccess: ({ context }, { answer }: { answer: ClaimsAnswer }) =>
      answer.kind === 'claims' && !mayGoOn(answer.identity, context.identity),
    hasLostDrafts: (_, { drafts }: { drafts: DraftsOutcome }) => drafts === 'unsaved',
    wereKept: (_, { drafts }: { drafts: DraftsOutcome }) => drafts === 'kept',
    isAnotherAccount: ({ context: { keptFor, identity } }) => keptFor !== undefined && keptFor.uid !== identity?.uid,
    isOwnerOfKept: ({ context: { keptFor, identity } }) =>
      keptFor !== undefined &&
      identity !== undefined &&
      appRole(identity.claims.authorities) !== undefined &&
      keptFor.uid === identity.uid &&
      keptFor.noviId === identity.claims.noviId,
    isFor: ({ event }, { page }: { page: AccountPage }) => event.type === 'account.visited' && event.page === page,
    isClosed: (_, { isClosed }: CloseAccountOutput) => isClosed,
    areClocksInDoubt: ({ context: { idle, idleLimit } }) => isDoubtful(idle, idleLimit),
    isIdleTooLong: ({ context: { idle, idleLimit } }) => isIdleTooLong(idleTime(idle), idleLimit),
    isWarningDue: ({ context: { idle, idleLimit } }) => isWarningDue(idleTime(idle), idleLimit),
    hasNoRecord: (_, { answer }: { answer: ClaimsAnswer }) => answer.kind === 'noRecord',
  },
  actions: {
    /** Begins to listen for who is there, for as long as the page lives. */
    observe: spawnChild('observeIdentity', { id: 'observeIdentity' }),
    /** Holds what is typed, for as long as the page lives: what is not saved outlives the session of its person. */
    ownDrafts: spawnChild('drafts', { id: 'drafts' }),
    keepIdentity: assign((_, { identity }: { identity: Identity | undefined }) => ({ identity })),
    keepAnswer: assign((_, { answer }: { answer: ClaimsAnswer }) =>
      answer.kind === 'claims' ? { identity: answer.identity } : {},
    ),
    countRefresh: assign({ refreshes: ({ context }) => context.refreshes + 1 }),
    forgetRefreshes: assign({ refreshes: 0 }),
    keepDetails: assign((_, { details }: { details: MemberDetails | undefined }) => ({ details })),
    keepMember: assign((_, { member }: { member: CurrentMember }) => ({ member })),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined, notice: undefined, drafts: undefined }),
    noteSessionStarting: assign({ isSessionStarting: true }),
    noteSessionStarted: assign({ isSessionStarting: false }),
    noteRole: assign({ notice: 'notForThisRole' as const }),
    noteIdle: assign({ notice: 'idle' as const }),
    noteOver: assign({ notice: 'over' as const }),
    nameOwner: assign(({ context: { identity } }) => ({
      keptFor: identity && { uid: identity.uid, noviId: identity.claims.noviId },
    })),
    forgetOwner: assign({ keptFor: undefined }),
    /** From here on, whatever state the session is in: a sign-in that fails gives no more time, and a sign-out that fails no less. */
    beginKeptTime: raise({ type: 'kept.expired' }, { id: 'keptTime', delay: 'keptTime' }),
    endKeptTime: cancel('keptTime'),
    forgetDrafts: assign({ drafts: undefined }),
    noteSignOut: assign({ notice: 'signedOut' as const }),
    noteDrafts: assign((_, { drafts }: { drafts: DraftsOutcome }) => ({ drafts })),
    keepIdle: assign((_, { idle }: { idle: IdleTimes }) => ({ idle })),
    restartCount: sendTo('watchIdle', { type: 'count.restarted' } satisfies IdleWatchCommand),
    settleDoubt: sendTo('watchIdle', { type: 'clocks.doubted' } satisfies IdleWatchCommand),
    tellOtherTabs: sendTo('watchIdle', { type: 'end.found' } satisfies IdleWatchCommand),
    /** The current member context is cleared, and everything that was kept about the person with it. */
    forgetPerson: assign({
      identity: undefined,
      member: nobody,
      details: undefined,
      refreshes: 0,
      isSessionStarting: false,
    }),
    /** The same when another person is there already. */
    forgetFormerPerson: assign({ member: nobody, details: undefined, refreshes: 0 }),
    /** Drops unsaved drafts that waited in memory. */
    dropKept: sendTo('drafts', { type: 'kept.dropped' as const }),
    /** Ends the drafts of the person who goes, but for those that are kept for them. */
    endDrafts: sendTo('drafts', { type: 'person.left' as const }),
    leaveClosing: sendTo('closeAccount', { type: 'page.left' as const }),
    endImpersonation: sendTo('impersonation', { type: 'impersonation.ended' }),
    /** Given by the app: whoever is signed out from here on goes to where admins sign in. */
    rememberAdminSite: () => {},
    /** Given by the app: whoever is signed in has come to where they wanted to go. */
    noteSignIn: () => {},
    /** Given by the app: empties the query cache and whatever else holds personal data. */
    clearPersonalData: () => {},
    /** Given by the app: lets who signs in again come back to this page, and leads to the sign-in page until then. */
    keepReturnAddress: () => {},
    /** Given by the app: writes an error to the log. */
    logFailure: (_, _params: { what: string; error: unknown }) => {},
  },
  delays: {
    /** Until shortly before the token ends, and never so soon that a token of a few minutes is renewed without pause. */
    untilRenewal: ({ context: { identity } }) =>
      Math.max(tokenRenewalPause, (identity?.claims.exp ?? 0) - (identity?.readAt ?? 0) - tokenRenewalLead) * 1000,
    /** How long a person who leaves waits for what they typed to be saved. */
    draftsPatience: draftsPatience * 1000,
    /** How long unsaved drafts wait for the person whose session was over. */
    keptTime: keptTime * 1000,
    /** After a renewal that failed. */
    renewalPause: tokenRenewalPause * 1000,
  },
});

/**
 * Whether these claims let the session go on, as the same member and with the same person behind it. That a token ends is
 * not for this: it is renewed before.
 */
function mayGoOn({ claims }: Identity, before: Identity | undefined): boolean {
  if (claims.noviId === undefined || appRole(claims.authorities) === undefined) return false;
  return claims.noviId === before?.claims.noviId && claims.original?.noviId === before.claims.original?.noviId;
}

function stops(before: Identity | undefined, after: Identity): boolean {
  return before?.claims.original !== undefined && after.claims.original === undefined;
}
