import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { passwordResetMachine } from '../../../machines/password-reset.ts';
import { MessagePage } from '../../public/MessagePage.tsx';
import { NarrowPage } from '../../public/NarrowPage.tsx';
import { NewPasswordPage } from '../../public/NewPasswordPage.tsx';
import { authErrorWords } from '../../texts/authErrors.ts';
import { commonTexts } from '../../texts/common.ts';
import { useWords } from '../../texts/locale.ts';
import { passwordResetTexts as texts } from '../../texts/password.ts';
import { signInTexts } from '../../texts/signIn.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { readResetLink, setNewPassword } from '../identity/password.ts';
import { logError } from '../log.ts';
import { paths } from '../routing/paths.ts';

const machine = passwordResetMachine.provide({
  actors: {
    readLink: fromPromise(({ input }) => readResetLink(input.code)),
    setPassword: fromPromise(({ input }) => setNewPassword(input.code, input.password)),
  },
  actions: { logFailure: (_, { error }) => logError('Password reset failed', error) },
});

/** `/account?mode=resetPassword`: where the link of the e-mail leads. */
export function ResetPassword({ code }: { code: string }) {
  const t = useWords();
  const [snapshot, send] = useMachine(machine, { input: { code } });
  useEffect(() => send({ type: 'link.opened' }), [send]);
  const { email, failure } = snapshot.context;
  switch (snapshot.value) {
    case 'idle':
    case 'reading':
      return (
        <NarrowPage>
          <Waiting text={t(texts.reading)} />
        </NarrowPage>
      );
    case 'unreachable':
      return (
        <MessagePage title={t(texts.unreachableTitle)} lead={t(authErrorWords(failure))}>
          <Button onClick={() => send({ type: 'link.retried' })}>{t(commonTexts.tryAgain)}</Button>
        </MessagePage>
      );
    case 'spent':
      return (
        <MessagePage title={t(texts.spentTitle)} lead={t(texts.spentLead)}>
          <LinkButton to={paths.forgotPassword}>{t(texts.askAgain)}</LinkButton>
        </MessagePage>
      );
    case 'done':
      return (
        <MessagePage title={t(texts.doneTitle)} lead={t(texts.doneLead)}>
          <LinkButton to={paths.login}>{t(signInTexts.submit)}</LinkButton>
        </MessagePage>
      );
    case 'choosing':
    case 'saving':
      return (
        <NewPasswordPage
          email={email}
          busy={snapshot.matches('saving')}
          error={failure}
          onSubmit={(password) => send({ type: 'password.submitted', password })}
        />
      );
  }
}
