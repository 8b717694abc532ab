import { fromPromise } from 'xstate';
import { emailVerificationMachine } from '#machines/account/email-verification.ts';
import { getLocale } from '../../texts/locale.ts';
import { readVerified, sendVerification } from '../identity/account.ts';
import { logError } from '../log.ts';

/** Confirming the e-mail of the account that is signed in here. */
export const emailVerification = emailVerificationMachine.provide({
  actors: { sendLink: fromPromise(() => sendVerification(getLocale())), isVerified: fromPromise(() => readVerified()) },
  actions: { logFailure: (_, { error }) => logError('Confirming an e-mail failed', error) },
});
