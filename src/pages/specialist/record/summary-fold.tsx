import { useState, type ReactNode } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { CarePlans } from '#src/features/visit-summaries/care-plans.tsx';
import { EarlierVersions } from '#src/features/visit-summaries/earlier-versions.tsx';
import { NextAppointments } from '#src/features/visit-summaries/next-appointments.tsx';
import { SummaryParts } from '#src/features/visit-summaries/summary-parts.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Text } from '#src/ui/text.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { useCarePlans, useVisitSummary } from './reads.ts';

/** What was written after a visit, in the words that the patient reads; read once it is unfolded. */
export function SummaryFold({ visit }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  return (
    <ReadOnceOpen title={t(texts.summary)}>
      <Summary visitId={visit.id} />
    </ReadOnceOpen>
  );
}

function Summary({ visitId }: { visitId: string }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <LoadedPart of={[useVisitSummary(visitId)]}>
      {({ data: { current, earlier } }) => (
        <>
          <Text look="small">
            {t(texts.summaryAsRead)} {t(texts.summaryBy, { name: current.written_by, date: date(current.written_at) })}
          </Text>
          <SummaryParts version={current} />
          <NextAppointments
            appointments={current.content.next_appointments}
            locale={current.locale}
            ahead={undefined}
          />
          {earlier.length > 0 && <EarlierVersions versions={earlier} />}
        </>
      )}
    </LoadedPart>
  );
}

/** The care plans of all visits; where there are none, nothing is folded. */
export function CarePlanFold({ patientId }: { patientId: string }) {
  const t = useWords();
  return (
    <LoadedPart of={[useCarePlans(patientId)]}>
      {({ data }) =>
        data.length === 0 ? (
          <Text look="muted">{t(texts.plansNone)}</Text>
        ) : (
          <Fold title={t(texts.plans, { count: data.length })} gap="md">
            <Text look="small">{t(texts.summaryAsRead)}</Text>
            <CarePlans plans={data} markedBy="care-team" />
          </Fold>
        )
      }
    </LoadedPart>
  );
}

function ReadOnceOpen({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Fold title={title} gap="md" onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      {wasOpened && children}
    </Fold>
  );
}
