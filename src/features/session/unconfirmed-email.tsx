import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../lib/locale.ts';
import { useInspectedMachine } from '../../lib/use-inspected-machine.ts';
import { authErrorWords } from '../../texts/auth-errors.ts';
import { verifyEmailTexts as texts } from '../../texts/verify-email.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Text } from '../../ui/text.tsx';
import { useAuth } from './auth-provider.tsx';
import { emailVerification } from './email-verification.ts';
import { useIsImpersonating } from './use-is-impersonating.ts';

/**
 * Says that the e-mail is not confirmed: nobody knows yet whether the member can be reached there. Sends the link again without
 * leaving the page. Nothing where it is confirmed to begin with, or to an admin who acts: that e-mail is their own.
 */
export function UnconfirmedEmail() {
  const isImpersonating = useIsImpersonating();
  const email = useAuth((snapshot) => snapshot.context.identity?.email ?? '');
  const isConfirmed = useAuth((snapshot) => snapshot.context.identity?.emailVerified ?? true);
  // Whoever confirms it here is told so: the account's next token would take the words, and the focus, away at once.
  const [wasConfirmed] = useState(isConfirmed);
  return isImpersonating || wasConfirmed ? null : <Unconfirmed email={email} isConfirmed={isConfirmed} />;
}

function Unconfirmed({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const t = useWords();
  const [snapshot, send] = useInspectedMachine(emailVerification);
  const is = (tag: Parameters<typeof snapshot.hasTag>[0]) => snapshot.hasTag(tag);
  const isResting = is('sent') || is('tooMany');
  const { failure } = snapshot.context;
  // One answer at a time: what is known of the account is newer than the mail.
  const said = is('notYet')
    ? t(texts.notYet)
    : is('checkFailed')
      ? `${t(texts.checkFailed)}. ${t(authErrorWords(failure))}`
      : is('sent')
        ? t(texts.sent, { email })
        : is('tooMany')
          ? t(texts.tooMany)
          : is('sendFailed') && `${t(texts.sendFailed)}. ${t(authErrorWords(failure))}`;
  const done = useRef<HTMLDivElement>(null);
  const isVerified = is('verified');
  useEffect(() => {
    // The button that was pressed is gone.
    if (isVerified) done.current?.focus();
  }, [isVerified]);
  if (isVerified || isConfirmed) {
    return (
      <AlertBanner tone="success" live ref={done}>
        {t(texts.doneTitle)}
      </AlertBanner>
    );
  }
  return (
    <AlertBanner tone="warning" title={t(texts.unconfirmedTitle)}>
      <Stack gap="xs">
        <Text>
          {t(texts.unconfirmed)} <Email>{email}</Email>
        </Text>
        <Row gap="xs">
          <Button
            look="secondary"
            size="sm"
            loading={is('sending')}
            aria-disabled={isResting || undefined}
            onClick={() => isResting || send({ type: 'link.requested' })}
          >
            {t(texts.sendAgain)}
          </Button>
          <Button
            look="quiet"
            size="sm"
            loading={is('checking')}
            loadingText={t(texts.checking)}
            onClick={() => send({ type: 'account.checked' })}
          >
            {t(texts.did)}
          </Button>
        </Row>
      </Stack>
      <Said role="status">{said}</Said>
    </AlertBanner>
  );
}

/** It takes no place as long as nothing is said. */
const Said = styled('div', { base: { '&:not(:empty)': { marginBlockStart: 'xs' } } });
