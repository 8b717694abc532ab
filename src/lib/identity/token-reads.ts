import { providerCode } from '#domain/provider-code.ts';
import { logError } from '../log.ts';
import { pageState } from '../page-state.ts';
import type { User } from './firebase.ts';
import { sdkIfRequested } from './sdk.ts';

/** Reads of somebody's token that are under way. */
const underWay = pageState<readonly Promise<unknown>[]>([]);
/** The session listens from its start on; requests that read a token know of no session. */
const sessionOver = pageState(() => {});

/**
 * Every read of a token goes through here: one that fails is logged, also when the provider has signed the person out because
 * of it, and rejects; `onSessionOver` is told when the provider refuses for good.
 */
export function readToken<Token>(user: User, token: Promise<Token>): Promise<Token> {
  const reading = token
    .catch(async (error: unknown) => {
      logError('Token read failed', error);
      if (endsSession(error) && (await isTheirs(user))) sessionOver.value();
      throw error;
    })
    .finally(() => (underWay.value = underWay.value.filter((each) => each !== reading)));
  underWay.value = [...underWay.value, reading];
  return reading;
}

/** Names who hears that the provider has ended the session of who is there. One listens at a time: the session. */
export function onSessionOver(listener: () => void): void {
  sessionOver.value = listener;
}

/**
 * The backend has refused a token that the provider had only just renewed: another renewal leads nowhere, so the session ends here, too.
 * The SDK does not know of it, and would begin with the same session when the app is opened again.
 */
export async function endRefusedSession(): Promise<void> {
  const sdk = await sdkIfRequested();
  if (!sdk?.auth.currentUser) return;
  sessionOver.value();
  await sdk.signOut(sdk.auth);
}

/**
 * Waits for what is under way, a second at the most. Whom the provider refuses for good the SDK signs out, before the read
 * itself says why.
 */
export async function tokenReadsSettled(): Promise<void> {
  const aSecond = new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.race([Promise.allSettled(underWay.value), aSecond]);
}

export const hasPendingTokenReads = () => underWay.value.length > 0;

/** A refusal that comes late says nothing about who has signed in meanwhile. */
async function isTheirs(user: User): Promise<boolean> {
  const present = (await sdkIfRequested())?.auth.currentUser;
  return !present || present === user;
}

/**
 * Whether the provider refuses for good, so that signing in anew is the only way on. A line that is down, or a provider that is
 * or that was asked too often, says nothing about the session.
 */
export function endsSession(error: unknown): boolean {
  return finalCodes.includes(providerCode(error));
}

const finalCodes = [
  'user-token-expired',
  'user-disabled',
  'user-not-found',
  'invalid-user-token',
  'invalid-refresh-token',
  'missing-refresh-token',
];
