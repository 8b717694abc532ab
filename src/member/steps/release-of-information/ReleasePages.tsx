import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { components } from '../../../../openapi/generated/types.ts';
import { draftStore } from '../../../app/autosave/drafts.ts';
import { useAutosaver } from '../../../app/autosave/useAutosaver.ts';
import { ConflictBanner } from '../../ConflictBanner.tsx';
import { SavedNote } from '../../SavedNote.tsx';
import { releaseAddresses } from './addresses.ts';
import { CheckAndSignPage } from './CheckAndSignPage.tsx';
import { firstValues, type ReleaseValues } from './releaseForm.ts';
import { ReleaseFormPage } from './ReleaseFormPage.tsx';
import { SignedPage } from './SignedPage.tsx';

type Schemas = components['schemas'];

type ReleasePagesProps = {
  patientId: string;
  /** Newest first. */
  forms: readonly Schemas['RoiForm'][];
  draft: Schemas['DraftResult']['data'];
};

/** What was signed, and a new form in two pages: filling it in, then reading and signing it. */
export function ReleasePages({ patientId, forms, draft }: ReleasePagesProps) {
  const [values, setValues] = useState(() => firstValues(draft.values));
  const { saver, status } = useAutosaver(draftStore(patientId, 'release-of-information'), draft.version);
  const change = (next: ReleaseValues) => {
    setValues(next);
    saver.change(next);
  };
  const kept = (
    <>
      <ConflictBanner saver={saver} status={status} />
      <SavedNote status={status} />
    </>
  );
  const letGo = async () => {
    await saver.flush();
    await saver.discard();
  };
  const wasSigned = forms.length > 0;
  return (
    <Routes>
      <Route
        index
        element={wasSigned ? <SignedPage forms={forms} /> : <Navigate to={releaseAddresses.form} replace />}
      />
      <Route
        path="form"
        element={<ReleaseFormPage values={values} onChange={change} kept={kept} wasSigned={wasSigned} />}
      />
      <Route path="check" element={<CheckAndSignPage values={values} beforeSigning={letGo} />} />
      <Route path="*" element={<Navigate to={releaseAddresses.signed} replace />} />
    </Routes>
  );
}
