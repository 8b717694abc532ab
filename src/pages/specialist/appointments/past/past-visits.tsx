import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useNow } from '#src/lib/use-now.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { useVisitActions } from '../actions/use-visit-actions.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { useRowCommands } from '../list/use-row-commands.ts';
import { PastList } from './past-list.tsx';
import { usePast } from './use-past.ts';

/** The visits that still want a summary, on top; then all that have ended, newest first, page by page. */
export function PastVisits() {
  const t = useWords();
  const now = useNow();
  const { actionsOf, question } = useVisitActions(now);
  useRowCommands();
  const all = usePast({ owed: false });
  const owed = usePast({ owed: true });
  return (
    <>
      <Loaded of={[owed, all]} waiting={t(texts.looking)} failed={t(texts.failed)} skeleton={<ListSkeleton />}>
        {(toWrite, ended) => {
          const owedItems = toWrite.pages.flatMap(({ data }) => data.items);
          const items = ended.pages.flatMap(({ data }) => data.items);
          if (items.length === 0) return <AlertBanner title={t(texts.nonePast)}>{t(texts.nonePastBody)}</AlertBanner>;
          const count = toWrite.pages.at(-1)?.data.owed ?? 0;
          return (
            <Stack gap="lg">
              {count > 0 ? (
                <Stack gap="sm">
                  <Heading size="h2">{t(texts.owed, { count })}</Heading>
                  <PastList appointments={owedItems} query={owed} now={now} actionsOf={actionsOf} />
                </Stack>
              ) : (
                <Text>{t(texts.nothingOwed)}</Text>
              )}
              <Stack gap="sm">
                <Heading size="h2">{t(texts.allPast)}</Heading>
                <PastList appointments={items} query={all} now={now} actionsOf={actionsOf} listedAbove={owedItems} />
              </Stack>
            </Stack>
          );
        }}
      </Loaded>
      {question}
    </>
  );
}
