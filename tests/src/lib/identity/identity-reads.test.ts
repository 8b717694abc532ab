import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Identity } from '#machines/auth/types.ts';
import type { User } from '#src/lib/identity/firebase.ts';
import { getToken, observe, signedInNoviId, trustStored } from '#src/lib/identity/identity.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { auth, present } from '#tests/harness/firebase-auth.ts';
import { expectConsole } from '#tests/setup/console.ts';

const report = vi.fn<(identity: Identity | undefined, isSame?: boolean) => void>();
const [fail, found] = [vi.fn(), vi.fn()];

beforeEach(async () => {
  report.mockReset();
  fail.mockReset();
  found.mockReset();
  await observe(report, fail, found);
  // The first news: nobody is there yet.
  await eventually(() => expect(report.mock.calls).toEqual([[undefined, false]]));
  report.mockReset();
});

/** Somebody whose token is read for as long as the test says. */
function somebody(uid: string) {
  let answer = (_?: Error) => {};
  const token = new Promise((resolve, reject) => {
    answer = (error) => (error ? reject(error) : resolve({ claims: {}, issuedAtTime: '2026-11-21T15:00:00.000Z' }));
  });
  const user = { uid, email: `${uid}@novi.example`, emailVerified: true, getIdTokenResult: () => token };
  return { user, answer };
}

const comes = (user: object) => present(user as User);

test('what was read of the person before, which comes late, is no news once another one is there', async () => {
  const [ana, ben] = [somebody('ana'), somebody('ben')];
  comes(ana.user);
  comes(ben.user);
  ben.answer();
  await eventually(() => expect(report).toHaveBeenCalledTimes(1));
  ana.answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(report.mock.calls.map(([identity]) => identity?.uid)).toEqual(['ben']);
});

test('another token of the same sign-in is told from another sign-in', async () => {
  const [ana, again] = [somebody('ana'), somebody('ana')];
  [ana, again].forEach(({ answer }) => answer());
  for (const [place, { user }] of [ana, ana, again].entries()) {
    comes(user);
    await eventually(() => expect(report).toHaveBeenCalledTimes(place + 1));
  }
  expect(report.mock.calls.map(([, isSame]) => isSame)).toEqual([false, true, false]);
});

test('that somebody is there is told before their token is read, and not of nobody', () => {
  expect(found).not.toHaveBeenCalled();
  comes(somebody('ana').user);
  expect(found).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
});

test('nor is it that the token of the person before could not be read: that is only logged', async () => {
  expectConsole('error', /^Token read failed/);
  const [ana, ben] = [somebody('ana'), somebody('ben')];
  comes(ana.user);
  comes(ben.user);
  ana.answer(Object.assign(new Error('gone'), { code: 'auth/user-not-found' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(report).not.toHaveBeenCalled();
  expect(fail).not.toHaveBeenCalled();
});

test('an account that is gone is nobody', async () => {
  expectConsole('error', /^Token read failed/);
  const ana = somebody('ana');
  comes(ana.user);
  ana.answer(Object.assign(new Error('gone'), { code: 'auth/user-not-found' }));
  await eventually(() => expect(report.mock.calls).toEqual([[undefined, false]]));
  expect(fail).not.toHaveBeenCalled();
});

test.each(['network-request-failed', 'internal-error', 'too-many-requests', 'timeout'])(
  'a token that can’t be read because of %s says nothing about the account',
  async (code) => {
    expectConsole('error', /^Token read failed/);
    const ana = somebody('ana');
    comes(ana.user);
    ana.answer(Object.assign(new Error('down'), { code: `auth/${code}` }));
    await eventually(() => expect(fail).toHaveBeenCalledTimes(1));
    expect(report).not.toHaveBeenCalled();
  },
);

test('who signed out in another tab is named by their token until this one is done with them, and nobody after that', async () => {
  const ana = { ...somebody('ana').user, getIdToken: () => Promise.resolve('token of Ana') };
  const ben = { ...somebody('ben').user, getIdToken: () => Promise.resolve('token of Ben') };
  comes(ana);
  present(null);
  expect(await getToken()).toBe('token of Ana');
  clearPersonalData();
  expect(await getToken()).toBeUndefined();
  comes(ana);
  comes(ben);
  expect(await getToken()).toBe('token of Ben');
});

describe('a session that this browser keeps', () => {
  const identity: Identity = {
    ...{ uid: 'ana', email: 'ana@novi.example', emailVerified: true, readAt: 1 },
    claims: { noviId: 'novi-1', authorities: ['member'], exp: 3601, original: undefined },
  };
  const asSdkHasIt = {
    ...somebody('ana').user,
    getIdToken: (isRenewed: boolean) => Promise.resolve(isRenewed ? 'renewed' : 'read'),
  };

  beforeEach(() => trustStored({ token: 'kept', identity }));

  test('names who is there by its token until the SDK names them', async () => {
    expect(await getToken()).toBe('kept');
    expect(await signedInNoviId()).toBe('novi-1');
    comes(asSdkHasIt);
    expect(await getToken()).toBe('read');
  });

  test('is the SDK’s to renew once its token is refused', async () => {
    auth.currentUser = asSdkHasIt as unknown as User;
    expect(await getToken({ renew: true })).toBe('renewed');
    expect(await getToken()).toBe('read');
  });

  test('is gone with the person', async () => {
    clearPersonalData();
    expect(await getToken()).toBeUndefined();
  });
});
