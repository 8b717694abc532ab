import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NoSlots } from '#src/pages/member/counseling/no-slots.tsx';
import RequestKitPage from '#src/pages/member/request-genetic-test-kit/request-kit-page.tsx';
import { kitWith } from '../records.ts';
import { backend } from '#tests/harness/backend.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { eligibilityWith, patientWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

beforeEach(() =>
  backend.holds({
    '/kits/{patientId}': [],
    '/patients/{patientId}': patientWith({ first_name: 'Ana', last_name: 'Lopez', state: 'AK', zip: '99801' }),
    '/patients/is-eligible': eligibilityWith({ eligible: true, has_counselor: false }),
  }),
);
const open = (page: React.ReactNode) => showPage(page, { journey: { at: 'request-genetic-test-kit' } });

test('where nobody may counsel the member no kit can be ordered, and the page says why, and what to do', async () => {
  open(<RequestKitPage />);
  expect(await screen.findByText('Your test has to wait')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change my details' })).toHaveAttribute('href', '/member/eligibility/');
  expect(screen.getByRole('link', { name: /@/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Order|Continue/ })).not.toBeInTheDocument();
});

test('a kit that is under way stays in sight all the same', async () => {
  backend.holds({ '/kits/{patientId}': [kitWith('SUBMITTED')] });
  open(<RequestKitPage />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await eventually(() => expect(screen.queryByText(/^Looking/)).not.toBeInTheDocument());
  expect(screen.queryByText('Your test has to wait')).not.toBeInTheDocument();
});

test.each([
  [false, 'We have no counselor for your state now', 'There are no free times right now'],
  [true, 'There are no free times right now', 'We have no counselor for your state now'],
  [null, 'There are no free times right now', 'We have no counselor for your state now'],
])('with no free time, and somebody licensed today: %s, it is said “%s”', (isLicensed, said, unsaid) => {
  // Nobody is licensed for as long as an order would need it: that says nothing of the times of today.
  open(<NoSlots isLicensed={isLicensed} busy={false} onLookAgain={vi.fn()} />);
  expect(screen.getByText(new RegExp(said))).toBeVisible();
  expect(screen.queryByText(new RegExp(unsaid))).not.toBeInTheDocument();
});
