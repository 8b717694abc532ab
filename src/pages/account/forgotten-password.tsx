import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { forgottenPasswordMachine } from '#machines/account/forgotten-password.ts';
import { sendPasswordReset } from '../../lib/identity/password.ts';
import { getLocale } from '../../lib/locale.ts';
import { logError } from '../../lib/log.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const machine = forgottenPasswordMachine.provide({
  actors: { sendLink: fromPromise(({ input }) => sendPasswordReset(input.email, getLocale())) },
  actions: { logFailure: (_, { error }) => logError('Password reset failed', error) },
});

/** `/account?mode=forgotPassword`: the link to a new password. */
export function ForgottenPassword() {
  const [snapshot, send] = useMachine(machine);
  return (
    <ForgotPasswordPage
      busy={snapshot.hasTag('busy')}
      sentTo={snapshot.context.sentTo}
      onSubmit={(email) => send({ type: 'email.submitted', email })}
    />
  );
}
