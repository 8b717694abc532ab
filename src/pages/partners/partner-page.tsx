import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { publicPages } from '#domain/public-pages.ts';
import { rememberPartner, slugOf } from '../../features/session/partner-code.ts';
import { SiteActions } from '../../features/site/site-actions.tsx';
import { SitePage } from '../../features/site/site-page.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { queries, queryClient } from '../../lib/api/queries.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { partnerTexts as texts } from '../../texts/partner.ts';
import { siteTexts } from '../../texts/site.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { focusHeadingOnUnmount } from '../../ui/focus-heading-on-unmount.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions, Stack } from '../../ui/stack.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { PartnerWelcome } from './partner-welcome.tsx';

/** `/partners/:group`. An address that no partner can have is not asked for. */
export default function PartnerPage() {
  const { group = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <Partner slug={slugOf(group)} />
    </QueryClientProvider>
  );
}

/** The page of an employer or another partner, whose slug then travels as the visitor's code. Without one, it is unknown. */
function Partner({ slug }: { slug: string | undefined }) {
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
        <Button ref={focusHeadingOnUnmount} onClick={onRetry}>
          {t(commonTexts.tryAgain)}
        </Button>
        <LinkButton to={paths.signup} look="secondary">
          {t(siteTexts.signUp)}
        </LinkButton>
      </Actions>
    </Stack>
  );
}
