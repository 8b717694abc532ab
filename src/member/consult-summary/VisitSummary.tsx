import type { components } from '../../../openapi/generated/types.ts';
import { queries } from '../../app/api/queries.ts';
import { useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../records/Loaded.tsx';
import { EarlierVersions } from '../../records/consult-summary/EarlierVersions.tsx';
import { SummarySheet } from './SummarySheet.tsx';

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
  const patientId = useSignedInPerson().noviId;
  const params = { path: { patientId } };
  const summary = queries.useQuery('get', '/visits/{visitId}/summary', { params: { path: { visitId: visit.id } } });
  const plans = queries.useQuery('get', '/patients/{patientId}/care-plans', { params });
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
          />
          {earlier.length > 0 && <EarlierVersions versions={earlier} />}
        </>
      )}
    </Loaded>
  );
}
