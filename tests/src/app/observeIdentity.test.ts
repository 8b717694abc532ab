import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthEvent, Identity } from '../../../machines/auth-types.ts';
import { keepPlace } from '../../../src/app/session/keep-place.ts';
import { observeIdentity } from '../../../src/app/session/observe-identity.ts';
import { knownRedirect, rememberRedirect } from '../../../src/app/session/redirect-address.ts';
import { knownReturn, noteSession } from '../../../src/app/session/return-address.ts';

const observe = vi.hoisted(() => vi.fn());
vi.mock('../../../src/app/identity/identity.ts', () => ({ observe }));
let sessionOver = () => {};
vi.mock('../../../src/app/identity/token-reads.ts', () => ({
  onSessionOver: (hear: () => void) => (sessionOver = hear),
}));

const minute = 60_000;
const ana = { uid: 'ana' } as Identity;
let report: (identity: Identity | undefined) => void;
let stop = () => {};

beforeEach(() => {
  observe.mockReset().mockImplementation((tell: typeof report) => {
    report = tell;
    return Promise.resolve(() => {});
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** Opens the app in a browser that holds these things in its storage. */
function open(kept: Record<string, string>) {
  Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value));
  const told: AuthEvent[] = [];
  stop = observeIdentity((event) => told.push(event));
  return told;
}
const ago = (milliseconds: number) => String(Date.now() - milliseconds);
const session = { 'novi.session': '1' };

/** What another tab does to the storage. */
function inOtherTab(key: string, newValue: string | null) {
  vi.useFakeTimers();
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
  vi.runAllTimers();
  vi.useRealTimers();
}

test.each([
  ['too long ago', ago(16 * minute)],
  ['later than now', ago(-16 * minute)],
])('a session in which something was last done %s has lapsed, and nobody hears whose it was', (_, moment) => {
  const told = open({ ...session, 'novi.active': moment });
  report(ana);
  expect(told).toEqual([{ type: 'session.lapsed' }]);
});

test.each([
  ['a while ago', { 'novi.active': ago(14 * minute) }],
  ['at no known time', {}],
  ['at what is no time', { 'novi.active': 'yesterday' }],
])('a session in which something was last done %s goes on', (_, kept) => {
  const told = open({ ...session, ...kept });
  report(ana);
  expect(told).toEqual([{ type: 'identity.changed', identity: ana }]);
});

test('who signs in after a session has lapsed is let in', () => {
  const told = open({ ...session, 'novi.active': ago(16 * minute) });
  report(ana);
  report(undefined);
  report(ana);
  expect(told.slice(1)).toEqual([
    { type: 'identity.changed', identity: undefined },
    { type: 'identity.changed', identity: ana },
  ]);
});

test('a browser without a session is known at once, and its provider is asked with the first touch, once', () => {
  const told = open({});
  expect(told).toEqual([{ type: 'identity.changed', identity: undefined }]);
  expect(observe).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('who signs in in another tab is looked for here', () => {
  open({});
  inOtherTab('novi.session', '1');
  expect(observe).toHaveBeenCalledTimes(1);
});

test('a sign-out in another tab is heard before the provider says so', () => {
  const told = open(session);
  report(ana);
  inOtherTab('novi.session', null);
  expect(told.at(-1)).toEqual({ type: 'identity.changed', identity: undefined });
});

test.each([
  ['is over at the provider when the app is opened', session, true],
  ['was ended by a person', {}, false],
])('a session that %s is told so: %j', (_, kept, isOver) => {
  const told = open(kept);
  if (isOver) report(undefined);
  const over: AuthEvent[] = isOver ? [{ type: 'session.over' }] : [];
  expect(told).toEqual([...over, { type: 'identity.changed', identity: undefined }]);
  expect(localStorage.getItem('novi.session')).toBeNull();
});

test('where storage is switched off, nobody can say that there was a session', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('switched off');
  });
  const told = open({});
  report(undefined);
  expect(told).toEqual([{ type: 'identity.changed', identity: undefined }]);
});

test('a session that is over is told to the other tabs once, before they hear that nobody is there', () => {
  const told = open(session);
  report(ana);
  const writes: unknown[] = [];
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((...written) => writes.push(written));
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
    writes.push(key);
    localStorage.clear();
  });
  sessionOver();
  sessionOver();
  expect(writes).toEqual([['novi.session', 'over'], 'novi.session']);
  expect(told.at(-1)).toEqual({ type: 'session.over' });
});

test('that a session is over is heard from another tab, and then that nobody is there', () => {
  const told = open(session);
  report(ana);
  localStorage.removeItem('novi.session');
  inOtherTab('novi.session', 'over');
  inOtherTab('novi.session', null);
  expect(told.slice(1)).toEqual([{ type: 'session.over' }, { type: 'identity.changed', identity: undefined }]);
});

test('what else another tab keeps changes nothing', () => {
  const told = open(session);
  report(ana);
  inOtherTab('locale', 'es');
  expect(told).toHaveLength(1);
});

test('who is signed out on a page of their own is led to the sign-in page, and back', () => {
  noteSession();
  history.replaceState(null, '', '/member/survey/');
  keepPlace();
  expect(knownRedirect()).toEqual({ kind: 'path', to: '/login' });
  expect(knownReturn()).toContain('/member/survey/');
});

test('whoever closes their account is led to the page that says so, also when the provider ends the session first', () => {
  history.replaceState(null, '', '/member/profile/close');
  rememberRedirect('/account?mode=closed');
  keepPlace();
  expect(knownRedirect()?.to).toBe('/account?mode=closed');
  expect(knownReturn()).toBeUndefined();
});

test('who is signed out on a public page stays there', () => {
  history.replaceState(null, '', '/members/faq');
  keepPlace();
  expect(knownRedirect()).toBeUndefined();
});
