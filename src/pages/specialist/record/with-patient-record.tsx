import { Suspense, useState, type ReactNode } from 'react';
import { lazyPage } from '#src/lib/chunks/lazy-page.tsx';
import { widestWindow } from '#src/theme/windows.ts';
import { styled } from '#src/ui/styled.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { Skeleton } from '#src/ui/waiting.tsx';
import type { PatientRecordProps } from './patient-record.tsx';
import { recordLinkId, useRecordAddress } from './record-address.ts';

const PatientRecord = lazyPage<PatientRecordProps>(() => import('./patient-record.tsx'));

/**
 * A page of the staff with the record of the patient that its address names: beside it where there is room, else in a drawer
 * over it. The page stays as it is and can be used on.
 */
export function WithPatientRecord({ children }: { children: ReactNode }) {
  const { patientId, close } = useRecordAddress();
  const isBeside = useMediaQuery(widestWindow);
  // In a drawer what was open stays until it has closed.
  const [last, setLast] = useState(patientId);
  if (patientId !== null && patientId !== last) setLast(patientId);
  const shown = isBeside ? patientId : last;
  return (
    <Columns beside={isBeside && patientId !== null}>
      <PageColumn>{children}</PageColumn>
      {shown !== null && (
        <Suspense fallback={isBeside && <Skeleton shape="panel" />}>
          <PatientRecord
            patientId={shown}
            place={isBeside ? 'beside' : 'drawer'}
            open={patientId !== null}
            onClose={close}
            returnTo={() => document.getElementById(recordLinkId(shown)) ?? document.querySelector('h1')}
          />
        </Suspense>
      )}
    </Columns>
  );
}

const Columns = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: 'lg', alignItems: 'start' },
  variants: { beside: { true: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }, false: {} } },
});
const PageColumn = styled('div', { base: { minWidth: '0' } });
