import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { accountTexts } from '../../texts/account.ts';
import { authErrorWords } from '../../texts/auth-errors.ts';
import { verifyEmailTexts as texts } from '../../texts/verify-email.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions, Row } from '../../ui/stack.tsx';
import { Text, TextLink } from '../../ui/text.tsx';

type VerifyEmailPageProps = {
  email: string;
  /** What became of sending the link again. */
  mail: 'ready' | 'sending' | 'sent' | 'tooMany' | 'sendFailed';
  /** What became of looking whether the link was used. */
  account: 'unknown' | 'checking' | 'notYet' | 'checkFailed';
  /** Why the last try failed. */
  failure?: unknown;
  onSend: () => void;
  onCheck: () => void;
};

/** `/verify-email`, for somebody who has not confirmed their e-mail yet. */
export function VerifyEmailPage({ email, mail, account, failure, onSend, onCheck }: VerifyEmailPageProps) {
  const t = useWords();
  // One answer at a time, the newest: a new link forgets what was said of the account.
  const said = account === 'unknown' ? mail : undefined;
  const resting = mail === 'sent' || mail === 'tooMany';
  return (
    <NarrowPage below={<TextLink to={paths.loading}>{t(texts.later)}</TextLink>}>
      <PageHeading lead={t(texts.lead, { email })}>{t(texts.title)}</PageHeading>
      <Text>{t(texts.why)}</Text>
      {account === 'notYet' && (
        <AlertBanner tone="warning" live>
          {t(texts.notYet)}
        </AlertBanner>
      )}
      {account === 'checkFailed' && (
        <AlertBanner tone="destructive" live title={t(texts.checkFailed)}>
          {t(authErrorWords(failure))}
        </AlertBanner>
      )}
      {said === 'sent' && (
        <AlertBanner tone="success" live title={t(texts.sentTitle)}>
          {t(texts.sent, { email })}
        </AlertBanner>
      )}
      {said === 'tooMany' && (
        <AlertBanner tone="warning" live title={t(texts.tooManyTitle)}>
          {t(texts.tooMany)}
        </AlertBanner>
      )}
      {said === 'sendFailed' && (
        <AlertBanner tone="destructive" live title={t(texts.sendFailed)}>
          {t(authErrorWords(failure))}
        </AlertBanner>
      )}
      <Actions>
        <Button wide="phone" onClick={onCheck} loading={account === 'checking'} loadingText={t(texts.checking)}>
          {t(texts.did)}
        </Button>
        <Button
          look={resting ? 'quiet' : 'secondary'}
          wide="phone"
          onClick={onSend}
          loading={mail === 'sending'}
          aria-disabled={resting || undefined}
        >
          {t(texts.sendAgain)}
        </Button>
      </Actions>
      <Row gap="2xs">
        <Text look="small">{t(texts.notCome)}</Text>
        <TextLink to={paths.changeEmail}>{t(accountTexts.changeEmail)}</TextLink>
      </Row>
    </NarrowPage>
  );
}
