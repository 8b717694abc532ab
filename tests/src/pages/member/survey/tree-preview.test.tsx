import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wideWindow } from '#src/theme/windows.ts';
import { beginAnew, family, open, survey } from './survey-pages.tsx';

beforeEach(() => {
  beginAnew();
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === wideWindow }),
  );
});
afterEach(() => vi.restoreAllMocks());

test('on a wide window the family stands above the list as a picture, too small for words and without them', async () => {
  const history = family();
  survey.stored = { status: 'in-progress', version: 2, family_history: history };
  const { container } = open('relatives');
  const drawn = () => container.querySelectorAll('[data-person]');
  await waitFor(() => expect(drawn().length).toBeGreaterThan(history.relatives.length));
  const words = Array.from(container.querySelectorAll('svg text'), ({ textContent }) => textContent);
  expect(new Set(words)).toEqual(new Set(['?']));
});
