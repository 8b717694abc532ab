import { useStoredDraft } from '#src/features/drafts/use-stored-draft.ts';
import { LoadedStep } from '#src/features/journey/loaded-step.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { withoutCachedData, readOnce } from '#src/lib/api/form-queries.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { ReleasePages } from './release-pages.tsx';

/** The fifth step: who may get the member's information, as an authorization under 45 CFR 164.508(c). */
export default function ReleaseOfInformationPage() {
  const t = useWords();
  const { noviId: patientId } = useSignedInPerson();
  const forms = queries.useQuery('get', '/roi-forms', { params: { query: { patient_id: patientId } } }, readOnce);
  const decisions = queries.useQuery(
    'get',
    '/patients/{patientId}/sharing-decisions',
    { params: { path: { patientId } } },
    readOnce,
  );
  const draft = useStoredDraft(patientId, 'release-of-information');
  const patient = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId } } }, readOnce);
  return (
    <LoadedStep
      step="release-of-information"
      of={[withoutCachedData(forms), withoutCachedData(decisions), draft, withoutCachedData(patient)]}
      waiting={t(texts.loading)}
    >
      {(forms, decisions, draft, { data }) => (
        <ReleasePages
          patientId={patientId}
          signer={{ firstName: data.first_name, middleName: data.middle_name, lastName: data.last_name }}
          birth={data.date_of_birth}
          forms={forms.data}
          decision={decisions.data.find(({ stands }) => stands)}
          stored={draft.data}
        />
      )}
    </LoadedStep>
  );
}
