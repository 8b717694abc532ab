import { beforeEach, expect, test, vi } from 'vitest';

/** A page that was opened anew: nobody has been signed in on it yet. */
async function newPage() {
  vi.resetModules();
  return import('#src/features/session/return-address.ts');
}

beforeEach(() => sessionStorage.clear());

test.each([
  '/member/dashboard',
  '/member/survey/relatives/3#conditions',
  '/specialist/patients?patient=a1b2&tab=kit&search=O%27Hara',
])('a visitor who asked for %s gets there, once', async (address) => {
  const { forgetReturn, knownReturn, rememberReturn } = await newPage();
  rememberReturn(address);
  expect(knownReturn()).toBe(address);
  forgetReturn();
  expect(knownReturn()).toBeUndefined();
});

test.each([
  '/',
  '/login',
  '/loading',
  '/members?to=/member/dashboard',
  '//member/dashboard',
  'https://evil.example/member/x',
])('%s is nothing to come back to', async (address) => {
  const { knownReturn, rememberReturn } = await newPage();
  rememberReturn(address);
  expect(knownReturn()).toBeUndefined();
  sessionStorage.setItem('novi.returnTo', address);
  expect(knownReturn()).toBeUndefined();
});

test('whoever signs out asked for nothing', async () => {
  const { knownReturn, markSignedIn, rememberReturn } = await newPage();
  markSignedIn();
  rememberReturn('/member/dashboard');
  expect(knownReturn()).toBeUndefined();
});
