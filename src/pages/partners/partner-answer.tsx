import { useEffect, type ReactNode } from 'react';
import { publicPages } from '#domain/public-pages.ts';
import { rememberPartner } from '../../features/session/partner-code.ts';
import { SiteActions } from '../../features/site/site-actions.tsx';
import { SitePage } from '../../features/site/site-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { partnerTexts as texts } from '../../texts/partner.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { Text } from '../../ui/text.tsx';
import { PartnerWelcome, type PartnerWelcomeProps } from './partner-welcome.tsx';

type PartnerAnswerProps = {
  slug?: string;
  /** Undefined where nobody is known by the slug. */
  partner: PartnerWelcomeProps | undefined;
  /** Stands here until it is known whether the partner is. */
  unanswered?: ReactNode;
};

/** The page of an employer or another partner, whose slug then travels as the visitor's code. */
export function PartnerAnswer({ slug, partner, unanswered = <Unknown /> }: PartnerAnswerProps) {
  const t = useWords();
  const isKnown = partner !== undefined;
  useEffect(() => {
    if (isKnown && slug) rememberPartner(slug);
  }, [isKnown, slug]);
  return (
    <SitePage description={partner ? t(texts.welcome, { partner: partner.name }) : t(publicPages.members.description)}>
      {partner ? <PartnerWelcome {...partner} /> : unanswered}
    </SitePage>
  );
}

function Unknown() {
  const t = useWords();
  return (
    <Stack gap="md">
      <PageHeading lead={t(texts.unknownLead)}>{t(texts.unknownTitle)}</PageHeading>
      <Text>{t(texts.unknownCode)}</Text>
      <SiteActions />
      <SupportContact />
    </Stack>
  );
}
