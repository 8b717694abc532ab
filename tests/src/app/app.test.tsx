import { act, screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import type { IdleWatchCommand } from '#machines/auth/types.ts';
import { App } from '#src/app/app.tsx';
import { bareRoutes } from '#src/app/routes.ts';
import { paths } from '#domain/paths.ts';
import { startSession } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const routeTo = (address: string) => bareRoutes.find(({ path }) => path === address)!;

test('a page that breaks says so and offers to load it again; another address is not broken', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(routeTo(paths.terms) as { page: FunctionComponent }, 'page').mockImplementation(() => {
    throw new TypeError('x is undefined');
  });
  const { user } = showPage(<App />, { at: '/members/terms-of-service', person: 'nobody' });
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('What you saved is kept.');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(logged).toHaveBeenCalled();

  await routeTo(paths.home).page.preload();
  await user.click(screen.getByRole('link', { name: 'Novi home' }));
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('This page did not load');
});

test('a session that breaks says so in place of the whole app', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const broken = new Error('A part of the session broke.');
  const watchIdle = fromCallback<IdleWatchCommand, void>(({ receive }) =>
    receive(() => {
      throw broken;
    }),
  );
  const auth = startSession({ actors: { watchIdle } });
  showPage(<App />, { at: '/members/terms-of-service', auth });
  await screen.findByRole('heading', { level: 1 });
  act(() => auth.send({ type: 'activity.seen' }));
  expect(auth.getSnapshot().error).toBe(broken);
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(logged).toHaveBeenCalledWith('Session broke', 'Error');
});
