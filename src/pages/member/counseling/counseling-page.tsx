import { useState, type ComponentProps } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import type { components } from '#openapi/generated/types.ts';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { isAhead, newestVisit } from '#src/features/visits/newest-visit.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { visitTexts } from '#src/texts/visits.ts';
import { visitAddresses } from './addresses.ts';
import { BookPage } from './book-page.tsx';
import { BookedVisit } from './booked-visit.tsx';
import { changeOf } from './change-of.ts';
import { DoneVisit } from './done-visit.tsx';
import { MovePage } from './move-page.tsx';

type Visit = components['schemas']['Visit'];

/** The eighth step: a visit with a genetic counselor is booked, moved or canceled. */
export default function CounselingPage() {
  const t = useWords();
  const patientId = useSignedInPerson().noviId;
  // That of the device, unless the member has chosen another one on these pages.
  const [timeZone, setTimeZone] = useState<string>();
  const visits = queries.useQuery('get', '/dna-visit/{patientId}/visits', { params: { path: { patientId } } });
  const page = (
    <Loaded of={[visits]} waiting={t(visitTexts.looking)}>
      {({ data }) => (
        <TimeZoneContext value={timeZone}>
          <Counseling visit={newestVisit(data)} patientId={patientId} onZone={setTimeZone} />
        </TimeZoneContext>
      )}
    </Loaded>
  );
  // What the page is called depends on what is there; until that is known it has the step's name.
  return visits.data ? page : <StepPage step="counseling">{page}</StepPage>;
}

type CounselingProps = { visit: Visit | undefined; patientId: string; onZone: (timeZone: string) => void };

function Counseling({ visit, patientId, onZone }: CounselingProps) {
  const isBooked = visit !== undefined && isAhead(visit);
  // Who books stays on their page until the journey moves on, though the visit is there a moment before.
  const [bookedBefore, setBookedBefore] = useState(isBooked);
  const book = <BookPage patientId={patientId} last={isBooked ? undefined : visit} onZone={onZone} />;
  const navigate = useNavigate();
  const leave = () => {
    setBookedBefore(false);
    void navigate(visitAddresses.start, { replace: true });
  };
  const start = () => {
    if (isBooked && bookedBefore) return <BookedVisit visit={visit} onCanceled={leave} />;
    return visit?.status === 'COMPLETED' ? <DoneVisit visit={visit} /> : book;
  };
  return (
    <Routes>
      <Route index element={start()} />
      <Route path="book" element={isBooked && bookedBefore ? toStart : book} />
      <Route path="move" element={isBooked ? <Move visit={visit} onZone={onZone} /> : toStart} />
      <Route path="*" element={toStart} />
    </Routes>
  );
}

/** Who comes too late to move the visit is led to it, where the reason stands. A page that was open in time stays. */
function Move(props: ComponentProps<typeof MovePage>) {
  const [change] = useState(() => changeOf(props.visit, new Date()));
  return change.ok ? <MovePage {...props} /> : toStart;
}

const toStart = <Navigate to={visitAddresses.start} replace />;
