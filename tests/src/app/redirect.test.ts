import { expect, test } from 'vitest';
import { decide, forMembers, forSpecialists, type Access, type Decision } from '../../../src/app/routing/redirect.ts';
import type { AccountProblem, Standing } from '../../../src/app/session/AuthProvider.tsx';

const show: Decision = { kind: 'show' };
const nothing: Decision = { kind: 'nothing' };
const saving: Decision = { kind: 'savingDrafts' };
const to = (path: string): Decision => ({ kind: 'redirect', to: path });
const account = (problem: AccountProblem): Decision => ({ kind: 'account', problem });

const table: Record<Standing, Record<Access, Decision>> = {
  unknown: { anyone: nothing, entrance: nothing, signedIn: nothing, member: nothing, specialist: nothing },
  comingIn: { anyone: nothing, entrance: show, signedIn: nothing, member: nothing, specialist: nothing },
  savingDrafts: { anyone: saving, entrance: saving, signedIn: saving, member: saving, specialist: saving },
  signedOut: { anyone: show, entrance: show, signedIn: to('/'), member: to('/'), specialist: to('/') },
  unprovisioned: {
    anyone: show,
    entrance: show,
    signedIn: account('unprovisioned'),
    member: account('unprovisioned'),
    specialist: account('unprovisioned'),
  },
  claimsMissing: {
    anyone: show,
    entrance: show,
    signedIn: account('claimsMissing'),
    member: account('claimsMissing'),
    specialist: account('claimsMissing'),
  },
  signOutFailed: {
    anyone: account('signOutFailed'),
    entrance: account('signOutFailed'),
    signedIn: account('signOutFailed'),
    member: account('signOutFailed'),
    specialist: account('signOutFailed'),
  },
  member: {
    ...{ anyone: show, entrance: show, signedIn: show, member: show },
    specialist: { kind: 'redirect', to: '/member/loading-step', reason: forSpecialists },
  },
  specialist: {
    ...{ anyone: show, entrance: show, signedIn: show, specialist: show },
    member: { kind: 'redirect', to: '/specialist/appointments/upcoming', reason: forMembers },
  },
};

const cases = Object.entries(table).flatMap(([standing, row]) =>
  Object.entries(row).map(([access, decision]) => [standing as Standing, access as Access, decision] as const),
);

test.each(cases)('a visitor who is %s, on a page for %s', (standing, access, decision) => {
  expect(decide(access, standing)).toEqual(decision);
});

test.each(cases)(
  'a visitor who is %s, on a page for %s, with a stored path of the app',
  (standing, access, decision) => {
    const isSentAway = standing === 'signedOut' && access !== 'anyone' && access !== 'entrance';
    const stored = { kind: 'path', to: '/login' } as const;
    expect(decide(access, standing, stored)).toEqual(isSentAway ? to('/login') : decision);
  },
);

test.each(cases)('a visitor who is %s, on a page for %s, with the admin site stored', (standing, access, decision) => {
  const stored = { kind: 'adminSite', to: 'https://admin.example/' } as const;
  expect(decide(access, standing, stored)).toEqual(
    standing === 'signedOut' ? { kind: 'leave', to: 'https://admin.example/' } : decision,
  );
});
