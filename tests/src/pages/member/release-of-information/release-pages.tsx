import { screen } from '@testing-library/react';
import { Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { suggestedExpiry } from '#domain/release.ts';
import type { components } from '#openapi/generated/types.ts';
import ReleaseOfInformationPage from '#src/pages/member/release-of-information/release-of-information-page.tsx';
import { signed } from './release-forms.ts';
import { backend } from '#tests/harness/backend.ts';
import { draftWith, patientWith } from '#tests/harness/records.ts';
import type { Person } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const disclosures: components['schemas']['Document'] = {
  ...{ id: 'doc-1', kind: 'signing-disclosures', title: 'Signing on a screen', media_type: 'application/pdf' },
  ...{ created_at: '2026-11-21T00:00:00.000Z', ended: null },
};
export const filledIn = {
  information: ['genetic-test-results'],
  released_by: 'Novi',
  recipient: 'Dr. Lee',
  purpose: 'my-care',
  expires_on: suggestedExpiry(new Date()),
};

type Held = {
  /** Newest first. */
  forms: components['schemas']['RoiForm'][];
  decisions: components['schemas']['SharingDecision'][];
  draft: components['schemas']['DraftValues'];
  signer: { first_name: string; middle_name: string; last_name: string };
};

/** What the backend holds; a test says what else than nothing. */
export const held: Held = { forms: [], decisions: [], draft: {}, signer: emptySigner() };

/** The forms that were sent to be signed, and the decisions to share with nobody, with their keys. */
export const sentForms = () => backend.received('post', '/roi-forms').map(withKey);
export const sentDecisions = () => backend.received('post', '/patients/{patientId}/sharing-decisions').map(withKey);

function withKey<Body>({ body, headers }: { body: Body; headers: Headers }) {
  return { body, idempotencyKey: headers.get('Idempotency-Key') };
}

/** Opens a page of the step. */
export function open(page = '', person: Partial<Person> = {}) {
  let leadTo: NavigateFunction = () => undefined;
  function Browser() {
    leadTo = useNavigate();
    return null;
  }
  const shown = showPage(
    <>
      <Routes>
        <Route path="/member/release-of-information/*" element={<ReleaseOfInformationPage />} />
      </Routes>
      <Browser />
    </>,
    {
      at: `/member/release-of-information/${page}`,
      person: { lastName: 'Ruiz', ...person },
      journey: { at: 'release-of-information' },
    },
  );
  /** The browser leads to another page, as its own buttons do. */
  return { ...shown, leadTo: (address: string) => void leadTo(address) };
}

type User = ReturnType<typeof open>['user'];

/** All but the signature itself: the code of the PDF, and both boxes ticked. */
export async function agree(user: User) {
  await user.type(await screen.findByLabelText(/code that is in the PDF|código que está en el PDF/), '4821');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}

/** Before each test: nothing is typed or signed, and what is signed, decided or revoked is so at once. */
export function beginAnew(): void {
  Object.assign(held, { forms: [], decisions: [], draft: {}, signer: emptySigner() });
  backend.answers('get', '/roi-forms', () => held.forms);
  backend.answers('get', '/patients/{patientId}/sharing-decisions', () => held.decisions);
  backend.holds({ '/patients/{patientId}/documents': [disclosures] });
  backend.answers('get', '/patients/{patientId}', () => patientWith({ ...held.signer, date_of_birth: '1984-03-09' }));
  backend.answers('get', '/patients/{patientId}/drafts/{draftStep}', () =>
    draftWith(held.draft, 2, 'release-of-information'),
  );
  backend.answers('post', '/roi-forms', () => signed);
  backend.answers('post', '/patients/{patientId}/sharing-decisions', () => decided);
  backend.answers('put', '/roi-forms/{roiFormId}', () => {
    const revoked = { status: 'REVOKED', revoked_at: '2027-02-01T15:00:00Z', version: 4 } as const;
    held.forms = held.forms.map((form) => ({ ...form, ...revoked }));
    return held.forms[0] ?? signed;
  });
}

/** A decision that stands. */
export const decided: components['schemas']['SharingDecision'] = {
  ...{ id: 'd', patient_id: 'm', shares_with: 'nobody', decided_at: '2027-01-05T15:00:00Z', stands: true },
};

function emptySigner() {
  return { first_name: 'Ana', middle_name: 'María', last_name: 'Ruiz' };
}
