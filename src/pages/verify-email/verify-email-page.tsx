import type { Identity } from '#machines/auth/types.ts';
import { useAuth } from '../../features/session/auth-provider.tsx';
import { emailVerification } from '../../features/session/email-verification.ts';
import { OwnAccountOnly } from '../../features/session/own-account-only.tsx';
import { rememberReturn } from '../../features/session/return-address.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { useInspectedMachine } from '../../lib/use-inspected-machine.ts';
import { paths } from '#domain/paths.ts';
import { accountTexts } from '../../texts/account.ts';
import { authErrorWords } from '../../texts/auth-errors.ts';
import { commonTexts } from '../../texts/common.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { verifyEmailTexts as texts } from '../../texts/verify-email.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions, Row } from '../../ui/stack.tsx';
import { Text, TextLink } from '../../ui/text.tsx';

/** `/verify-email`: whether the e-mail is confirmed, and what to do when it is not. */
export default function VerifyEmailPage() {
  const t = useWords();
  const identity = useAuth((snapshot) => snapshot.context.identity);
  if (!identity) {
    return (
      <MessagePage title={t(texts.signInTitle)} lead={t(texts.signInLead)}>
        <LinkButton to={paths.login} onClick={() => rememberReturn(paths.verifyEmail)}>
          {t(signInTexts.submit)}
        </LinkButton>
      </MessagePage>
    );
  }
  return (
    <OwnAccountOnly>
      <Verification {...identity} />
    </OwnAccountOnly>
  );
}

function Verification({ email, emailVerified }: Identity) {
  const t = useWords();
  const [snapshot, send] = useInspectedMachine(emailVerification);
  if (emailVerified || snapshot.hasTag('verified')) {
    return (
      <MessagePage arrived={snapshot.hasTag('verified')} title={t(texts.doneTitle)} lead={t(texts.doneLead, { email })}>
        <LinkButton to={paths.loading}>{t(commonTexts.continue)}</LinkButton>
      </MessagePage>
    );
  }
  return (
    <VerifyEmailView
      email={email}
      mail={mailTags.find((tag) => snapshot.hasTag(tag)) ?? 'ready'}
      account={accountTags.find((tag) => snapshot.hasTag(tag)) ?? 'unknown'}
      failure={snapshot.context.failure}
      onSend={() => send({ type: 'link.requested' })}
      onCheck={() => send({ type: 'account.checked' })}
    />
  );
}

const mailTags = ['sending', 'sent', 'tooMany', 'sendFailed'] as const;
const accountTags = ['checking', 'notYet', 'checkFailed'] as const;

type VerifyEmailViewProps = {
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

/** What somebody reads who has not confirmed their e-mail yet, drawn from its props alone. */
export function VerifyEmailView({ email, mail, account, failure, onSend, onCheck }: VerifyEmailViewProps) {
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
