import { describe, expect, it } from 'vitest';
import { authErrorTexts, authErrorWords, isWorthRetrying } from '../../../src/texts/authErrors.ts';

describe('a failed sign-in', () => {
  it('says the same for a wrong e-mail and a wrong password', () => {
    const codes = [
      'auth/invalid-credential',
      'auth/wrong-password',
      'auth/user-not-found',
      'auth/invalid-login-credentials',
    ];
    expect(new Set(codes.map((code) => authErrorWords({ code }).en)).size).toBe(1);
  });

  it.each([
    ['auth/email-already-in-use', authErrorTexts.emailInUse],
    ['auth/weak-password', authErrorTexts.weakPassword],
    ['auth/too-many-requests', authErrorTexts.tooMany],
    ['auth/network-request-failed', authErrorTexts.offline],
    ['auth/user-disabled', authErrorTexts.disabled],
    ['auth/never-heard-of', authErrorTexts.general],
  ])('%s has its sentence', (code, words) => {
    expect(authErrorWords(Object.assign(new Error(`Firebase: Error (${code}).`), { code }))).toBe(words);
  });

  it.each([undefined, null, 'boom', new Error('boom'), {}])(
    'a failure without a code (%s) gets the general sentence',
    (failure) => {
      expect(authErrorWords(failure)).toBe(authErrorTexts.general);
    },
  );

  it('is worth another try with the same password only where the password was not the reason', () => {
    expect(isWorthRetrying({ code: 'auth/network-request-failed' })).toBe(true);
    expect(isWorthRetrying(new Error('boom'))).toBe(true);
    expect(isWorthRetrying({ code: 'auth/invalid-credential' })).toBe(false);
  });
});
