import { expect, test } from 'vitest';
import type { StoredAccount } from '#src/lib/identity/stored-account.ts';
import { eventually } from '#tests/harness/eventually.ts';
import {
  accountAtStart,
  ana,
  begin,
  endSession,
  heard,
  isThere,
  lookUpAccount,
  nobodyIsThere,
  observe,
  open,
  otherTabTells,
  sdk,
  signOut,
  takeSessionAtStart,
} from './observed-identity.isolated.ts';

test('who signs in in another tab is looked for here', async () => {
  await open('absent');
  otherTabTells('present');
  await eventually(() => expect(observe).toHaveBeenCalledTimes(1));
});

test('a sign-out in another tab is heard before the provider says so, and not told back', async () => {
  const events = await open('present');
  sdk.report(ana);
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([isThere, nobodyIsThere]));
  sdk.report(undefined);
  await expectNothingTold();
});

test('who signs out in another tab while the SDK looks who is there does not come back by what it has read', async () => {
  const events = await open('present');
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([nobodyIsThere]));
  [ana, undefined, ana].forEach((each) => sdk.report(each));
  expect(events).toEqual([nobodyIsThere, nobodyIsThere, isThere]);
  otherTabTells('gone');
  await eventually(() => expect(events.at(-1)).toEqual(nobodyIsThere));
  sdk.report(ana);
  expect(signOut, 'who signs in here is let in').toHaveBeenCalledTimes(1);
});

test('nor where it can’t read who they are, and who signs in here after that is let in', async () => {
  const events = await open('present');
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([nobodyIsThere]));
  sdk.found();
  sdk.fail(new Error('no line'));
  expect(signOut).toHaveBeenCalledTimes(1);
  [undefined, ana].forEach((each) => sdk.report(each));
  expect(events).toEqual([nobodyIsThere, nobodyIsThere, isThere]);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('who has signed out in another tab does not come back by a token that was asked for before', async () => {
  const events = await open('present');
  sdk.report(ana);
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([isThere, nobodyIsThere]));
  sdk.report(ana, true);
  expect(events).toEqual([isThere, nobodyIsThere]);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('nor where the SDK had kept them anew before that was heard', async () => {
  await open('present');
  sdk.report(ana);
  lookUpAccount.mockResolvedValue('present');
  otherTabTells('gone');
  await eventually(() => expect(signOut).toHaveBeenCalledTimes(1));
});

test('a sign-out in another tab does not bring the SDK’s code where it was not needed', async () => {
  const events = await open('absent');
  lookUpAccount.mockResolvedValue('present');
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([nobodyIsThere, nobodyIsThere]));
  await Promise.resolve();
  expect(signOut).not.toHaveBeenCalled();
});

test('who signs in here before the SDK has noticed that is let in', async () => {
  const events = await open('present');
  sdk.report(ana);
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([isThere, nobodyIsThere]));
  sdk.report(ana, false);
  sdk.report(ana, true);
  expect(events.slice(2)).toEqual([isThere, isThere]);
  expect(signOut).not.toHaveBeenCalled();
});

test('who has signed in in another tab meanwhile is not signed out', async () => {
  const events = await open('present');
  sdk.report(ana);
  let answer: (account: StoredAccount) => void = () => {};
  lookUpAccount.mockReturnValue(new Promise<StoredAccount>((resolve) => (answer = resolve)));
  ['gone', 'present', 'over'].forEach((news) => otherTabTells(news));
  await eventually(() => expect(events.at(-1)).toEqual({ type: 'session.over' }));
  answer('present');
  await Promise.resolve();
  sdk.report(ana, true);
  expect(events.at(-1)).toEqual(isThere);
  expect(signOut).not.toHaveBeenCalled();
});

test('without its code it has kept nobody, and is silent again when it is asked anew', async () => {
  let neverLoaded: (observing: undefined) => void = () => {};
  observe.mockImplementationOnce((_report, fail: typeof sdk.fail) => {
    Object.assign(sdk, { fail });
    return new Promise((resolve) => (neverLoaded = resolve));
  });
  const events = await open('present');
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([nobodyIsThere]));
  sdk.fail('no line');
  neverLoaded(undefined);
  expect(events.at(-1)).toEqual({ type: 'identity.unreachable', error: 'no line' });
  otherTabTells('present');
  await eventually(() => expect(observe).toHaveBeenCalledTimes(2));
  otherTabTells('gone');
  await eventually(() => expect(events.at(-1)).toEqual(nobodyIsThere));
  expect(signOut).not.toHaveBeenCalled();
  sdk.report(ana);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('who signs in here after its code could not be loaded is let in', async () => {
  const events = await open('present');
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([nobodyIsThere]));
  sdk.fail('no line');
  sdk.report(ana);
  expect(events.at(-1)).toEqual(isThere);
});

test('who signs in in another tab after that is let in', async () => {
  const events = await open('present');
  ['gone', 'present', 'over'].forEach((news) => otherTabTells(news));
  await eventually(() => expect(events.at(-1)).toEqual({ type: 'session.over' }));
  sdk.report(ana);
  expect(events.at(-1)).toEqual(isThere);
});

test('a sign-out that is heard before anything else is told, and a form can still be used', async () => {
  let found: (stored: StoredAccount) => void = () => {};
  accountAtStart.mockReturnValue(new Promise((resolve) => (found = resolve)));
  const events = begin();
  otherTabTells('gone');
  await eventually(() => expect(events).toEqual([nobodyIsThere]));
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
  sdk.report(ana);
  sdk.report({ ...ana });
  sdk.report(undefined);
  await eventually(() => expect(heard).toEqual(['present', 'gone']));
});

test('a tab whose browser keeps no accounts does not sign the others out', async () => {
  await open('unknown');
  sdk.report(undefined);
  await expectNothingTold();
});

test('a session that is over is told to the other tabs once, before they hear that nobody is there', async () => {
  const events = await open('present');
  sdk.report(ana);
  endSession();
  endSession();
  expect(events.at(-1)).toEqual({ type: 'session.over' });
  sdk.report(undefined);
  await eventually(() => expect(heard).toEqual(['over', 'gone']));
});

test('that a session is over is heard from another tab, and then that nobody is there', async () => {
  const events = await open('present');
  sdk.report(ana);
  otherTabTells('over');
  otherTabTells('gone');
  await eventually(() => expect(events.slice(1)).toEqual([{ type: 'session.over' }, nobodyIsThere]));
  expect(heard).toEqual([]);
});

test('a page that comes back out of the browser’s cache looks again, and hears the other tabs as before', async () => {
  const events = await open('absent');
  dispatchEvent(new Event('pagehide'));
  lookUpAccount.mockResolvedValue('present');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await eventually(() => expect(observe).toHaveBeenCalledTimes(1));
  otherTabTells('over');
  await eventually(() => expect(events).toEqual([nobodyIsThere, { type: 'session.over' }]));
});

test('whoever is there when it comes back is let in: what happened meanwhile was not heard', async () => {
  const events = await open('present');
  sdk.report(ana);
  otherTabTells('gone');
  await eventually(() => expect(events.at(-1)).toEqual(nobodyIsThere));
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  sdk.report(ana, true);
  expect(events.at(-1)).toEqual(isThere);
  expect(signOut).not.toHaveBeenCalled();
});

/** Other tabs hear all in its order: somebody who comes is the first that they hear of. */
async function expectNothingTold() {
  sdk.report(ana);
  await eventually(() => expect(heard).toEqual(['present']));
}
