import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { suggestedExpiry } from '#domain/release.ts';
import type { components } from '#openapi/generated/types.ts';
import { forgetSavers } from '#src/features/drafts/unsaved.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { setLocale } from '#src/lib/locale.ts';
import ReleaseOfInformationPage from '#src/pages/member/release-of-information/release-of-information-page.tsx';
import { show } from '#tests/src/show.tsx';
import { acting, api, backend, journey } from './release-fakes.ts';

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

/** Opens a page of the step. */
export function open(page = '') {
  return show(
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route path="/member/release-of-information/*" element={<ReleaseOfInformationPage />} />
      </Routes>
    </QueryClientProvider>,
    { at: `/member/release-of-information/${page}` },
  );
}

type User = ReturnType<typeof open>['user'];

/** All but the signature itself: the code of the PDF, and both boxes ticked. */
export async function agree(user: User) {
  await user.type(await screen.findByLabelText(/code that is in the PDF|código que está en el PDF/), '4821');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}

/** Before each test: nothing is typed or signed, and what is revoked is so at once. */
export function beginAnew(): void {
  vi.clearAllMocks();
  queryClient.clear();
  journey.now = { failure: undefined, isSaving: false };
  acting.isActing = false;
  backend.forms = [];
  backend.decisions = [];
  backend.draft = {};
  backend.signer = { first_name: 'Ana', middle_name: 'María', last_name: 'Ruiz' };
  const answer = (data: unknown) => Promise.resolve({ data: { data }, response: new Response() });
  const draftAnswer = () => ({ step: 'release-of-information', version: 2, values: backend.draft });
  api.GET.mockImplementation((path: string) => {
    if (path === '/roi-forms') return answer(backend.forms);
    if (path === '/patients/{patientId}/sharing-decisions') return answer(backend.decisions);
    if (path === '/patients/{patientId}/documents') return answer([disclosures]);
    return answer(
      path === '/patients/{patientId}' ? { ...backend.signer, date_of_birth: '1984-03-09' } : draftAnswer(),
    );
  });
  api.PUT.mockImplementation(() => {
    const revoked = { status: 'REVOKED', revoked_at: '2027-02-01T15:00:00Z', version: 4 } as const;
    backend.forms = backend.forms.map((form) => ({ ...form, ...revoked }));
    return answer(backend.forms[0]);
  });
}

/** After each test. */
export function leave(): void {
  cleanup();
  forgetSavers();
  setLocale('en');
}
