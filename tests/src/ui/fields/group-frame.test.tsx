import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RadioGroupField } from '#src/ui/fields/index.ts';
import { show } from '../../show.tsx';

test('the question of a group lies within the mark of its problem, and the answers stand below it', () => {
  show(<RadioGroupField name="side" label="Side" error="Choose one" options={[{ value: 'a', label: 'A' }]} />);
  const legend = screen.getByText('Side', { selector: 'legend' });
  // A legend that does not float is drawn over the border, which then begins in the middle of it.
  expect(rulesOf(legend)).toMatch(/float:\s*inline-start/);
  expect(rulesOf(legend.closest('fieldset'))).toMatch(/legend\s*\+\s*\*\s*\{[^}]*clear:\s*both/);
});

/** The style rules for an element as they are written: there is no layout here to measure. */
function rulesOf(element: Element | null): string {
  const written = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  return written.filter((text) => text.includes(`.${element?.className}`)).join('\n');
}
