import { useState } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { LoadedStep } from '#src/features/journey/loaded-step.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { isUpcoming, newestVisit } from '#src/features/visits/newest-visit.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { useNow } from '#src/lib/use-now.ts';
import { visitTexts } from '#src/texts/visits.ts';
import { BookPage } from './book-page.tsx';
import { BookedVisit } from './booked-visit.tsx';
import { changeOf } from './change-of.ts';
import { DoneVisit } from './done-visit.tsx';
import { MovePage } from './move-page.tsx';
import { useCounselingPages } from './use-counseling-pages.ts';

type Visit = components['schemas']['Visit'];

/** The eighth step: a visit with a genetic counselor is booked, moved or canceled. */
export default function CounselingPage() {
  const t = useWords();
  const patientId = useSignedInPerson().noviId;
  // That of the device, unless the member has chosen another one on these pages.
  const [timeZone, setTimeZone] = useState<string>();
  const visits = queries.useQuery('get', '/dna-visit/{patientId}/visits', { params: { path: { patientId } } });
  return (
    <LoadedStep step="counseling" of={[visits]} waiting={t(visitTexts.looking)}>
      {({ data }) => (
        <TimeZoneContext value={timeZone}>
          <Counseling visit={newestVisit(data)} patientId={patientId} onZone={setTimeZone} />
        </TimeZoneContext>
      )}
    </LoadedStep>
  );
}

type CounselingProps = { visit: Visit | undefined; patientId: string; onZone: (timeZone: string) => void };

function Counseling({ visit, patientId, onZone }: CounselingProps) {
  const isBooked = visit !== undefined && isUpcoming(visit);
  const now = useNow();
  const { shown, isMoved, isAsking, send, advance } = useCounselingPages({
    isBooked,
    isDone: visit?.status === 'COMPLETED',
    canMove: isBooked && changeOf(visit, now).ok,
  });
  switch (shown) {
    case undefined:
      return null;
    case 'booking':
      return <BookPage patientId={patientId} last={isBooked ? undefined : visit} onZone={onZone} />;
    case 'booked':
      return visit && <BookedVisit visit={visit} isMoved={isMoved} isAsking={isAsking} send={send} />;
    case 'moving':
      return visit && <MovePage visit={visit} onZone={onZone} onMoved={() => advance({ type: 'visit.moved' })} />;
    case 'done':
      return visit && <DoneVisit visit={visit} />;
  }
}
