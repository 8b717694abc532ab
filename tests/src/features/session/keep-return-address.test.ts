import { beforeEach, expect, test } from 'vitest';
import { keepReturnAddress } from '#src/features/session/keep-return-address.ts';
import { knownRedirect, rememberAdminSite, rememberRedirect } from '#src/features/session/redirect-address.ts';
import { knownReturn, markSignedIn } from '#src/features/session/return-address.ts';

beforeEach(() => history.replaceState(null, '', '/'));

test('who is signed out on a page of their own is led to the sign-in page, and back', () => {
  markSignedIn();
  history.replaceState(null, '', '/member/survey/');
  keepReturnAddress();
  expect(knownRedirect()).toEqual({ kind: 'path', to: '/login' });
  expect(knownReturn()).toContain('/member/survey/');
});

test('whoever closes their account is led to the page that says so, also when the provider ends the session first', () => {
  history.replaceState(null, '', '/member/profile/close');
  rememberRedirect('/account?mode=closed');
  keepReturnAddress();
  expect(knownRedirect()?.to).toBe('/account?mode=closed');
  expect(knownReturn()).toBeUndefined();
});

test('who is signed out on a public page stays there', () => {
  history.replaceState(null, '', '/members/faq');
  keepReturnAddress();
  expect(knownRedirect()).toBeUndefined();
});

test('an admin who acted goes back to the admin site, also when what they typed could not be saved', () => {
  markSignedIn();
  history.replaceState(null, '', '/member/survey/');
  rememberAdminSite();
  keepReturnAddress();
  expect(knownRedirect()).toEqual({ kind: 'adminSite', to: 'http://localhost:4306/' });
  expect(knownReturn()).toBeUndefined();
});
