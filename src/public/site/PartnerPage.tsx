import { useEffect } from 'react';
import { publicPages } from '#domain/public-pages.ts';
import { ApiError } from '../../app/api/ApiError.ts';
import { queries } from '../../app/api/queries.ts';
import { paths } from '../../app/routing/paths.ts';
import { rememberPartner } from '../../app/session/partner-code.ts';
import { commonTexts } from '../../texts/common.ts';
import { useLocale, useWords } from '../../texts/locale.ts';
import { partnerTexts as texts } from '../../texts/partner.ts';
import { siteTexts } from '../../texts/site.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { handOnFocus } from '../../ui/handOnFocus.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Actions, Stack } from '../../ui/Stack.tsx';
import { SupportContact } from '../../ui/SupportContact.tsx';
import { Text } from '../../ui/Text.tsx';
import { Skeleton, Waiting } from '../../ui/Waiting.tsx';
import { PartnerWelcome } from './PartnerWelcome.tsx';
import { SiteActions } from './SiteActions.tsx';
import { SitePage } from './SitePage.tsx';

/** The page of an employer or another partner, whose slug then travels as the visitor's code. Without one, it is unknown. */
export function PartnerPage({ slug }: { slug: string | undefined }) {
  const t = useWords();
  const partner = usePartner(slug);
  const found = partner.data?.data;
  useEffect(() => {
    if (found && slug) rememberPartner(slug);
  }, [found, slug]);
  const isUnknown = slug === undefined || (partner.error instanceof ApiError && partner.error.status === 404);
  const description = found ? t(texts.welcome, { partner: found.name }) : t(publicPages.members.description);
  return (
    <SitePage description={description}>
      {found ? (
        <PartnerWelcome name={found.name} welcome={found.welcome_text} />
      ) : isUnknown ? (
        <Unknown />
      ) : partner.isFetching || partner.error === null ? (
        <Waiting text={t(texts.looking)}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="panel" />
        </Waiting>
      ) : (
        <Failed onRetry={() => void partner.refetch()} />
      )}
    </SitePage>
  );
}

function usePartner(slug = '') {
  const locale = useLocale();
  // The welcome text comes in the language that is asked for: each has its own place in the cache.
  const params = { query: { query: slug }, header: { 'Accept-Language': locale } };
  return queries.useQuery('get', '/corporate/find', { params }, { enabled: slug !== '' });
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

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useWords();
  return (
    <Stack gap="md">
      <PageHeading lead={t(texts.failed)}>{t(texts.failedTitle)}</PageHeading>
      <Actions>
        <Button ref={handOnFocus} onClick={onRetry}>
          {t(commonTexts.tryAgain)}
        </Button>
        <LinkButton to={paths.signup} look="secondary">
          {t(siteTexts.signUp)}
        </LinkButton>
      </Actions>
    </Stack>
  );
}
