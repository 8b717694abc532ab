import { Navigate, Route, Routes } from 'react-router-dom';
import type { Questionnaire } from '#domain/fhir.ts';
import type { components } from '#openapi/generated/types.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { checkAddress, pageAddress, startAddress } from './addresses.ts';
import { CheckPage } from './check-page.tsx';
import { GroupPage } from './group-page.tsx';
import { useMedicalHistory } from './use-medical-history.ts';

type MedicalHistoryProps = {
  patientId: string;
  questionnaire: Questionnaire;
  /** What the backend held when the step was opened. */
  stored: components['schemas']['Answers'];
};

/** A page for each group of questions, then the answers before they are sent. */
export function MedicalHistory({ patientId, questionnaire, stored }: MedicalHistoryProps) {
  const history = useMedicalHistory(patientId, questionnaire, stored);
  const { draft, firstOpenPage } = history;
  const kept = (
    <>
      <SaveBanner draft={draft} />
      <SavedNote status={draft.status} />
    </>
  );
  return (
    <Routes>
      <Route index element={<Navigate to={firstOpenPage ? pageAddress(firstOpenPage) : checkAddress} replace />} />
      <Route path="check" element={<CheckPage history={history} kept={kept} />} />
      <Route path="questions/:page" element={<GroupPage history={history} kept={kept} />} />
      <Route path="*" element={<Navigate to={startAddress} replace />} />
    </Routes>
  );
}
