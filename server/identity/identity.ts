import type { Claims } from '../../domain/claims.ts';
import type { Authority } from '../../domain/roles.ts';

/** What a verified token says. */
export type VerifiedToken = Claims & {
  identityId: string;
  email: string | undefined;
  issuedAt: Date;
  signedInAt: Date;
};

/** The claims that Novi puts into an identity. */
export type NoviClaims = {
  novi_id: string;
  novi_authorities: readonly Authority[];
  /** The admin, while they act as a member. */
  original_novi_id?: string;
  original_novi_name?: string;
  original_novi_authorities?: readonly Authority[];
};

/** The identity provider, as the server needs it. */
export type Identity = {
  /**
   * Verifies an ID token: signature, project, time, and that the account is neither disabled nor signed out everywhere.
   * `beforeAsking` runs when the token was not verified in the last minute, and may refuse.
   * @throws ApiError 401 when it is not valid, 503 when the provider can't be asked
   */
  verify: (token: string, beforeAsking?: () => Promise<void>) => Promise<VerifiedToken>;
  /** Sets what the account's next tokens say. Claims of ours that are not given end; claims of others are kept. */
  setClaims: (identityId: string, claims: NoviClaims) => Promise<void>;
  /** The e-mail that an account signs in with now; undefined when the account is gone. */
  emailOf: (identityId: string) => Promise<string | undefined>;
  /** Removes an account for good, with all its sessions. One that is gone is no failure. */
  remove: (identityId: string) => Promise<void>;
  /** Whether the provider answers. */
  isReachable: () => Promise<boolean>;
};
