import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Step } from '#domain/steps.ts';
import { nobody } from '#machines/auth/types.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import ProfilePage from '#src/pages/member/profile/profile-page.tsx';
import { show } from '#tests/src/show.tsx';

const journey = vi.hoisted((): { furthest: Step } => ({ furthest: 'welcome' }));
vi.mock('#src/lib/api/client.ts', () => ({ api: { GET: () => Promise.reject(new Error('away')) } }));
vi.mock('#src/features/journey/use-journey.ts', () => ({ useJourney: () => journey }));
vi.mock('#src/features/session/sign-in-details.tsx', () => ({ SignInDetails: () => null }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: () => undefined,
  useAuthActor: () => ({ send: vi.fn() }),
  useSignedInPerson: () => nobody,
}));

/** The link, once the parts of the page stand. */
async function goOn(furthest: Step) {
  journey.furthest = furthest;
  show(
    <QueryClientProvider client={queryClient}>
      <ProfilePage />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Log out' });
  return screen.queryByRole('link', { name: 'Pick up where you left off' });
}

test.each(['welcome', 'survey', 'counseling'] as const)('who has come to %s is led on from there', async (furthest) => {
  expect(await goOn(furthest)).toHaveAttribute('href', '/member/loading-step');
});

test('who has done all steps has nothing to go on with', async () => {
  expect(await goOn('complete')).toBeNull();
});
