import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPage } from '#src/lib/chunks/lazy-page.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { linkIdOf, queryWith, wasOpenedFromList } from './list-query.ts';
import type { PatientDrawerProps } from './drawer/patient-drawer.tsx';
import { PatientList } from './list/patient-list.tsx';

const PatientDrawer = lazyPage<PatientDrawerProps>(() => import('./drawer/patient-drawer.tsx'));

/** `/specialist/patients`: the patients of a specialist; with `?patient=<id>`, the record of one of them beside the list. */
export default function PatientsPage() {
  const t = useWords();
  const [query] = useSearchParams();
  const wanted = query.get('patient');
  const close = useClose();
  // What was open stays until it has closed.
  const [last, setLast] = useState(wanted);
  if (wanted !== null && wanted !== last) setLast(wanted);
  return (
    <Stack gap="md">
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <PatientList />
      {last !== null && (
        <Suspense>
          <PatientDrawer
            patientId={last}
            open={wanted !== null}
            onClose={close}
            returnTo={() => document.getElementById(linkIdOf(last)) ?? document.querySelector('h1')}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Closing a drawer that was opened here is going back; one that came by its address leaves the list in its place. */
function useClose(): () => void {
  const navigate = useNavigate();
  const here = useLocation();
  return () => {
    if (wasOpenedFromList(here.state)) void navigate(-1);
    else
      void navigate({ search: queryWith(new URLSearchParams(here.search), { patient: undefined }) }, { replace: true });
  };
}
