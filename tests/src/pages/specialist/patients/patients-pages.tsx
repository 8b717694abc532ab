import { within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
// Its code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/patients/drawer/patient-drawer.tsx';
import PatientsPage from '#src/pages/specialist/patients/patients-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { openDialog } from '#tests/harness/open-dialog.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { pageOf, recordOfPatient, summaryOf } from '../records.ts';

/** What the backend answers about the patients of a specialist, by path; and what it says instead, where it fails. */
export const held = {
  answers: {} as Record<string, unknown>,
  failing: new Map<string, () => Response>(),
};

/** For `beforeEach`: two patients, of whom all is known. */
export function beginAnew(): void {
  // Ages are told as of today.
  vi.setSystemTime('2026-11-21T15:30:00.000Z');
  held.failing.clear();
  held.answers = { ...recordOfPatient(), '/patients': pageOf([summaryOf(1), summaryOf(2)]) };
  for (const path of Object.keys(held.answers)) {
    const template = path.replace(
      /answers\/.+/,
      'answers/{questionnaire}',
    ) as '/patients/{patientId}/answers/{questionnaire}';
    backend.answers('get', template, ({ params, query }) => {
      const asked = template.replace('{questionnaire}', params.questionnaire);
      if (query['search']) return pageOf([]) as never;
      return (held.failing.get(asked)?.() ?? held.answers[asked]) as never;
    });
  }
}

/** Shows the patients to a specialist. */
export const open = (at = '/specialist/patients') =>
  showPage(
    <>
      <PatientsPage />
      <Address />
    </>,
    { at, person: { noviId: 's', role: 'specialist' } },
  );

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

export const address = () => document.querySelector('output')?.textContent;

/** The queries with which a path was read so far. */
export const asked = (path: '/patients' | '/patients/{patientId}' | '/roi-forms' | '/visits/{visitId}/summary') =>
  backend.received('get', path).map(({ query }) => query);

/** The record of a patient, and the part of it with this name. */
export const drawer = async (name: RegExp | string = 'Maria Luz Santos, 42 years') =>
  within(await openDialog(name, 'dialog'));
export const part = async (name: string) => within((await drawer()).getByRole('region', { name }));
