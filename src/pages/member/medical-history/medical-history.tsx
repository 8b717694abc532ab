import type { Questionnaire } from '#domain/fhir.ts';
import type { components } from '#openapi/generated/types.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { CheckPage } from './check-page.tsx';
import { GroupPage } from './group-page.tsx';
import { useMedicalHistoryPages } from './use-medical-history-pages.ts';
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
  const { draft, pages } = history;
  const { shown, group, isChange, onDone } = useMedicalHistoryPages(history);
  const kept = (
    <>
      <SaveBanner draft={draft} />
      <SavedNote status={draft.status} />
    </>
  );
  if (shown === undefined) return null;
  if (shown === 'check') return <CheckPage history={history} kept={kept} />;
  const page = pages.find(({ id }) => id === group);
  return page && <GroupPage {...{ history, page, isChange, onDone, kept }} />;
}
