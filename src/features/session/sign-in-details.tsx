import { chakra } from '@chakra-ui/react/styled-system';
import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { accountChangeTexts } from '../../texts/account-change.ts';
import { accountTexts } from '../../texts/account.ts';
import { verifyEmailTexts } from '../../texts/verify-email.ts';
import { Email } from '../../ui/email.tsx';
import { CheckCircleIcon } from '../../ui/icons/status.tsx';
import { MailIcon } from '../../ui/icons/things.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
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
        <Text look="strong" flex="1" overflowWrap="anywhere">
          <Email>{email}</Email>
        </Text>
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

const Confirmed = chakra(Text, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3xs', '& svg': { color: 'action' } },
});
const Links = chakra('ul', {
  base: { '& > li': { display: 'flex', alignItems: 'center', minHeight: 'touch' } },
});
