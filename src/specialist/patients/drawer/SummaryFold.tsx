import { useState, type ReactNode } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { CarePlans } from '#src/records/consult-summary/CarePlans.tsx';
import { EarlierVersions } from '#src/records/consult-summary/EarlierVersions.tsx';
import { NextAppointments } from '#src/records/consult-summary/NextAppointments.tsx';
import { SummaryParts } from '#src/records/consult-summary/SummaryParts.tsx';
import { useWords } from '#src/texts/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patientRecord.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { Text } from '#src/ui/Text.tsx';
import { LoadedPart } from './LoadedPart.tsx';
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
            <CarePlans plans={data} />
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
