import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthEvent, Identity } from '#machines/auth/types.ts';
import { observeIdentity } from '#src/features/session/observe-identity.ts';
import { loadSdk } from '#src/lib/identity/sdk.ts';
import type { StoredAccount } from '#src/lib/identity/stored-account.ts';
import type { StoredSession } from '#src/lib/identity/stored-session.ts';
import { idleLimit } from '#src/lib/settings.ts';
import { expectConsole } from '#tests/setup/console.ts';

const { observe, signOut, trustStored, accountAtStart, takeSessionAtStart, lookUpAccount } = vi.hoisted(() => ({
  observe: vi.fn(),
  signOut: vi.fn(() => Promise.resolve()),
  trustStored: vi.fn(),
  accountAtStart: vi.fn(),
  takeSessionAtStart: vi.fn(),
  lookUpAccount: vi.fn(),
}));
vi.mock('#src/lib/identity/identity.ts', () => ({ observe, signOut, trustStored }));
vi.mock('#src/lib/identity/stored-account.ts', () => ({ accountAtStart, takeSessionAtStart, lookUpAccount }));
let sessionOver = () => {};
vi.mock('#src/lib/identity/token-reads.ts', () => ({
  onSessionOver: (hear: () => void) => (sessionOver = hear),
}));

const minute = 60_000;
const ana = { uid: 'ana', claims: {} } as Identity;
const isThere: AuthEvent = { type: 'identity.changed', identity: ana };
const nobodyIsThere: AuthEvent = { type: 'identity.changed', identity: undefined };
let report: (identity: Identity | undefined) => void;
/** The SDK says that somebody is there, before it is known who they are. */
let found: () => void;
let stop = () => {};
let otherTab: BroadcastChannel;
/** What this tab has told the others. */
let heard: unknown[];

beforeEach(() => {
  signOut.mockClear();
  observe.mockReset().mockImplementation((tell: typeof report, _fail: unknown, tellFound: typeof found) => {
    [report, found] = [tell, tellFound];
    return Promise.resolve(() => {});
  });
  otherTab = new BroadcastChannel('novi.session');
  heard = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  stop();
  otherTab.close();
});

/** Opens the app in a browser in which the SDK keeps an account, or none, and something was last done at a moment. */
async function open(stored: StoredAccount, active?: string, session?: StoredSession) {
  if (active !== undefined) localStorage.setItem('novi.active', active);
  accountAtStart.mockReturnValue(Promise.resolve(stored));
  takeSessionAtStart.mockReturnValue(Promise.resolve(session));
  const events: AuthEvent[] = [];
  stop = observeIdentity((event) => events.push(event));
  expect(events, 'nothing is said before it is known').toEqual([]);
  await Promise.all([accountAtStart(), takeSessionAtStart()]);
  return events;
}
const ago = (milliseconds: number) => String(Date.now() - milliseconds);

/** Other tabs hear all in its order: somebody who comes is the first that they hear of. */
async function expectNothingTold() {
  report(ana);
  await vi.waitFor(() => expect(heard).toEqual(['present']));
}

test.each([
  ['too long ago', ago(idleLimit + minute)],
  ['later than now', ago(-idleLimit - minute)],
])('a session in which something was last done %s has lapsed, and nobody hears whose it was', async (_, moment) => {
  const events = await open('present', moment);
  report(ana);
  expect(events).toEqual([{ type: 'session.lapsed', isImpersonating: false }]);
});

test('of a session that has lapsed it is told whether an admin acted in it', async () => {
  const events = await open('present', ago(idleLimit + minute));
  report({ ...ana, claims: { ...ana.claims, original: { noviId: 'novi-9', name: 'Sam', authorities: ['admin'] } } });
  expect(events).toEqual([{ type: 'session.lapsed', isImpersonating: true }]);
});

test.each([
  ['a while ago', ago(idleLimit - minute)],
  ['at no known time', undefined],
  ['at what is no time', 'yesterday'],
])('a session in which something was last done %s goes on', async (_, moment) => {
  const events = await open('present', moment);
  report(ana);
  expect(events).toEqual([isThere]);
});

test('who signs in after a session has lapsed is let in', async () => {
  const events = await open('present', ago(idleLimit + minute));
  report(ana);
  report(undefined);
  report(ana);
  expect(events.slice(1)).toEqual([nobodyIsThere, isThere]);
});

test.each(['present', 'unknown'] as const)('the SDK is asked at once where its account is %s', async (stored) => {
  expect(await open(stored)).toEqual([]);
  expect(observe).toHaveBeenCalledTimes(1);
});

test('whoever cleared the storage of the app is no stranger while the SDK keeps their account', async () => {
  localStorage.clear();
  const events = await open('present');
  report(ana);
  expect(events).toEqual([isThere]);
});

test('where the SDK keeps no account, nobody is there, and its code waits for the first use of a form', async () => {
  document.body.innerHTML = '<p>Hello</p><form><input /></form>';
  expect(await open('absent')).toEqual([nobodyIsThere]);
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  dispatchEvent(new Event('keydown'));
  expect(observe).not.toHaveBeenCalled();
  const input = document.querySelector('input');
  input?.dispatchEvent(new Event('focusin', { bubbles: true }));
  input?.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('who signs in in another tab is looked for here', async () => {
  await open('absent');
  otherTab.postMessage('present');
  await vi.waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
});

test('a sign-out in another tab is heard before the provider says so, and not told back', async () => {
  const events = await open('present');
  report(ana);
  otherTab.postMessage('gone');
  await vi.waitFor(() => expect(events).toEqual([isThere, nobodyIsThere]));
  report(undefined);
  await expectNothingTold();
});

test('who signs out in another tab while the SDK looks who is there does not come back by what it has read', async () => {
  const events = await open('present');
  otherTab.postMessage('gone');
  await vi.waitFor(() => expect(events).toEqual([nobodyIsThere]));
  [ana, undefined, ana].forEach(report);
  expect(events).toEqual([nobodyIsThere, nobodyIsThere, isThere]);
  otherTab.postMessage('gone');
  await vi.waitFor(() => expect(events.at(-1)).toEqual(nobodyIsThere));
  report(ana);
  expect(signOut, 'who signs in here is let in').toHaveBeenCalledTimes(1);
});

test('who signs in in another tab after that is let in', async () => {
  const events = await open('present');
  ['gone', 'present', 'over'].forEach((news) => otherTab.postMessage(news));
  await vi.waitFor(() => expect(events.at(-1)).toEqual({ type: 'session.over' }));
  report(ana);
  expect(events.at(-1)).toEqual(isThere);
});

test('a sign-out that is heard before anything else is told, and a form can still be used', async () => {
  let found: (stored: StoredAccount) => void = () => {};
  accountAtStart.mockReturnValue(new Promise((resolve) => (found = resolve)));
  const events: AuthEvent[] = [];
  stop = observeIdentity((event) => events.push(event));
  otherTab.postMessage('gone');
  await vi.waitFor(() => expect(events).toEqual([nobodyIsThere]));
  found('present');
  await Promise.all([accountAtStart(), takeSessionAtStart()]);
  expect(events).toHaveLength(1);
  expect(observe).not.toHaveBeenCalled();
  document.body.innerHTML = '<form></form>';
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('who comes and goes is told to the other tabs, once', async () => {
  await open('unknown');
  report(ana);
  report({ ...ana });
  report(undefined);
  await vi.waitFor(() => expect(heard).toEqual(['present', 'gone']));
});

test('a tab whose browser keeps no accounts does not sign the others out', async () => {
  await open('unknown');
  report(undefined);
  await expectNothingTold();
});

test('a session that is over at the provider when the app is opened is logged and told so', async () => {
  expectConsole('error', /^Token read failed$/);
  const events = await open('present');
  report(undefined);
  expect(events).toEqual([{ type: 'session.over' }, nobodyIsThere]);
  await vi.waitFor(() => expect(heard).toEqual(['over', 'gone']));
});

test('where nothing can be looked up, nobody can say that there was a session', async () => {
  const events = await open('unknown');
  report(undefined);
  expect(events).toEqual([nobodyIsThere]);
});

test('a session that is over is told to the other tabs once, before they hear that nobody is there', async () => {
  const events = await open('present');
  report(ana);
  sessionOver();
  sessionOver();
  expect(events.at(-1)).toEqual({ type: 'session.over' });
  report(undefined);
  await vi.waitFor(() => expect(heard).toEqual(['over', 'gone']));
});

test('that a session is over is heard from another tab, and then that nobody is there', async () => {
  const events = await open('present');
  report(ana);
  otherTab.postMessage('over');
  otherTab.postMessage('gone');
  await vi.waitFor(() => expect(events.slice(1)).toEqual([{ type: 'session.over' }, nobodyIsThere]));
  expect(heard).toEqual([]);
});

test('a page that comes back out of the browser’s cache looks again, and hears the other tabs as before', async () => {
  const events = await open('absent');
  dispatchEvent(new Event('pagehide'));
  lookUpAccount.mockResolvedValue('present');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
  otherTab.postMessage('over');
  await vi.waitFor(() => expect(events).toEqual([nobodyIsThere, { type: 'session.over' }]));
});

describe('a session whose token this browser keeps', () => {
  const kept: StoredSession = { token: 'token of Ana', identity: ana };
  const drawPage = () => dispatchEvent(new Event('novi.drawn'));

  beforeEach(() => {
    trustStored.mockReset();
    vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  });

  test('is there before the SDK is asked, which it is once the page stands', async () => {
    const events = await open('present', ago(minute), kept);
    expect(events).toEqual([isThere]);
    expect(trustStored).toHaveBeenCalledWith(kept);
    expect(observe).not.toHaveBeenCalled();
    drawPage();
    expect(observe).toHaveBeenCalledTimes(1);
    report(ana);
    expect(events).toEqual([isThere, isThere]);
  });

  test('is over when the SDK finds that the provider has ended it', async () => {
    expectConsole('error', /^Token read failed$/);
    const events = await open('present', ago(minute), kept);
    drawPage();
    report(undefined);
    expect(events.slice(1)).toEqual([{ type: 'session.over' }, nobodyIsThere]);
  });

  test('is not over, but left, where somebody signs out before the page has asked: the SDK is heard from its first word on', async () => {
    const events = await open('present', ago(minute), kept);
    void loadSdk();
    expect(observe).toHaveBeenCalledTimes(1);
    report(ana);
    report(undefined);
    expect(events).toEqual([isThere, isThere, nobodyIsThere]);
    drawPage();
    expect(observe).toHaveBeenCalledTimes(1);
  });

  test('is left, too, where who signs out is gone before the SDK could say who they are', async () => {
    const events = await open('present', ago(minute), kept);
    void loadSdk();
    found();
    report(undefined);
    expect(events).toEqual([isThere, nobodyIsThere]);
    await vi.waitFor(() => expect(heard).toEqual(['gone']));
  });

  test('is not begun where it was left alone for too long: the SDK ends it', async () => {
    const events = await open('present', ago(idleLimit + minute), kept);
    expect(events).toEqual([]);
    expect(trustStored).not.toHaveBeenCalled();
    report(ana);
    expect(events).toEqual([{ type: 'session.lapsed', isImpersonating: false }]);
  });

  test('is asked for again where the SDK could not be loaded', async () => {
    observe.mockResolvedValueOnce(undefined);
    await open('present', ago(minute), kept);
    drawPage();
    await Promise.resolve();
    void loadSdk();
    expect(observe).toHaveBeenCalledTimes(2);
  });
});
