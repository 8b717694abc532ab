import type { Claims } from '#domain/claims.ts';
import type { Authority } from '#domain/roles.ts';

/** What a verified token says. */
export type VerifiedToken = Claims & {
  identityId: string;
  email: string | undefined;
  issuedAt: Date;
  signedInAt: Date;
};

/** An account as the provider knows it now. */
export type Account = {
  identityId: string;
  email: string | undefined;
  /** Whether its owner has proven to read what is sent to the e-mail. */
  emailVerified: boolean;
};

/** The claims that Novi puts into an identity. */
export type NoviClaims = {
  novi_id: string;
  novi_authorities: readonly Authority[];
  /** The admin, while they impersonate a member. */
  original_novi_id?: string;
  original_novi_name?: string;
  original_novi_authorities?: readonly Authority[];
};

/**
 * The identity provider, as the server needs it. It can hang: what waits for it is told within 7 seconds that it is
 * unavailable, and nothing asks it in a transaction (a lint rule holds that; docs/decisions/039).
 */
export type Identity = {
  /**
   * Verifies an ID token: signature, project, time, and that the account is neither disabled nor signed out everywhere.
   * `beforeAsking` runs when the token was not verified in the last minute, and may refuse.
   * @throws ApiError 401 when it is not valid, 503 when the provider can't be asked
   */
  verify: (token: string, beforeAsking?: () => Promise<void>) => Promise<VerifiedToken>;
  /**
   * Sets what the account's next tokens say. Claims of ours that are not given end; claims of others are kept. Waits for
   * the provider without end, so that whoever settles claims knows what was told; `syncClaims` bounds it for others.
   */
  setClaims: (identityId: string, claims: NoviClaims) => Promise<void>;
  /** The account that signs in with an e-mail, or the one with an id; undefined when there is none. */
  accountBy: (key: { email: string } | { identityId: string }) => Promise<Account | undefined>;
  /** The e-mail that an account signs in with now; undefined when the account is gone. */
  emailOf: (identityId: string) => Promise<string | undefined>;
  /** Removes an account for good, with all its sessions. One that is gone is no failure. */
  remove: (identityId: string) => Promise<void>;
  /** Ends all sessions of an account, and lets nobody sign in to it where `disable` says so. One that is gone is no failure. */
  endSessions: (identityId: string, how: { disable: boolean }) => Promise<void>;
  /** Lets an account that was shut out sign in again. One that is gone is no failure. */
  enable: (identityId: string) => Promise<void>;
  /** Whether the provider answers. */
  isReachable: () => Promise<boolean>;
};
