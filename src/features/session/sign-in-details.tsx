import { paths } from '#domain/paths.ts';
import { useWords } from '../../lib/locale.ts';
import { accountChangeTexts } from '../../texts/account-change.ts';
import { accountTexts } from '../../texts/account.ts';
import { verifyEmailTexts } from '../../texts/verify-email.ts';
import { Email } from '../../ui/email.tsx';
import { CheckCircleIcon } from '../../ui/icons/status.tsx';
import { MailIcon } from '../../ui/icons/things.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Text, TextLink } from '../../ui/text.tsx';
import { useAuth } from './auth-provider.tsx';
import { useIsImpersonating } from './use-is-impersonating.ts';

/** The sign-in e-mail, whether it is confirmed, and the ways to change it and the password. */
export function SignInDetails() {
  const t = useWords();
  const impersonating = useIsImpersonating();
  // Whoever acts signed in with an e-mail of their own, which is not the member's, nor is whether it is confirmed.
  if (impersonating) return <Text look="muted">{t(accountChangeTexts.impersonating)}</Text>;
  return (
    <Stack gap="xs">
      <OwnEmail />
      <Links>
        <li>
          <TextLink to={paths.changeEmail}>{t(accountTexts.changeEmail)}</TextLink>
        </li>
        <li>
          <TextLink to={paths.changePassword}>{t(accountTexts.changePassword)}</TextLink>
        </li>
      </Links>
    </Stack>
  );
}

function OwnEmail() {
  const t = useWords();
  const email = useAuth((snapshot) => snapshot.context.identity?.email ?? '');
  const verified = useAuth((snapshot) => snapshot.context.identity?.emailVerified ?? false);
  return (
    <>
      <Row gap="2xs">
        <MailIcon />
        <Address look="strong">
          <Email>{email}</Email>
        </Address>
      </Row>
      {verified ? (
        <Confirmed as="span" look="small">
          <CheckCircleIcon size="sm" /> {t(verifyEmailTexts.confirmed)}
        </Confirmed>
      ) : (
        <Text look="muted">
          {t(verifyEmailTexts.hint)} <TextLink to={paths.verifyEmail}>{t(verifyEmailTexts.toConfirm)}</TextLink>
        </Text>
      )}
    </>
  );
}

const Confirmed = styled(Text, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3xs', '& svg': { color: 'action' } },
});
const Links = styled('ul', {
  base: { '& > li': { display: 'flex', alignItems: 'center', minHeight: 'touch' } },
});

const Address = styled(Text, { base: { flex: '1', overflowWrap: 'anywhere' } });
