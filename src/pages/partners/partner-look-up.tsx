import { QueryClientProvider } from '@tanstack/react-query';
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
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { PartnerAnswer } from './partner-answer.tsx';

/** Asks the backend who the partner is, where the page has come without that. */
export default function PartnerLookUp({ slug }: { slug: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LookUp slug={slug} />
    </QueryClientProvider>
  );
}

function LookUp({ slug }: { slug: string }) {
  const t = useWords();
  const partner = usePartner(slug);
  const found = partner.data?.data;
  const isUnknown = partner.error instanceof ApiError && partner.error.status === 404;
  return (
    <PartnerAnswer
      slug={slug}
      partner={found && { name: found.name, welcome: found.welcome_text }}
      unanswered={
        isUnknown ? undefined : partner.isFetching || partner.error === null ? (
          <Waiting text={t(texts.looking)}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="panel" />
          </Waiting>
        ) : (
          <Failed onRetry={() => void partner.refetch()} />
        )
      }
    />
  );
}

function usePartner(slug: string) {
  const locale = useLocale();
  // The welcome text comes in the language that is asked for: each has its own place in the cache.
  const params = { query: { query: slug }, header: { 'Accept-Language': locale } };
  return queries.useQuery('get', '/corporate/find', { params });
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
