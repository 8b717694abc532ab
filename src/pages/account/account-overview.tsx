import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import type { Standing } from '../../features/session/standing.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { accountTexts as texts } from '../../texts/account.ts';
import { commonTexts } from '../../texts/common.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { siteTexts } from '../../texts/site.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions, Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { Heading, TextLink } from '../../ui/text.tsx';

type AccountOverviewProps = {
  standing: Standing;
  /** What the account may do is not known only because nobody could be asked. */
  unreachable?: boolean;
  /** The person's name, as far as it is known. */
  name: string;
  email: string;
  /** The e-mail, and the ways to change it and the password. */
  details: ReactNode;
  /** What is said to somebody whose session has just ended. */
  notice?: ReactNode;
  onSignOut: () => void;
};

/** What belongs to the account, for whoever is there, drawn from its props alone. */
export function AccountOverview({
  standing,
  unreachable = false,
  name,
  email,
  details,
  notice,
  onSignOut,
}: AccountOverviewProps) {
  const t = useWords();
  const signOut = (
    <Button look="secondary" wide="phone" onClick={onSignOut}>
      {t(commonTexts.signOut)}
    </Button>
  );
  if (standing === 'signedOut') return <SignedOut notice={notice} />;
  if (standing === 'unprovisioned' || standing === 'claimsMissing') {
    const isUnfinished = standing === 'unprovisioned';
    const why = unreachable ? texts.unreachableLead : texts.claimsLead;
    const lead = isUnfinished ? t(texts.unfinished, { email }) : t(why);
    return (
      <MessagePage title={t(texts.title)} lead={lead} more={!isUnfinished && <SupportContact />}>
        <LinkButton to={paths.loading} wide="phone">
          {t(isUnfinished ? texts.finish : commonTexts.tryAgain)}
        </LinkButton>
        {signOut}
      </MessagePage>
    );
  }
  return (
    <NarrowPage>
      <PageHeading lead={name}>{t(texts.title)}</PageHeading>
      <Part title={t(texts.howYouSignIn)}>{details}</Part>
      <Part title={t(texts.goodToKnow)}>
        <Links>
          {standing === 'member' && <Item to={paths.profile}>{t(texts.profile)}</Item>}
          <Item to={paths.membersFaq}>{t(siteTexts.membersFaq)}</Item>
          <Item to={paths.privacy}>{t(texts.privacy)}</Item>
          <Item to={paths.terms}>{t(texts.terms)}</Item>
        </Links>
      </Part>
      <Actions>
        <LinkButton to={paths.loading} wide="phone">
          {t(texts.goOn)}
        </LinkButton>
        {signOut}
      </Actions>
    </NarrowPage>
  );
}

function SignedOut({ notice }: Pick<AccountOverviewProps, 'notice'>) {
  const t = useWords();
  return (
    <NarrowPage>
      {notice}
      {/* Whoever signed out here pressed a button that is gone. */}
      <PageHeading lead={t(texts.signedOutLead)} arrived={Boolean(notice)}>
        {t(texts.title)}
      </PageHeading>
      <Actions>
        <LinkButton to={paths.login} wide="phone">
          {t(signInTexts.submit)}
        </LinkButton>
        <LinkButton to={paths.signup} look="secondary" wide="phone">
          {t(signInTexts.signUp)}
        </LinkButton>
      </Actions>
      <Links>
        <Item to={paths.forgotPassword}>{t(signInTexts.forgot)}</Item>
        <Item to={paths.membersFaq}>{t(siteTexts.membersFaq)}</Item>
        <Item to={paths.privacy}>{t(texts.privacy)}</Item>
        <Item to={paths.terms}>{t(texts.terms)}</Item>
      </Links>
    </NarrowPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2xs">
      <Heading size="h3">{title}</Heading>
      {children}
    </Stack>
  );
}

function Item({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <TextLink to={to}>{children}</TextLink>
    </li>
  );
}

const Links = styled('ul', { base: { '& > li': { display: 'flex', alignItems: 'center', minHeight: 'touch' } } });
