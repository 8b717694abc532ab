import { expect, test } from 'vitest';
import { loadSdk } from '#src/lib/identity/sdk.ts';
import { idleLimit } from '#src/lib/settings.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { expectConsole } from '#tests/setup/console.ts';
import {
  ago,
  ana,
  heard,
  isThere,
  leave,
  minute,
  nobodyIsThere,
  observe,
  open,
  sdk,
} from './observed-identity.isolated.ts';

test.each([
  ['too long ago', ago(idleLimit + minute)],
  ['later than now', ago(-idleLimit - minute)],
])('a session in which something was last done %s has lapsed, and nobody hears whose it was', async (_, moment) => {
  const events = await open('present', moment);
  sdk.report(ana);
  expect(events).toEqual([{ type: 'session.lapsed', isImpersonating: false }]);
});

test('of a session that has lapsed it is told whether an admin acted in it', async () => {
  const events = await open('present', ago(idleLimit + minute));
  sdk.report({
    ...ana,
    claims: { ...ana.claims, original: { noviId: 'novi-9', name: 'Sam', authorities: ['admin'] } },
  });
  expect(events).toEqual([{ type: 'session.lapsed', isImpersonating: true }]);
});

test.each([
  ['a while ago', ago(idleLimit - minute)],
  ['at no known time', undefined],
  ['at what is no time', 'yesterday'],
])('a session in which something was last done %s goes on', async (_, moment) => {
  const events = await open('present', moment);
  sdk.report(ana);
  expect(events).toEqual([isThere]);
});

test('who signs in after a session has lapsed is let in', async () => {
  const events = await open('present', ago(idleLimit + minute));
  sdk.report(ana);
  sdk.report(undefined);
  sdk.report(ana);
  expect(events.slice(1)).toEqual([nobodyIsThere, isThere]);
});

test.each(['present', 'unknown'] as const)('the SDK is asked at once where its account is %s', async (stored) => {
  expect(await open(stored)).toEqual([]);
  expect(observe).toHaveBeenCalledTimes(1);
});

test('whoever cleared the storage of the app is no stranger while the SDK keeps their account', async () => {
  localStorage.clear();
  const events = await open('present');
  sdk.report(ana);
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

test.each([
  ['before it is known that nobody is there', [loadSdk, () => open('absent')]],
  ['later', [() => open('absent'), loadSdk]],
])('the SDK is heard, too, where its code was asked for without a touch that was noticed: %s', async (_, steps) => {
  const ends: unknown[] = [];
  for (const step of steps) ends.push(await step());
  expect(ends).toContainEqual([nobodyIsThere]);
  expect(observe).toHaveBeenCalledTimes(1);
  sdk.report(ana);
  expect(ends).toContainEqual([nobodyIsThere, isThere]);
  await eventually(() => expect(heard).toEqual(['present']));
});

test.each(['present', 'unknown', 'absent'] as const)(
  'where its account is %s and its code could not be loaded, it is heard when that is asked for again',
  async (stored) => {
    observe.mockResolvedValueOnce(undefined);
    document.body.innerHTML = '<form><input /></form>';
    await open(stored);
    document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
    await Promise.resolve();
    expect(observe).toHaveBeenCalledTimes(1);
    await loadSdk();
    expect(observe).toHaveBeenCalledTimes(2);
  },
);

test('after the session of the page, it is not asked any more', async () => {
  await open('absent');
  leave();
  await loadSdk();
  expect(observe).not.toHaveBeenCalled();
});

test('a session that is over at the provider when the app is opened is logged and told so', async () => {
  expectConsole('error', /^Token read failed$/);
  const events = await open('present');
  sdk.report(undefined);
  expect(events).toEqual([{ type: 'session.over' }, nobodyIsThere]);
  await eventually(() => expect(heard).toEqual(['over', 'gone']));
});

test('where nothing can be looked up, nobody can say that there was a session', async () => {
  const events = await open('unknown');
  sdk.report(undefined);
  expect(events).toEqual([nobodyIsThere]);
});
