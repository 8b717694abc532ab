import { useState } from 'react';
import { Navigate, Route, Routes, useMatch } from 'react-router-dom';
import { releaserIn, type Signer } from '../../../../domain/release.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { draftStore } from '../../../app/autosave/drafts.ts';
import { useAutosaver } from '../../../app/autosave/useAutosaver.ts';
import { useJourney } from '../../../app/journey/useJourney.ts';
import { useLocale } from '../../../texts/locale.ts';
import { SaveBanner } from '../../SaveBanner.tsx';
import { SavedNote } from '../../SavedNote.tsx';
import { releaseAddresses } from './addresses.ts';
import { CheckPage } from './CheckPage.tsx';
import { firstValues, type ReleaseValues } from './releaseForm.ts';
import { ReleaseFormPage } from './ReleaseFormPage.tsx';
import { SignedPage } from './SignedPage.tsx';
import { SignPage } from './SignPage.tsx';

type Schemas = components['schemas'];

type ReleasePagesProps = {
  patientId: string;
  signer: Signer;
  /** YYYY-MM-DD, where it is on file. */
  birth: string | null;
  /** Newest first. */
  forms: readonly Schemas['RoiForm'][];
  draft: Schemas['DraftResult']['data'];
};

/** What was signed, and a new form in three pages: filling it in, reading it, and signing it. */
export function ReleasePages({ patientId, signer, birth, forms, draft }: ReleasePagesProps) {
  const locale = useLocale();
  const [typed, setValues] = useState(() => firstValues(draft.values));
  // What the form filled in by itself is in the language of the page, also where it is read and signed.
  const values = { ...typed, released_by: releaserIn(locale, typed.released_by) };
  const [signing, setSigning] = useState<'lettingGo' | 'sentOff'>();
  const { failure } = useJourney();
  const isAtSign = useMatch(releaseAddresses.sign) !== null;
  const { saver, status } = useAutosaver(draftStore(patientId, 'release-of-information'), draft.version);
  const change = (next: ReleaseValues) => {
    setValues(next);
    saver.change(next);
  };
  const kept = (
    <>
      <SaveBanner saver={saver} status={status} />
      <SavedNote status={status} />
    </>
  );
  const letGo = async () => {
    setSigning('lettingGo');
    await saver.makeWay();
    setSigning('sentOff');
  };
  // While it is being signed the form stays as it was read, wherever the browser's Back leads. Until it is sent off, a failure
  // is that of the time before.
  if (isAtSign || signing === 'lettingGo' || (signing === 'sentOff' && !failure))
    return <SignPage values={values} signer={signer} beforeSigning={letGo} />;
  const wasSigned = forms.length > 0;
  return (
    <Routes>
      <Route
        index
        element={
          wasSigned ? (
            <SignedPage forms={forms} onGoOn={() => setSigning(undefined)} />
          ) : (
            <Navigate to={releaseAddresses.form} replace />
          )
        }
      />
      <Route
        path="form"
        element={<ReleaseFormPage values={values} onChange={change} kept={kept} wasSigned={wasSigned} />}
      />
      <Route path="check" element={<CheckPage values={values} signer={signer} birth={birth} />} />
      <Route path="*" element={<Navigate to={releaseAddresses.signed} replace />} />
    </Routes>
  );
}
