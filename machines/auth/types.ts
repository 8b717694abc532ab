import type { Claims } from '#domain/claims.ts';
import type { IdleTimes } from '#domain/idle.ts';

/** Who the identity provider says is there, with the claims of their newest token. */
export type Identity = {
  uid: string;
  email: string;
  /** Whether the person has shown that the e-mail is theirs. */
  emailVerified: boolean;
  claims: Claims;
  /** Seconds since 1970 at which the token was looked at, by the clock that `claims.exp` is compared with. */
  readAt: number;
};

/** The person in the application: all empty until the backend has said. */
export type CurrentMember = {
  firebaseId: string;
  noviId: string;
  firstName: string;
  middleName: string;
  lastName: string;
};

export const nobody: CurrentMember = { firebaseId: '', noviId: '', firstName: '', middleName: '', lastName: '' };

export type Credentials = { email: string; password: string };

/** What a person gives to become a member: sent to the backend once the identity exists. */
export type MemberDetails = { firstName: string; lastName: string; agreesToTerms: boolean; agreesToPrivacy: boolean };

/** What asking the backend for the account's claims can answer. */
export type ClaimsAnswer = { kind: 'claims'; identity: Identity } | { kind: 'noRecord' };

/**
 * What became of drafts at the end of a session; `none` where nothing was typed. `kept`: they are not saved, and wait in the
 * memory of the page until the same person signs in again.
 */
export type DraftsOutcome = 'none' | 'saved' | 'unsaved' | 'kept';

/** Whose unsaved drafts wait: the account, and the person in Novi, who is another one while an admin acts. */
export type Owner = { uid: string; noviId: string | undefined };

export type AuthContext = {
  identity: Identity | undefined;
  member: CurrentMember;
  /** How often claims were asked for since they were last good. */
  refreshes: number;
  /** The details of a sign-up whose record could not be made yet, so that nobody types them twice. */
  details: MemberDetails | undefined;
  /** Somebody has just sent the form to sign in or up, and where that leads is not known yet. */
  isSessionStarting: boolean;
  /** The error of the last sign-in, sign-up or refresh, until the next try. */
  failure: unknown;
  /** Why somebody was signed out: by the application itself, or as they asked, here or in another tab. */
  notice: 'notForThisRole' | 'idle' | 'over' | 'signedOut' | undefined;
  /** What became of what was typed last when somebody was signed out, up to when they are back and have read it. */
  drafts: DraftsOutcome | undefined;
  /** For whom unsaved drafts wait in the memory of the page, where any do. */
  keptFor: Owner | undefined;
  /** How long nobody has done anything in any tab, as it was counted last. */
  idle: IdleTimes;
  /** Milliseconds in which nobody does anything, after which a session ends. */
  idleLimit: number;
};

/** What an operator may choose; without it, the default holds. */
export type AuthInput = { idleLimit: number } | undefined;

/** Where somebody changes something of their own account, by what the session invokes for it. */
export type AccountPage = 'changeEmail' | 'changePassword' | 'closeAccount';

export type AuthEvent =
  | { type: 'app.started' }
  | { type: 'identity.changed'; identity: Identity | undefined }
  | { type: 'identity.unreachable'; error: unknown }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'signUp.submitted'; credentials: Credentials; details: MemberDetails }
  | { type: 'record.submitted'; details: MemberDetails }
  | { type: 'refresh.requested' }
  | { type: 'member.changed'; member: CurrentMember }
  | { type: 'account.visited'; page: AccountPage }
  | { type: 'account.left' }
  | { type: 'signOut.requested' }
  /** A session, perhaps of an admin who acts, stands on this device in which nothing was done for too long, while no page was open. */
  | { type: 'session.lapsed'; isImpersonating: boolean }
  /** The identity provider has refused to renew the session, and will at each try: only a new sign-in leads on. */
  | { type: 'session.over' }
  /** Raised by the machine itself: nobody has come back for what was kept. */
  | { type: 'kept.expired' }
  /** The person has read what became of their drafts. */
  | { type: 'drafts.noticed' }
  /** Nobody has done anything in any tab for so long. Told each second, and when the page wakes up. */
  | { type: 'idle.counted'; idle: IdleTimes }
  /** The same by clocks that were doubted, once it is known whether the device slept or its clock was set. */
  | { type: 'idle.settled'; idle: IdleTimes }
  /** Another tab has found that nobody was there for too long. */
  | { type: 'idle.overElsewhere' }
  /** Somebody does something, after a moment in which nobody did. */
  | { type: 'activity.seen' }
  /** The person answers that they stay. */
  | { type: 'idle.stayed' };

/** What the watch over idleness is told. It knows no limit, and decides nothing. */
export type IdleWatchCommand =
  /** What is done now counts: count from here. */
  | { type: 'count.restarted' }
  /** The two clocks differ in what becomes of the session: find out which is right, and answer with `idle.settled`. */
  | { type: 'clocks.doubted' }
  /** The session ends for idleness: tell the other tabs. */
  | { type: 'end.found' };
