import { useId } from 'react';
import { ineligibleReasons } from '#domain/eligibility.ts';
import type { components } from '#openapi/generated/types.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { eligibilityTexts as texts } from '#src/texts/eligibility.ts';
import { loadedTexts } from '#src/texts/loaded.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

type Check = components['schemas']['EligibilityCheck'];
type Page = components['schemas']['EligibilityHistoryResult'];

type EarlierChecksProps = {
  patientId: string;
  /** When the check was made whose outcome the page tells: with it the list is read anew. */
  newest: string;
};

/**
 * What earlier checks have said, the newest first, and what is older than the last few folded. Nothing while there is none
 * but the one that the page tells of.
 */
export function EarlierChecks({ patientId, newest }: EarlierChecksProps) {
  const t = useWords();
  const id = useId();
  const list = queries.useInfiniteQuery(
    'get',
    '/patients/{patientId}/eligibility-history',
    { params: { path: { patientId } } },
    {
      pageParamName: 'page',
      initialPageParam: '1',
      getNextPageParam: ({ data }: Page) =>
        data.page * data.page_size < data.total ? String(data.page + 1) : undefined,
    },
  );
  const all = list.data?.pages.flatMap(({ data }) => data.items) ?? [];
  const earlier = all.filter(({ checked_at }) => checked_at < newest);
  if (earlier.length === 0) return null;
  const total = list.data?.pages.at(-1)?.data.total ?? all.length;
  const older = total - (all.length - earlier.length) - openOnes;
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading id={id}>{t(texts.earlierTitle)}</Heading>
      <Checks checks={earlier.slice(0, openOnes)} />
      {older > 0 && (
        <Fold title={t(texts.earlierOlder, { count: older })}>
          <Checks checks={earlier.slice(openOnes)} />
          {list.isFetchNextPageError && <AlertBanner tone="destructive" live title={t(loadedTexts.failed)} />}
          {list.hasNextPage && (
            <div>
              <Button
                look="secondary"
                size="sm"
                loading={list.isFetchingNextPage}
                loadingText={t(texts.earlierLooking)}
                onClick={() => void list.fetchNextPage()}
              >
                {t(texts.earlierMore)}
              </Button>
            </div>
          )}
        </Fold>
      )}
    </Stack>
  );
}

/** How many are told at once: a long list would hide that the page ends. */
const openOnes = 2;

function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <List>
      {checks.map((check) => (
        <Item key={check.id} check={check} />
      ))}
    </List>
  );
}

function Item({ check }: { check: Check }) {
  const t = useWords();
  const { dateTime } = useMoments();
  const { eligible, partner_name: partner, reasons, checked_at, checked_by: name } = check;
  const accepted = partner ? t(texts.earlierAcceptedBy, { partner }) : t(texts.earlierAccepted);
  return (
    <li>
      <Text look="small">{dateTime(checked_at)}</Text>
      <Text look="strong">{eligible ? accepted : t(texts.earlierRefused)}</Text>
      {reasons.map(({ code }) => (
        <Text key={code}>{t(ineligibleReasons[code])}</Text>
      ))}
      {name && <Text look="muted">{t(texts.earlierBy, { name })}</Text>}
    </li>
  );
}

const List = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: 'xs', borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
  },
});
