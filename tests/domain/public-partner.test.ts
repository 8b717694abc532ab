import { expect, test } from 'vitest';
import { slugOf } from '#domain/public-partner.ts';

test.each([
  ['prairie-steel', 'prairie-steel'],
  [' Prairie-Steel ', 'prairie-steel'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), undefined],
  ['', undefined],
  ['-steel', undefined],
  ['a--b', undefined],
  ['a/b', undefined],
])('the address “%s” holds the slug %s', (group, slug) => {
  expect(slugOf(group)).toBe(slug);
});
