import { keepPreviousData } from '@tanstack/react-query';
import { useStoredAnswers } from '#src/features/drafts/use-stored-draft.ts';
import { LoadedStep } from '#src/features/journey/loaded-step.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { readOnce } from '#src/lib/api/form-queries.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { medicalHistoryTexts as texts } from '#src/texts/medical-history.ts';
import { MedicalHistory } from './medical-history.tsx';

/** The fourth step: the backend's questions about the member's own health, and the answers given so far. */
export default function MedicalHistoryPage() {
  const t = useWords();
  const locale = useLocale();
  const { noviId: patientId } = useSignedInPerson();
  const questions = queries.useQuery(
    'get',
    '/questionnaires/questions',
    // The language belongs to the question: in another one the backend answers other texts.
    { params: { query: { questionnaire: 'medical-history' }, header: { 'Accept-Language': locale } } },
    // What the survey has said is chosen in them already, and may have changed since the last visit.
    { ...readOnce, placeholderData: keepPreviousData },
  );
  const answers = useStoredAnswers(patientId, 'medical-history');
  return (
    <LoadedStep step="medical-history" of={[questions, answers]} waiting={t(texts.loading)}>
      {(questions, answers) => (
        <MedicalHistory patientId={patientId} questionnaire={questions.data} stored={answers.data} />
      )}
    </LoadedStep>
  );
}
