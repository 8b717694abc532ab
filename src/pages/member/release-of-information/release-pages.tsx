import { useState } from 'react';
import { Navigate, Route, Routes, useMatch } from 'react-router-dom';
import { hasShownPdf, releaserIn, type Signer } from '#domain/release.ts';
import type { components } from '#openapi/generated/types.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { draftKey } from '#src/features/drafts/store.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useIdempotencyKey } from '#src/lib/api/use-idempotency-key.ts';
import { useLocale } from '#src/lib/locale.ts';
import { releaseAddresses } from './addresses.ts';
import { CheckPage } from './check-page.tsx';
import { ChoicePage } from './choice-page.tsx';
import type { SharingDecision } from './decision-card.tsx';
import { ReleaseFormPage } from './release-form-page.tsx';
import { firstValues, type ReleaseValues } from './release-form.ts';
import { SignPage } from './sign-page.tsx';
import { SignedPage } from './signed-page.tsx';

type Schemas = components['schemas'];

type ReleasePagesProps = {
  patientId: string;
  signer: Signer;
  /** YYYY-MM-DD, where it is on file. */
  birth: string | null;
  /** Newest first. */
  forms: readonly Schemas['RoiForm'][];
  /** To share with nobody, where it stands. */
  decision: SharingDecision | undefined;
  /** What was typed before, as it is stored. */
  stored: Schemas['DraftResult']['data'];
};

/** What was signed or decided, or the choice; and a new form in three pages: filling it in, reading it, and signing it. */
export function ReleasePages({ patientId, signer, birth, forms, decision, stored }: ReleasePagesProps) {
  const locale = useLocale();
  const [typed, setValues] = useState(() => firstValues(stored.values));
  // What the form filled in by itself is in the language of the page, also where it is read and signed.
  const values = { ...typed, released_by: releaserIn(locale, typed.released_by) };
  const [isSigning, setSigning] = useState(false);
  const { failure } = useJourney();
  const complete = useCompleteStep('release-of-information');
  const keyOf = useIdempotencyKey();
  const isAtSign = useMatch(releaseAddresses.sign) !== null;
  const draft = useDraft<ReleaseValues>(draftKey(patientId, 'release-of-information'));
  const change = (next: ReleaseValues) => {
    setValues(next);
    draft.change(next);
  };
  const kept = (
    <>
      <SaveBanner draft={draft} />
      <SavedNote status={draft.status} />
    </>
  );
  const decideNobody = () => {
    setSigning(false);
    const body = { shares_with: 'nobody' } as const;
    complete({ body, idempotencyKey: keyOf(body) });
  };
  const isSettled = forms.length > 0 || decision !== undefined;
  const unfilled = isSettled ? releaseAddresses.signed : releaseAddresses.form;
  // While it is being signed the form stays as it was read, wherever the browser's Back leads.
  if (isAtSign || (isSigning && !failure))
    return (
      <SignPage
        values={values}
        signer={signer}
        asksCode={!hasShownPdf(forms)}
        unfilled={unfilled}
        onSigning={() => setSigning(true)}
      />
    );
  const begun = Object.keys(stored.values).length > 0 ? releaseAddresses.form : releaseAddresses.choice;
  return (
    <Routes>
      <Route
        index
        element={
          isSettled ? (
            <SignedPage forms={forms} decision={decision} onGoOn={() => setSigning(false)} onNobody={decideNobody} />
          ) : (
            <Navigate to={begun} replace />
          )
        }
      />
      <Route
        path="choice"
        element={isSettled ? <Navigate to={releaseAddresses.signed} replace /> : <ChoicePage onNobody={decideNobody} />}
      />
      <Route path="form" element={<ReleaseFormPage values={values} onChange={change} kept={kept} />} />
      <Route path="check" element={<CheckPage values={values} signer={signer} birth={birth} unfilled={unfilled} />} />
      <Route path="*" element={<Navigate to={releaseAddresses.signed} replace />} />
    </Routes>
  );
}
