import { fullName } from '#domain/names.ts';
import type { components } from '#openapi/generated/types.ts';
import { isUpcoming, talksOf } from '#src/features/visits/newest-visit.ts';
import { plansOnSheet } from '#src/features/visit-summaries/plan-versions.ts';
import { WrittenSummary } from '#src/features/visit-summaries/written-summary.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useCarePlans, useVisits } from '../../reads.ts';
import { PreviewFrame } from '../preview-frame.tsx';
import { useState } from 'react';

type Schemas = components['schemas'];

type SummaryPreviewProps = {
  visit: Schemas['Visit'];
  body: Schemas['WriteSummary'];
  /** What is signed so far, where this is a change of it. */
  signed: Schemas['VisitSummary'] | undefined;
  isSigning: boolean;
  failure: unknown;
  onSign: (body: Schemas['WriteSummary']) => void;
  onBack: () => void;
};

/** The sheet that the patient gets, made of what is typed, in the language in which they read, with what it was before. It is signed from here. */
export function SummaryPreview({ visit, body, signed, onSign, ...frame }: SummaryPreviewProps) {
  const { firstName, lastName } = useSignedInPerson();
  const visits = useVisits(visit.patient_id).data?.data ?? [];
  const allPlans = useCarePlans(visit.patient_id).data?.data ?? [];
  const [now] = useState(() => new Date().toISOString());
  const once = visits.map((each) => (each.id === visit.id ? { ...each, summarized_at: now } : each));
  const isNewest = talksOf(once)[0]?.id === visit.id;
  const current: Schemas['SummaryVersion'] = {
    ...body,
    version: (signed?.current.version ?? 0) + 1,
    written_by: fullName(firstName, lastName),
    written_at: now,
  };
  const plans = plansOnSheet(allPlans, { visitId: visit.id, isNewest });
  return (
    <PreviewFrame
      patientId={visit.patient_id}
      hasItems={plans.some(({ items }) => items.length > 0)}
      onSign={() => onSign(body)}
      {...frame}
    >
      <WrittenSummary
        {...{ visit, current, plans }}
        earlier={signed ? [signed.current, ...signed.earlier] : []}
        ahead={visits.find((each) => isUpcoming(each))}
        markedBy="patient"
      />
    </PreviewFrame>
  );
}
