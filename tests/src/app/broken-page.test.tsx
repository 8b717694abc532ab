import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '#src/app/app.tsx';
import { bareRoutes } from '#src/app/routes.ts';
import { show } from '../show.tsx';

// Nobody is signed in: of a session, only its standing can be told.
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: (select?: unknown) => (select === undefined ? 'signedOut' : undefined),
}));
vi.mock('#src/features/session/standing.ts', () => ({ standingOf: undefined }));
vi.mock('#src/pages/members/terms-page.tsx', () => ({
  default: () => {
    throw new TypeError('x is undefined');
  },
}));

test('a page that breaks says so and offers to load it again; another address is not broken', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { user } = show(<App />, { at: '/members/terms-of-service' });
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('What you saved is kept.');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(logged).toHaveBeenCalled();

  await bareRoutes.find(({ path }) => path === '/')?.page.preload();
  await user.click(screen.getByRole('link', { name: 'Novi home' }));
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('This page did not load');
});
