import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { AuthEvent, Identity } from '#machines/auth/types.ts';
import { observeIdentity } from '#src/features/session/observe-identity.ts';
import type { StoredAccount } from '#src/lib/identity/stored-account.ts';
import type { StoredSession } from '#src/lib/identity/stored-session.ts';

const identity = vi.hoisted(() => ({
  observe: vi.fn(),
  signOut: vi.fn(() => Promise.resolve()),
  trustStored: vi.fn(),
}));
const stored = vi.hoisted(() => ({ accountAtStart: vi.fn(), takeSessionAtStart: vi.fn(), lookUpAccount: vi.fn() }));
let sessionOver = () => {};
vi.mock('#src/lib/identity/identity.ts', () => identity);
vi.mock('#src/lib/identity/stored-account.ts', () => stored);
vi.mock('#src/lib/identity/token-reads.ts', () => ({
  onSessionOver: (hear: () => void) => (sessionOver = hear),
}));

export const { observe, signOut, trustStored } = identity;
export const { accountAtStart, takeSessionAtStart, lookUpAccount } = stored;
export const minute = 60_000;
export const ana = { uid: 'ana', claims: {} } as Identity;
export const isThere: AuthEvent = { type: 'identity.changed', identity: ana };
export const nobodyIsThere: AuthEvent = { type: 'identity.changed', identity: undefined };

type Sdk = {
  report: (identity: Identity | undefined, isSame?: boolean) => void;
  /** It can’t be known who is there. */
  fail: (error: unknown) => void;
  /** Somebody is there, before it is known who they are. */
  found: () => void;
};
/** What the SDK says, once it was asked. */
export const sdk: Sdk = { report: unasked, fail: unasked, found: unasked };
/** What the token reads say. */
export const endSession = () => sessionOver();

let stop = () => {};
let channel: BroadcastChannel;
/** What this tab has told the others. */
export const heard: unknown[] = [];

beforeEach(() => {
  signOut.mockClear();
  lookUpAccount.mockReset().mockResolvedValue('absent');
  observe.mockReset().mockImplementation((report: Sdk['report'], fail: Sdk['fail'], found: Sdk['found']) => {
    Object.assign(sdk, { report, fail, found });
    return Promise.resolve(() => {});
  });
  channel = new BroadcastChannel('novi.session');
  heard.length = 0;
  channel.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  stop();
  channel.close();
});

/** The session of this page ends. */
export const leave = () => stop();

/** Another tab tells the others something. */
export const otherTabTells = (news: string) => channel.postMessage(news);

/** Begins to observe. */
export function begin(): AuthEvent[] {
  const events: AuthEvent[] = [];
  stop = observeIdentity((event) => events.push(event));
  return events;
}

/** Opens the app in a browser in which the SDK keeps an account, or none, and something was last done at a moment. */
export async function open(account: StoredAccount, active?: string, session?: StoredSession): Promise<AuthEvent[]> {
  if (active !== undefined) localStorage.setItem('novi.active', active);
  accountAtStart.mockReturnValue(Promise.resolve(account));
  takeSessionAtStart.mockReturnValue(Promise.resolve(session));
  const events = begin();
  expect(events, 'nothing is said before it is known').toEqual([]);
  await Promise.all([accountAtStart(), takeSessionAtStart()]);
  return events;
}
export const ago = (milliseconds: number) => String(Date.now() - milliseconds);

function unasked(): never {
  throw new Error('The SDK was not asked.');
}
