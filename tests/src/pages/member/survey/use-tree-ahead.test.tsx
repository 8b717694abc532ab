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

test('the pages that the list leads to are drawn once out of sight, however often it is shown', async () => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => void setTimeout(act));
  document.documentElement.dataset['drawn'] = '';
  const made = vi.spyOn(document, 'createElement');
  const isHeading = (value: unknown) => value instanceof HTMLHeadingElement;
  const drawn = (title: string) =>
    made.mock.results.filter(({ value }) => isHeading(value) && value.textContent === title).length;
  const counts = () => [drawn('Your family tree'), drawn('Check your family history')];
  survey.stored = { status: 'in-progress', version: 2, family_history: family() };
  const { user } = open('relatives');
  // What interrupts a drawing has it done again: it is over once it is thrown away.
  const thrownAway = vi.spyOn(Node.prototype, 'removeChild');
  const isOver = () => thrownAway.mock.calls.some(([node]) => node.textContent?.includes('Check your family history'));
  await waitFor(() => expect(isOver()).toBe(true));
  expect(counts()).toEqual([1, 1]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your relatives');
  await user.click(screen.getByRole('link', { name: 'See your family tree' }));
  await user.click(await screen.findByRole('link', { name: 'Back to your relatives' }));
  await user.click(await screen.findByRole('link', { name: 'See your family tree' }));
  expect(counts()).toEqual([3, 1]);
});
