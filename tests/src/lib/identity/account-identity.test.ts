import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkKinds, type LinkKind } from '#machines/account/action-link.ts';
import { askForNewEmail, changePassword, readVerified, sendVerification } from '#src/lib/identity/account.ts';
import { applyLink, readLink } from '#src/lib/identity/action-links.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });

function somebody({ email = 'ana@example.com', emailVerified = false } = {}) {
  return { email, emailVerified, getIdToken: vi.fn(() => Promise.resolve('token')) };
}

const sdk = vi.hoisted(() => ({
  auth: {
    currentUser: null as { email: string; emailVerified: boolean } | null,
    languageCode: null as string | null,
    authStateReady: () => Promise.resolve(),
  },
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  applyActionCode: vi.fn(),
  checkActionCode: vi.fn(),
  confirmPasswordReset: vi.fn(),
  reauthenticateWithCredential: vi.fn(),
  reload: vi.fn(),
  sendEmailVerification: vi.fn(),
  signOut: vi.fn(),
  updatePassword: vi.fn(),
  verifyBeforeUpdateEmail: vi.fn(),
}));
vi.mock('#src/lib/identity/sdk.ts', () => ({ loadSdk: () => Promise.resolve(sdk) }));

beforeEach(() => {
  for (const part of Object.values(sdk)) if (vi.isMockFunction(part)) part.mockReset().mockResolvedValue(undefined);
  sdk.auth.currentUser = null;
});

describe('confirming the e-mail', () => {
  it('has the link sent in the person’s language', async () => {
    sdk.auth.currentUser = somebody();
    await sendVerification('es');
    expect(sdk.auth.languageCode).toBe('es');
    expect(sdk.sendEmailVerification).toHaveBeenCalledExactlyOnceWith(sdk.auth.currentUser);
  });

  it('reads the account anew, and renews the token once it is confirmed so that the session knows', async () => {
    const user = somebody();
    sdk.auth.currentUser = user;
    expect(await readVerified()).toBe(false);
    expect(user.getIdToken).not.toHaveBeenCalled();
    sdk.reload.mockImplementation(() => {
      user.emailVerified = true;
      return Promise.resolve();
    });
    expect(await readVerified()).toBe(true);
    expect(user.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is for nobody who is signed out', async () => {
    await expect(sendVerification('en')).rejects.toThrow('Nobody is signed in.');
    await expect(readVerified()).rejects.toThrow('Nobody is signed in.');
  });
});

describe('another e-mail', () => {
  beforeEach(() => {
    sdk.auth.currentUser = somebody();
  });

  it('needs the password, and then sends the link to the new mailbox', async () => {
    await askForNewEmail(' new@example.com ', 'correct horse', 'en');
    expect(sdk.reauthenticateWithCredential).toHaveBeenCalledExactlyOnceWith(sdk.auth.currentUser, {
      email: 'ana@example.com',
      password: 'correct horse',
    });
    expect(sdk.verifyBeforeUpdateEmail).toHaveBeenCalledExactlyOnceWith(sdk.auth.currentUser, 'new@example.com');
  });

  it('is not asked for with a wrong password', async () => {
    sdk.reauthenticateWithCredential.mockRejectedValue(refusal('auth/invalid-credential'));
    await expect(askForNewEmail('new@example.com', 'wrong', 'en')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    expect(sdk.verifyBeforeUpdateEmail).not.toHaveBeenCalled();
  });

  it('is answered alike when somebody else has it, and not when the provider is gone', async () => {
    sdk.verifyBeforeUpdateEmail.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    await expect(askForNewEmail('ben@example.com', 'correct horse', 'en')).resolves.toBeUndefined();
    sdk.verifyBeforeUpdateEmail.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    await expect(askForNewEmail('ben@example.com', 'correct horse', 'en')).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    });
  });
});

describe('another password', () => {
  it('needs the current one, and keeps spaces and Unicode as they were typed', async () => {
    sdk.auth.currentUser = somebody();
    await changePassword(' old ñ ', '  new \u{1F600} words ');
    const proofs = sdk.reauthenticateWithCredential.mock.calls.map(([, proof]: unknown[]) => proof);
    expect(proofs[0]).toEqual({ email: 'ana@example.com', password: ' old ñ ' });
    expect(sdk.updatePassword).toHaveBeenCalledExactlyOnceWith(sdk.auth.currentUser, '  new \u{1F600} words ');
  });

  it('lets this session sign in anew with it, and is changed even when that fails', async () => {
    sdk.auth.currentUser = somebody();
    sdk.reauthenticateWithCredential.mockResolvedValueOnce(undefined);
    sdk.reauthenticateWithCredential.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    await expect(changePassword('old words', 'four quite new words')).resolves.toBeUndefined();
    expect(sdk.reauthenticateWithCredential).toHaveBeenLastCalledWith(sdk.auth.currentUser, {
      email: 'ana@example.com',
      password: 'four quite new words',
    });
  });

  it('is not set with a wrong current one', async () => {
    sdk.auth.currentUser = somebody();
    sdk.reauthenticateWithCredential.mockRejectedValue(refusal('auth/wrong-password'));
    await expect(changePassword('wrong', 'four quite new words')).rejects.toMatchObject({
      code: 'auth/wrong-password',
    });
    expect(sdk.updatePassword).not.toHaveBeenCalled();
  });
});

describe('a link', () => {
  const facts = { email: 'ana@example.com' };
  const operations: Record<LinkKind, string> = {
    resetPassword: 'PASSWORD_RESET',
    verifyEmail: 'VERIFY_EMAIL',
    verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
    recoverEmail: 'RECOVER_EMAIL',
  };

  it.each(linkKinds)('of the kind %s is read for what it says it is, and for nothing else', async (kind) => {
    for (const each of linkKinds) {
      sdk.checkActionCode.mockResolvedValueOnce({ operation: operations[each], data: facts });
      const reading = readLink({ kind, code: 'code' });
      if (each === kind) await expect(reading).resolves.toMatchObject(facts);
      else await expect(reading).rejects.toMatchObject({ code: 'invalid-action-code' });
    }
  });

  it('for a new password stores it, and any other is applied', async () => {
    await applyLink({ kind: 'resetPassword', code: 'code', facts, password: 'four quite new words' });
    expect(sdk.confirmPasswordReset).toHaveBeenCalledExactlyOnceWith(sdk.auth, 'code', 'four quite new words');
    expect(sdk.applyActionCode).not.toHaveBeenCalled();
    await applyLink({ kind: 'recoverEmail', code: 'code', facts, password: '' });
    expect(sdk.applyActionCode).toHaveBeenCalledExactlyOnceWith(sdk.auth, 'code');
  });

  it.each(['resetPassword', 'verifyAndChangeEmail', 'recoverEmail'] as const)(
    'of the kind %s ends the session of its account here, and nobody else’s',
    async (kind) => {
      sdk.auth.currentUser = somebody({ email: 'ben@example.com' });
      await applyLink({ kind, code: 'code', facts, password: '' });
      expect(sdk.signOut).not.toHaveBeenCalled();
      sdk.auth.currentUser = somebody();
      await applyLink({ kind, code: 'code', facts, password: '' });
      expect(sdk.signOut).toHaveBeenCalledOnce();
    },
  );

  it('that confirms the e-mail lets the session go on and know it', async () => {
    const user = somebody();
    sdk.auth.currentUser = user;
    await applyLink({ kind: 'verifyEmail', code: 'code', facts, password: '' });
    expect(user.getIdToken).toHaveBeenCalledExactlyOnceWith(true);
    expect(sdk.signOut).not.toHaveBeenCalled();
  });

  it('has worked even when the session can’t be brought in line', async () => {
    sdk.auth.currentUser = somebody();
    sdk.reload.mockRejectedValue(refusal('auth/user-token-expired'));
    await expect(applyLink({ kind: 'verifyEmail', code: 'code', facts, password: '' })).resolves.toBeUndefined();
  });
});
