import { Suspense, useState, type ReactNode } from 'react';
import { lazyPage } from '#src/lib/chunks/lazy-page.tsx';
import { widestWindow } from '#src/theme/windows.ts';
import { styled } from '#src/ui/styled.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { Skeleton } from '#src/ui/waiting.tsx';
import type { PatientRecordProps } from './patient-record.tsx';
import { recordLinkId, useRecordAddress } from './record-address.ts';
import { showRecordId, useWritingAddress } from './writing/writing-address.ts';
import type { WritingPageProps } from './writing/writing-page.tsx';

const WritingPage = lazyPage<WritingPageProps>(() => import('./writing/writing-page.tsx'));
const PatientRecord = lazyPage<PatientRecordProps>(() => import('./patient-record.tsx'));

/**
 * A page of the staff with the record of the patient that its address names: beside it where there is room, else in a drawer
 * over it. The page stays as it is and can be used on. Where the address says so, what is written about a visit stands in its place,
 * and the page is there again afterwards as it was left.
 */
export function WithPatientRecord({ children }: { children: ReactNode }) {
  const { patientId, close } = useRecordAddress();
  const { writing, isRecordWanted, wantRecord } = useWritingAddress();
  const isBeside = useMediaQuery(widestWindow);
  // In a drawer what was open stays until it has closed.
  const [last, setLast] = useState(patientId);
  if (patientId !== null && patientId !== last) setLast(patientId);
  // Beside what is written the record is there to be read, and can be put away; in a drawer it would stand over it.
  const isOpen = patientId !== null && (writing === undefined || (isRecordWanted ?? isBeside));
  // What it was opened from gets the focus as it closes; where a form has come instead, that has the focus.
  const [isOpenedFromForm, setIsOpenedFromForm] = useState(false);
  if (isOpen && isOpenedFromForm !== (writing !== undefined)) setIsOpenedFromForm(writing !== undefined);
  const toggleRecord = () => {
    // What is usual where it stands needs no word in the address.
    if (isBeside) wantRecord(isOpen ? 'closed' : undefined);
    else wantRecord(isOpen ? undefined : 'open');
  };
  const shown = isBeside ? (isOpen ? patientId : null) : last;
  return (
    <Columns beside={isBeside && isOpen ? (writing ? 'writing' : 'page') : undefined}>
      <PageColumn hidden={writing !== undefined}>{children}</PageColumn>
      {writing && (
        <PageColumn>
          <Suspense fallback={<Skeleton shape="panel" />}>
            <WritingPage writing={writing} isRecordShown={isOpen} onRecord={toggleRecord} />
          </Suspense>
        </PageColumn>
      )}
      {shown !== null && (
        <Suspense fallback={isBeside && <Skeleton shape="panel" />}>
          <PatientRecord
            patientId={shown}
            place={isBeside ? 'beside' : 'drawer'}
            open={isOpen}
            onClose={writing ? toggleRecord : close}
            takesFocus={writing === undefined || isRecordWanted === true}
            returnTo={() => {
              const heading = document.querySelector<HTMLElement>('h1:not([hidden] *)');
              if (writing && !isOpenedFromForm) return heading;
              return document.getElementById(writing ? showRecordId : recordLinkId(shown)) ?? heading;
            }}
          />
        </Suspense>
      )}
    </Columns>
  );
}

const Columns = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: 'lg', alignItems: 'start' },
  variants: {
    beside: {
      page: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      // What is written needs room for lines of text; the record is read beside it.
      writing: { gridTemplateColumns: 'minmax(0, {sizes.measure}) minmax(0, 1fr)' },
    },
  },
});
const PageColumn = styled('div', { base: { minWidth: '0', '&[hidden]': { display: 'none' } } });
