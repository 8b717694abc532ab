import { useStoredDraft } from '#src/features/drafts/use-stored-draft.ts';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useAreNamesKnown, useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { withoutCachedData, readOnce } from '#src/lib/api/form-queries.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { eligibilityTexts } from '#src/texts/eligibility.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Skeleton } from '#src/ui/waiting.tsx';
import { firstDetails, storedDetails } from './details.ts';
import { EarlierChecks } from './earlier-checks.tsx';
import { EligibilityForm } from './eligibility-form.tsx';
import { Outcome } from './outcome.tsx';

/** `/member/eligibility`: who the person is and where they live, and whether they can join. */
export default function EligibilityPage() {
  const t = useWords();
  const person = useSignedInPerson();
  const path = { patientId: person.noviId };
  const areNamesKnown = useAreNamesKnown();
  const record = queries.useQuery('get', '/patients/{patientId}', { params: { path } }, readOnce);
  // The form begins with the names of the account, and keeps what it has begun with.
  const patient = areNamesKnown ? withoutCachedData(record) : { ...record, data: undefined };
  const draft = useStoredDraft(person.noviId, 'eligibility');
  const states = queries.useQuery('get', '/states/list');
  const outcome = queries.useQuery('get', '/patients/is-eligible', {
    params: { query: { patient_id: person.noviId } },
  });
  return (
    <StepPage step="eligibility" lead={t(eligibilityTexts.lead)}>
      <Loaded of={[patient, draft, states, outcome]} waiting={t(eligibilityTexts.waiting)} skeleton={skeleton}>
        {(patient, draft, states, { data }) => (
          <>
            <EligibilityForm
              patientId={person.noviId}
              stored={storedDetails(patient.data)}
              checked={data.checked_details ?? storedDetails(patient.data)}
              first={firstDetails(patient.data, data.checked_details, draft.data.values, person)}
              isAccepted={data.accepted_at !== null}
              states={states.data}
              outcome={(isChanged) => (
                <Outcome
                  outcome={data}
                  isChanged={isChanged}
                  onFile={storedDetails(patient.data)}
                  isReading={outcome.isFetching}
                  error={outcome.error}
                  onRetry={() => void outcome.refetch()}
                />
              )}
            />
            {data.checked_at !== null && <EarlierChecks patientId={person.noviId} newest={data.checked_at} />}
          </>
        )}
      </Loaded>
    </StepPage>
  );
}

const skeleton = (
  <Stack gap="md">
    <Skeleton shape="title" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    <Skeleton shape="title" />
    <Skeleton shape="control" />
  </Stack>
);
