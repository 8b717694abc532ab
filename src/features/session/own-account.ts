import { fromPromise } from 'xstate';
import { changeEmailMachine } from '#machines/account/change-email.ts';
import { changePasswordMachine } from '#machines/account/change-password.ts';
import { closeAccountMachine } from '#machines/account/close-account.ts';
import { getLocale } from '../../lib/locale.ts';
import { logError } from '../../lib/log.ts';
import { paths } from '#domain/paths.ts';
import { closeAccount } from './backend.ts';
import { forgetRedirect, rememberRedirect } from './redirect-address.ts';

const account = () => import('../../lib/identity/account.ts');

const reauthenticate = fromPromise<void, { password: string }>(async ({ input }) =>
  (await account()).reauthenticate(input.password),
);

/** What the session invokes while somebody changes something of their own account, with its real parts, which come on demand. */
export const ownAccount = {
  changeEmail: changeEmailMachine.provide({
    actors: {
      reauthenticate,
      sendLink: fromPromise(async ({ input }) => (await account()).sendEmailChange(input.email, getLocale())),
    },
    actions: { logFailure: (_, { error }) => logError('E-mail change failed', error) },
  }),
  changePassword: changePasswordMachine.provide({
    actors: {
      reauthenticate,
      storePassword: fromPromise(async ({ input }) => (await account()).storePassword(input.next)),
    },
    actions: { logFailure: (_, { error }) => logError('Password change failed', error) },
  }),
  closeAccount: closeAccountMachine.provide({
    actors: {
      reauthenticate,
      closeAccount: fromPromise(({ input }) => closeAccount(input.userId)),
    },
    actions: {
      rememberClosed: () => rememberRedirect(paths.accountClosed),
      forgetClosed: forgetRedirect,
      logFailure: (_, { error }) => logError('Closing the account failed', error),
    },
  }),
};
