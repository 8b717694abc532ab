import { fromPromise } from 'xstate';
import { forgottenPasswordMachine } from '#machines/account/forgotten-password.ts';
import { EmailField } from '../../features/credentials/email-field.tsx';
import { emailProblem } from '../../features/credentials/email-problem.ts';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { sendPasswordReset } from '../../lib/identity/action-links.ts';
import { getLocale, useWords } from '../../lib/locale.ts';
import { logError } from '../../lib/log.ts';
import { useInspectedMachine } from '../../lib/use-inspected-machine.ts';
import { paths } from '#domain/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { passwordResetTexts as texts } from '../../texts/password.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Email } from '../../ui/email.tsx';
import { SmallForm } from '../../ui/form/small-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Text, TextLink } from '../../ui/text.tsx';

const machine = forgottenPasswordMachine.provide({
  actors: { sendLink: fromPromise(({ input }) => sendPasswordReset(input.email, getLocale())) },
  actions: { logFailure: (_, { error }) => logError('Password reset failed', error) },
});

/**
 * `/account?mode=forgotPassword`: asks for the link to a new password. The answer is the same whether there is such an account
 * or not.
 */
export function ForgotPasswordPage() {
  const t = useWords();
  const [snapshot, send] = useInspectedMachine(machine);
  const { sentTo } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <NarrowPage below={<TextLink to={paths.login}>{t(texts.backToSignIn)}</TextLink>}>
      <PageHeading lead={t(texts.forgotLead)}>{t(signInTexts.forgot)}</PageHeading>
      {sentTo !== undefined && !busy && (
        <AlertBanner tone="success" title={t(texts.sentTitle)} live>
          <Text>
            <Email>{t(texts.sent, { email: sentTo })}</Email>
          </Text>
          <Text look="small">{t(texts.notCome)}</Text>
        </AlertBanner>
      )}
      <SmallForm
        checks={{ email: emailProblem }}
        onSubmit={({ email }) => send({ type: 'email.submitted', email })}
        busy={busy}
      >
        <EmailField />
        <SubmitButton wide loadingText={t(commonTexts.sending)}>
          {t(sentTo === undefined ? texts.send : texts.sendAgain)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}
