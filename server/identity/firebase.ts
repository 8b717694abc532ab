import type { Agent } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { applicationDefault, deleteApp, initializeApp, type Credential } from 'firebase-admin/app';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { unauthorized, unavailable, type ApiError } from '../errors/errors.ts';
import type { Identity, VerifiedToken } from './identity.ts';
import { isAnswering } from './is-answering.ts';
import { withProviderTimeout } from './provider-timeout.ts';
import { suspicionOf } from './suspicion.ts';
import { createTokenCache } from './token-cache.ts';
import { timesOf } from './token-times.ts';
import { trustedClaims } from './trusted-claims.ts';

type Settings = {
  projectId: string;
  /** `host:port` of the Auth emulator. Its tokens are unsigned: env.ts refuses it in production. */
  emulatorHost?: string | undefined;
  /** Tests of the production path give their own; else the application's default credentials are taken. */
  credential?: Credential;
  /** How the provider is reached; tests put their own provider behind it. */
  httpAgent?: Agent;
};

const keysUrl = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
let count = 0;

/**
 * Firebase Auth. A token is verified with the provider's keys, and the provider is asked whether the account was
 * disabled or its sessions revoked; that answer holds for up to a minute (see token-cache.ts).
 */
export function createFirebaseIdentity({ projectId, emulatorHost, credential, httpAgent }: Settings): Identity & {
  close: () => Promise<void>;
} {
  useEmulator(emulatorHost);
  const given = emulatorHost ? undefined : (credential ?? applicationDefault(httpAgent));
  const app = initializeApp(
    { projectId, ...(given && { credential: given }), ...(httpAgent && { httpAgent }) },
    // firebase-admin keeps its apps by name; several servers in one process (tests) must not meet there.
    `novi-${String((count += 1))}`,
  );
  const auth = getAuth(app);
  return {
    verify: createTokenCache(async (token) => {
      const decoded = await withProviderTimeout(auth.verifyIdToken(token, true)).catch((error: unknown) => {
        throw refusalOf(error, token);
      });
      return verified(decoded);
    }),
    async setClaims(identityId, claims) {
      try {
        const account = await auth.getUser(identityId);
        const next = { ...claimsOfOthers(account.customClaims), ...claims };
        if (!isDeepStrictEqual(account.customClaims, next)) await auth.setCustomUserClaims(identityId, next);
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async emailOf(identityId) {
      try {
        return (await withProviderTimeout(auth.getUser(identityId))).email;
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') return undefined;
        throw refusalOf(error);
      }
    },
    async remove(identityId) {
      await done(auth.deleteUser(identityId));
    },
    async endSessions(identityId, { disable }) {
      if (disable) await done(auth.updateUser(identityId, { disabled: true }));
      await done(auth.revokeRefreshTokens(identityId));
    },
    async enable(identityId) {
      await done(auth.updateUser(identityId, { disabled: false }));
    },
    isReachable: () => isAnswering(emulatorHost ? `http://${emulatorHost}/` : keysUrl),
    async accountBy(key) {
      try {
        const asked = 'email' in key ? auth.getUserByEmail(key.email) : auth.getUser(key.identityId);
        const account = await withProviderTimeout(asked);
        return { identityId: account.uid, email: account.email, emailVerified: account.emailVerified };
      } catch (error) {
        if (['auth/user-not-found', 'auth/invalid-email'].includes(codeOf(error))) return undefined;
        throw refusalOf(error);
      }
    },
    close: () => deleteApp(app),
  };
}

/** Every claim of an original identity is ours: one that stayed behind would let an admin act without end. */
function claimsOfOthers(claims: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !/^(novi|original)_/.test(name)));
}

/** firebase-admin reads the variable by itself, so what was checked is what must stand there. */
function useEmulator(host: string | undefined): void {
  if (host) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  else delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
}

function verified(token: DecodedIdToken): VerifiedToken {
  const times = timesOf(token, Date.now());
  return { ...trustedClaims(token), identityId: token.uid, email: token.email, ...times };
}

/** A change of an account at the provider; there is nothing to do in one that is gone. */
async function done(change: Promise<unknown>): Promise<void> {
  await withProviderTimeout(change).catch((error: unknown) => {
    if (codeOf(error) !== 'auth/user-not-found') throw refusalOf(error);
  });
}

/** What says that a token or its account is no good. `auth/argument-error` is any token that is not one of this project. */
const tokenFaults: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * A 401 only for what is known to be the fault of the token or its account. All else (quota, network, permission, what
 * nobody has heard of) says nothing about them: a 503, which is logged with the provider's code.
 */
function refusalOf(error: unknown, token?: string): ApiError {
  const code = codeOf(error);
  if (!tokenFaults.has(code) || isWithoutKeys(error)) return unavailable({ cause: error });
  return unauthorized({ cause: error }, token === undefined ? undefined : suspicionOf(code, token));
}

/** firebase-admin gives the same code when it could not fetch the keys to judge a token with. */
function isWithoutKeys(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Error while making request|Error fetching (public keys|Json Web Keys)/.test(error.message)
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
