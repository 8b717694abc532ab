import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TreePage } from '#src/pages/member/survey/tree.ts';
import { beginAnew, family, open, survey } from './survey-pages.tsx';

beforeEach(beginAnew);
afterEach(() => delete document.documentElement.dataset['drawn']);

test('beside the list of relatives the page of the family tree is made ready, so that a press shows it at once', async () => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => void setTimeout(act));
  const preload = vi.spyOn(TreePage, 'preload');
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  const link = await screen.findByRole('link', { name: 'See your family tree' });
  expect(preload).not.toHaveBeenCalled();
  document.documentElement.dataset['drawn'] = '';
  dispatchEvent(new Event('novi.drawn'));
  await waitFor(() => expect(preload).toHaveBeenCalled());
  await waitFor(() => expect(preload.mock.settledResults[0]).toMatchObject({ type: 'fulfilled' }));
  await user.click(link);
  expect(screen.getByRole('heading', { level: 1, name: 'Your family tree' })).toBeVisible();
});
