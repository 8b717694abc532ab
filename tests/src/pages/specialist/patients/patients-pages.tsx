import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { vi } from 'vitest';
// Its code comes with the file, not within the time of the test that opens it first.
import '#src/pages/specialist/record/patient-record.tsx';
import { CommandArea } from '#src/features/commands/command-area.tsx';
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
      if (query['search'] === 'zoe') return pageOf([]) as never;
      if (query['cursor']) return (held.failing.get('more')?.() ?? held.answers['more']) as never;
      return (held.failing.get(asked)?.() ?? held.answers[asked]) as never;
    });
  }
}

/** Shows the patients to a specialist. */
export function open(at = '/specialist/patients') {
  let goBack = () => {};
  const page = (
    <CommandArea>
      <PatientsPage />
      <Address onNavigate={(navigate) => (goBack = () => void navigate(-1))} />
    </CommandArea>
  );
  const shown = showPage(page, { at, person: { noviId: 's', role: 'specialist' } });
  return { ...shown, goBack: () => goBack() };
}

function Address({ onNavigate }: { onNavigate: (navigate: NavigateFunction) => void }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    onNavigate(navigate);
  });
  return <output>{search}</output>;
}

export const address = () => document.querySelector('output')?.textContent;

/** The queries with which a path was read so far. */
export const asked = (path: '/patients' | '/patients/{patientId}' | '/roi-forms' | '/visits/{visitId}/summary') =>
  backend.received('get', path).map(({ query }) => query);

/** The record of a patient. */
export const drawer = async (name: RegExp | string = 'Maria Luz Santos, 42 years') =>
  within(await openDialog(name, 'dialog'));

/** A part of the record, opened by its tab. */
export async function part(user: UserEvent, name: string) {
  const record = await drawer();
  await user.click(await record.findByRole('tab', { name: new RegExp(`^${name}`) }));
  return within(await record.findByRole('tabpanel', { name: new RegExp(`^${name}`) }));
}
