import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { reauthErrorWords } from '#src/features/credentials/reauth-error-words.ts';
import { accountChangeTexts } from '#src/texts/account-change.ts';
import { authErrorTexts, authErrorWords, isWorthRetrying, knownAuthError } from '#src/texts/auth-errors.ts';

// The provider's own SDK, in whose place the tests of the app have another.
const { AuthErrorCodes } = createRequire(import.meta.url)('firebase/auth') as typeof import('firebase/auth');

/** Codes that nothing the app asks for can lead to, by what they belong to. */
const neverForUs = {
  'signing in with a window, a redirect, or another company’s account':
    'auth-domain-config-required cancelled-popup-request invalid-auth-event invalid-oauth-client-id invalid-oauth-provider ' +
    'invalid-provider-id missing-iframe-start missing-or-invalid-nonce no-auth-event no-such-provider popup-blocked ' +
    'popup-closed-by-user provider-already-linked redirect-cancelled-by-user redirect-operation-pending rejected-credential ' +
    'user-cancelled',
  'phones and second factors':
    'code-expired invalid-app-credential invalid-multi-factor-session invalid-phone-number invalid-verification-code ' +
    'invalid-verification-id maximum-second-factor-count-exceeded missing-app-credential missing-multi-factor-info ' +
    'missing-multi-factor-session missing-phone-number missing-verification-code missing-verification-id ' +
    'multi-factor-info-not-found second-factor-already-in-use unverified-email',
  'apps on a phone':
    'app-not-installed cordova-not-ready dynamic-link-not-activated invalid-app-id invalid-cert-hash ' +
    'invalid-cordova-configuration invalid-dynamic-link-domain invalid-hosting-link-domain missing-android-pkg-name ' +
    'missing-ios-bundle-id',
  'tokens made by a server': 'custom-token-mismatch invalid-custom-token',
  'changing an e-mail without its link': 'email-change-needs-verification',
  'the e-mail’s template, which the provider’s own pages set': 'invalid-message-payload invalid-sender',
};

/** Mistakes of the app itself, or of the provider: the general sentence is the right one. */
const general =
  'already-initialized app-deleted argument-error dependent-sdk-initialized-before-auth emulator-config-failed internal-error ' +
  'invalid-emulator-scheme invalid-persistence-type';

const codesIn = (text: string) => text.split(' ').map((code) => `auth/${code}`);
const outOfReach = Object.values(neverForUs).flatMap(codesIn);

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
    ['auth/requires-recent-login', authErrorTexts.signInAgain],
    ['auth/expired-action-code', authErrorTexts.linkExpired],
    ['auth/operation-not-allowed', authErrorTexts.notAvailable],
    ['auth/web-storage-unsupported', authErrorTexts.browser],
    ['auth/never-heard-of', authErrorTexts.general],
  ])('%s has its sentence', (code, words) => {
    expect(authErrorWords(Object.assign(new Error(`Firebase: Error (${code}).`), { code }))).toBe(words);
  });

  it('each code of the provider’s SDK that can reach us has a sentence of its own', () => {
    const codes = new Set<string>(Object.values(AuthErrorCodes));
    const silent = [...codes].filter((code) => !knownAuthError({ code }));
    expect(silent.sort()).toEqual([...outOfReach, ...codesIn(general)].sort());
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

describe('a failed change by somebody who is signed in', () => {
  it.each(['invalid-credential', 'wrong-password', 'missing-password'])('%s is about the password alone', (code) => {
    expect(reauthErrorWords({ code: `auth/${code}` })).toBe(accountChangeTexts.wrongPassword);
  });

  it('has the same sentences as a sign-in for all the rest', () => {
    expect(reauthErrorWords({ code: 'auth/too-many-requests' })).toBe(authErrorTexts.tooMany);
    expect(reauthErrorWords(new Error('boom'))).toBe(authErrorTexts.general);
  });
});
