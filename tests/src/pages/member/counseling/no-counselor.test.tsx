import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/lib/api/queries.ts';
import { NoSlots } from '#src/pages/member/counseling/no-slots.tsx';
import RequestKitPage from '#src/pages/member/request-genetic-test-kit/request-kit-page.tsx';
import { show } from '#tests/src/show.tsx';
import { kitWith } from '../records.ts';

const api = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/use-is-acting.ts', () => ({ useIsActing: () => false }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useSignedInPerson: () => ({ noviId: 'm' }),
  useAuth: (select: (snapshot: object) => unknown) =>
    select({ context: { identity: { email: 'ana@example.com', emailVerified: true } } }),
}));
vi.mock('#src/features/journey/use-journey.ts', () => ({
  useJourney: () => ({ isSaving: false, failure: undefined, statusOf: () => 'open', evidence: {} }),
  useCompleteStep: () => vi.fn(),
}));

const answers: Record<string, unknown> = {};
beforeEach(() => {
  queryClient.clear();
  Object.assign(answers, {
    '/kits/{patientId}': [],
    '/patients/{patientId}': {
      id: 'm',
      first_name: 'Ana',
      middle_name: '',
      last_name: 'Lopez',
      state: 'AK',
      zip: '99801',
    },
    '/patients/{patientId}/drafts/{draftStep}': { version: 0, values: {} },
    '/patients/is-eligible': { eligible: true, has_counselor: false },
  });
  api.GET.mockImplementation((path: string) =>
    Promise.resolve({ data: { data: answers[path] }, response: new Response() }),
  );
});
const open = (page: React.ReactNode) => show(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>);

test('where nobody may counsel the member no kit can be ordered, and the page says why, and what to do', async () => {
  open(<RequestKitPage />);
  expect(await screen.findByText('Your test has to wait')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change my details' })).toHaveAttribute('href', '/member/eligibility/');
  expect(screen.getByRole('link', { name: /@/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Order|Continue/ })).not.toBeInTheDocument();
});

test('a kit that is under way stays in sight all the same', async () => {
  answers['/kits/{patientId}'] = [kitWith('SUBMITTED')];
  open(<RequestKitPage />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText(/^Looking/)).not.toBeInTheDocument());
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
