import { useState } from 'react';
import { EmailField } from '../../features/credentials/email-field.tsx';
import { emailProblem } from '../../features/credentials/email-problem.ts';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { passwordResetTexts as texts } from '../../texts/password.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Email } from '../../ui/email.tsx';
import { SmallForm } from '../../ui/form/small-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Text, TextLink } from '../../ui/text.tsx';

/** Asks for the link to a new password. The answer is the same whether there is such an account or not. */
export function ForgotPasswordPage({ onSubmit }: { onSubmit: (email: string) => Promise<void> }) {
  const t = useWords();
  const [sentTo, setSentTo] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async ({ email }: { email: string }) => {
    setBusy(true);
    await onSubmit(email);
    setBusy(false);
    setSentTo(email.trim());
  };
  return (
    <NarrowPage below={<TextLink to="/login">{t(texts.backToSignIn)}</TextLink>}>
      <PageHeading lead={t(texts.forgotLead)}>{t(signInTexts.forgot)}</PageHeading>
      {sentTo !== undefined && !busy && (
        <AlertBanner tone="success" title={t(texts.sentTitle)} live>
          <Text>
            <Email>{t(texts.sent, { email: sentTo })}</Email>
          </Text>
          <Text look="small">{t(texts.notCome)}</Text>
        </AlertBanner>
      )}
      <SmallForm checks={{ email: emailProblem }} onSubmit={send} busy={busy}>
        <EmailField />
        <SubmitButton wide loadingText={t(commonTexts.sending)}>
          {t(sentTo === undefined ? texts.send : texts.sendAgain)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}
