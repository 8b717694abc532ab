import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { useMoments } from '#src/texts/moments.ts';
import { Text, TextLink } from '#src/ui/text.tsx';

type SummaryFactsProps = {
  visits: readonly components['schemas']['Visit'][];
  /** The card above leads to it already: the same way twice on one page is one to compare. */
  isLinked: boolean;
};

/** What the specialist wrote after the newest visit, or when that will be here. */
export function SummaryFacts({ visits, isLinked }: SummaryFactsProps) {
  const t = useWords();
  const { date } = useMoments();
  const written = visits.find(({ summarized_at }) => summarized_at !== null);
  const isWriting = visits.some(({ status }) => status === 'COMPLETED');
  return (
    <>
      {written?.summarized_at ? (
        <Text>{t(texts.summaryThere, { name: written.specialist_name, date: date(written.summarized_at) })}</Text>
      ) : (
        <Text look="muted">{t(isWriting ? texts.summaryWriting : texts.summaryNone)}</Text>
      )}
      {!isLinked && (
        <Text>
          <TextLink to={paths.consultSummary}>{t(written ? texts.summarySee : texts.summaryLater)}</TextLink>
        </Text>
      )}
    </>
  );
}
