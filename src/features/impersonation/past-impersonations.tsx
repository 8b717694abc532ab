import { useState } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords, type Translate } from '#src/lib/locale.ts';
import { loadedTexts } from '#src/texts/loaded.ts';
import { useMoments } from '#src/texts/moments.ts';
import { pastImpersonationTexts as texts } from '#src/texts/past-impersonations.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { Skeleton } from '#src/ui/waiting.tsx';
import { usePastImpersonations } from './use-past-impersonations.ts';

type Impersonation = components['schemas']['Impersonation'];
/** The pages of the list that were not read yet. */
type Rest = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type PastImpersonationsProps = {
  userId: string;
  /** What stands above the list, and in place of an empty one. */
  lead: string;
  nobody: string;
};

/** Who of the staff acted as the member: when, for how long and why. Newest first. */
export function PastImpersonations({ userId, lead, nobody }: PastImpersonationsProps) {
  const t = useWords();
  const list = usePastImpersonations(userId);
  return (
    <>
      <Text look="muted">{lead}</Text>
      <Loaded of={[list]} waiting={t(texts.looking)} skeleton={<Skeleton />}>
        {({ pages }) => {
          const times = pages.flatMap(({ data }) => data);
          return times.length === 0 ? <Text>{nobody}</Text> : <Times times={times} rest={list} />;
        }}
      </Loaded>
    </>
  );
}

function Times({ times, rest }: { times: readonly Impersonation[]; rest: Rest }) {
  const t = useWords();
  const { dateTime, zone } = useMoments();
  const [all, setAll] = useState(false);
  const [firstNew, setFirstNew] = useState(shownFirst);
  const isMore = all ? rest.hasNextPage : times.length > shownFirst;
  const showMore = () => {
    setFirstNew(all ? times.length : shownFirst);
    if (all) void rest.fetchNextPage();
    setAll(true);
  };
  return (
    <>
      <List>
        {(all ? times : times.slice(0, shownFirst)).map((time, index) => (
          <li key={time.id} {...(index === firstNew && takesFocus)}>
            <Text look="strong">{time.admin_name}</Text>
            <Text>
              {durationOf(time, dateTime(time.started_at), t)}
              {(time.ended_by === 'time' || time.ended_by === 'role') && ` · ${t(texts.endedByItself)}`}
            </Text>
            <Text breaks>{t(texts.why, { reason: time.reason })}</Text>
          </li>
        ))}
      </List>
      {rest.isFetchNextPageError && <AlertBanner tone="destructive" live title={t(loadedTexts.failed)} />}
      {isMore && (
        <div>
          <Button
            look="secondary"
            size="sm"
            loading={rest.isFetchingNextPage}
            loadingText={t(texts.looking)}
            onClick={showMore}
          >
            {rest.hasNextPage ? t(texts.showMore) : t(texts.showAll, { count: times.length })}
          </Button>
        </div>
      )}
      <Text look="small">{t(texts.zone, { zone })}</Text>
    </>
  );
}

const shownFirst = 5;

/** The first of those that were asked for: the button that had the focus has gone. */
const takesFocus = { tabIndex: -1, ref: (item: HTMLLIElement | null) => item?.focus() };

function durationOf({ started_at, ended_at }: Impersonation, start: string, t: Translate): string {
  if (ended_at === null) return t(texts.since, { start });
  const minutes = Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 60_000);
  if (minutes < 1) return t(texts.forLess, { start });
  return minutes === 1 ? t(texts.forOne, { start }) : t(texts.forMany, { start, minutes });
}

const List = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: 'xs', borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
  },
});
