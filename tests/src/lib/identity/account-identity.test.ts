import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { linkKinds, type LinkKind } from '#machines/account/action-link.ts';
import { ownAccount } from '#src/features/session/own-account.ts';
import { readVerified, sendVerification } from '#src/lib/identity/account.ts';
import { applyLink, readLink } from '#src/lib/identity/action-links.ts';
import type { User } from '#src/lib/identity/firebase.ts';
import * as sdk from '#tests/harness/firebase-auth.ts';
import { expectConsole } from '#tests/setup/console.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });

/** An account, as the provider's SDK has it. */
function somebody({ email = 'ana@example.com' } = {}) {
  const user = { email, emailVerified: false, getIdToken: vi.fn(() => Promise.resolve('token')) };
  return user as typeof user & User;
}

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

/** A change of the own account with its real parts, but for the provider. */
const change = (email: string, password: string) => {
  const actor = createActor(ownAccount.changeEmail).start();
  actor.send({ type: 'change.submitted', email, password });
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
};
const changePassword = (current: string, next: string) => {
  const actor = createActor(ownAccount.changePassword).start();
  actor.send({ type: 'change.submitted', current, next });
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
};

describe('another e-mail', () => {
  beforeEach(() => {
    sdk.auth.currentUser = somebody();
  });

  it('needs the password, and then sends the link to the new mailbox in the person’s language', async () => {
    expect((await change(' new@example.com ', 'correct horse')).hasTag('sent')).toBe(true);
    expect(sdk.reauthenticateWithCredential).toHaveBeenCalledExactlyOnceWith(sdk.auth.currentUser, {
      email: 'ana@example.com',
      password: 'correct horse',
    });
    expect(sdk.verifyBeforeUpdateEmail).toHaveBeenCalledExactlyOnceWith(sdk.auth.currentUser, 'new@example.com');
    expect(sdk.auth.languageCode).toBe('en');
  });

  it('is not asked for with a wrong password', async () => {
    expectConsole('error', 'E-mail change failed Error (auth/invalid-credential)');
    sdk.reauthenticateWithCredential.mockRejectedValue(refusal('auth/invalid-credential'));
    const { value, context } = await change('new@example.com', 'wrong');
    expect(value).toBe('asking');
    expect(context.failure).toMatchObject({ code: 'auth/invalid-credential' });
    expect(sdk.verifyBeforeUpdateEmail).not.toHaveBeenCalled();
  });

  it('is answered alike when somebody else has it, and not when the provider is gone', async () => {
    sdk.verifyBeforeUpdateEmail.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    expect((await change('ben@example.com', 'correct horse')).hasTag('sent')).toBe(true);
    expectConsole('error', 'E-mail change failed Error (auth/network-request-failed)');
    sdk.verifyBeforeUpdateEmail.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    const { value, context } = await change('ben@example.com', 'correct horse');
    expect(value).toBe('asking');
    expect(context.failure).toMatchObject({ code: 'auth/network-request-failed' });
  });
});

describe('another password', () => {
  beforeEach(() => {
    sdk.auth.currentUser = somebody();
  });

  it('needs the current one, and keeps spaces and Unicode as they were typed', async () => {
    await changePassword(' old ñ ', '  new \u{1F600} words ');
    const proofs = sdk.reauthenticateWithCredential.mock.calls.map(([, proof]: unknown[]) => proof);
    expect(proofs[0]).toEqual({ email: 'ana@example.com', password: ' old ñ ' });
    expect(sdk.updatePassword).toHaveBeenCalledExactlyOnceWith(sdk.auth.currentUser, '  new \u{1F600} words ');
  });

  it('lets this session sign in anew with it, and is changed even when that fails', async () => {
    sdk.reauthenticateWithCredential.mockResolvedValueOnce(undefined);
    sdk.reauthenticateWithCredential.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    const { value, context } = await changePassword('old words', 'four quite new words');
    expect({ value, context }).toEqual({ value: 'changed', context: { next: '', failure: undefined } });
    expect(sdk.reauthenticateWithCredential).toHaveBeenLastCalledWith(sdk.auth.currentUser, {
      email: 'ana@example.com',
      password: 'four quite new words',
    });
  });

  it.each([
    ['set with a wrong current one', sdk.reauthenticateWithCredential, 'auth/wrong-password', 0],
    ['kept for longer than it takes when the provider refuses it', sdk.updatePassword, 'auth/weak-password', 1],
  ])('is not %s', async (_what, refusing, code, stored) => {
    expectConsole('error', `Password change failed Error (${code})`);
    refusing.mockRejectedValue(refusal(code));
    const { value, context } = await changePassword('old words', 'four quite new words');
    expect({ value, context }).toMatchObject({ value: 'asking', context: { next: '', failure: { code } } });
    expect(sdk.updatePassword).toHaveBeenCalledTimes(stored);
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
