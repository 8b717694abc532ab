import { fromPromise } from 'xstate';
import { emailVerificationMachine } from '#machines/account/email-verification.ts';
import { readVerified, sendVerification } from '../../lib/identity/account.ts';
import { getLocale } from '../../lib/locale.ts';
import { logError } from '../../lib/log.ts';

/** Confirming the e-mail of the account that is signed in here. */
export const emailVerification = emailVerificationMachine.provide({
  actors: { sendLink: fromPromise(() => sendVerification(getLocale())), isVerified: fromPromise(() => readVerified()) },
  actions: { logFailure: (_, { error }) => logError('Confirming an e-mail failed', error) },
});
