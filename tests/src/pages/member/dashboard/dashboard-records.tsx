import { screen, within } from '@testing-library/react';
import { backend } from '#tests/harness/backend.ts';
import { eligibilityWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import DashboardPage from '#src/pages/member/dashboard/dashboard-page.tsx';
import { kitWith, visitWith } from '../records.ts';

/** Before each test: a visit lies ahead, and a kit is on its way. */
export function holdRecords(): void {
  backend.holds({
    '/dna-visit/{patientId}/visits': [visitWith('SCHEDULED', 20)],
    '/kits/{patientId}': [kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'APPROVED', 'AWAITING SAMPLE')],
    '/roi-forms': [],
    '/patients/{patientId}/sharing-decisions': [],
    '/patients/is-eligible': eligibilityWith({ eligible: true, accepted_at: '2027-01-01T10:00:00.000Z' }),
    '/patients/{patientId}/documents': [],
  });
}

type Start = NonNullable<Parameters<typeof showPage>[1]>;

/** Opens the overview of a member who has done all steps, unless said otherwise. */
export const openDashboard = (start: Start = {}) =>
  showPage(<DashboardPage />, { journey: { furthest: 'complete' }, ...start });

/** One of the records, by its name. */
export const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

export const primaries = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-look=primary]')].map(({ textContent }) => textContent);
