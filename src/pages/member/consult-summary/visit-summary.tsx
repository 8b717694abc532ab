import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { EarlierVersions } from '#src/features/visit-summaries/earlier-versions.tsx';
import { SummarySheet } from '#src/features/visit-summaries/summary-sheet.tsx';
import { useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts as texts } from '#src/texts/consult-summary.ts';
import { Button } from '#src/ui/button.tsx';
import { PaperHead } from './paper-head.tsx';
import { useSummary } from './use-summary.ts';

type Visit = components['schemas']['Visit'];

type VisitSummaryProps = {
  visit: Visit;
  /** Plans that name no visit go with the newest one. */
  isNewest: boolean;
  /** The next visit, where one is booked. */
  ahead: Visit | undefined;
};

/** What was written after a visit and planned there, as a sheet that can be printed, and what it was before a change. */
export function VisitSummary({ visit, isNewest, ahead }: VisitSummaryProps) {
  const t = useWords();
  const [summary, plans] = useSummary(visit.id);
  return (
    <Loaded of={[summary, plans]} waiting={t(texts.looking)}>
      {({ data: { current, earlier } }, plans) => (
        <>
          <div>
            <Button look="secondary" wide="phone" onClick={() => window.print()}>
              {t(texts.print)}
            </Button>
          </div>
          <SummarySheet
            visit={visit}
            current={current}
            first={earlier.at(-1) ?? current}
            plans={plans.data.filter(({ visit_id }) => visit_id === visit.id || (isNewest && visit_id === null))}
            ahead={ahead}
            markedBy="patient"
            head={<PaperHead />}
          />
          {earlier.length > 0 && <EarlierVersions versions={earlier} />}
        </>
      )}
    </Loaded>
  );
}
