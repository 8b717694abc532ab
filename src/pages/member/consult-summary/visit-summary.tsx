import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { plansOnSheet } from '#src/features/visit-summaries/plan-versions.ts';
import { WrittenSummary } from '#src/features/visit-summaries/written-summary.tsx';
import { useWords } from '#src/lib/locale.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
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
  /** The clock by which the member is told times: a sheet has the same days for everybody, on every device and on paper. */
  timeZone: string | undefined;
};

/** What was written after a visit and planned there, as a sheet that can be printed, and what it was before a change. */
export function VisitSummary({ visit, isNewest, ahead, timeZone }: VisitSummaryProps) {
  const t = useWords();
  const [summary, plans] = useSummary(visit.id);
  return (
    <Loaded of={[summary, plans]} waiting={t(texts.looking)}>
      {({ data: { current, earlier } }, plans) => (
        <TimeZoneContext value={timeZone}>
          <div>
            <Button look="secondary" wide="phone" onClick={() => window.print()}>
              {t(texts.print)}
            </Button>
          </div>
          <WrittenSummary
            {...{ visit, current, earlier, ahead }}
            plans={plansOnSheet(plans.data, { visitId: visit.id, isNewest })}
            markedBy="patient"
            head={<PaperHead />}
          />
        </TimeZoneContext>
      )}
    </Loaded>
  );
}
