import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { widenWindow } from '#tests/harness/wide-window.ts';
import { beginAnew, family, open, survey } from './survey-pages.tsx';

beforeEach(beginAnew);

test('on a wide window the family stands above the list as a picture, too small for words and without them', async () => {
  widenWindow();
  const history = family();
  survey.stored = { status: 'in-progress', version: 2, family_history: history };
  const { container } = open('relatives');
  const symbols = () =>
    Array.from(container.querySelectorAll('path[fill="#FFFFFF"]'), (path) => path.getAttribute('d')?.match(/M/g) ?? []);
  await waitFor(() => expect(symbols().flat().length).toBeGreaterThan(history.relatives.length));
  const words = Array.from(container.querySelectorAll('svg text'), ({ textContent }) => textContent);
  expect(new Set(words)).toEqual(new Set(['?']));
});
