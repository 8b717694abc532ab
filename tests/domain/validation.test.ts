import { expect, test } from 'vitest';
import { sanitizePassword, sanitizeText, zipPattern } from '../../domain/validation.ts';

test('a text is trimmed, composed, and freed of control characters', () => {
  expect(sanitizeText('  Jose\u0301\u0000\u0007 \n')).toBe('José');
});

test('a password loses its control characters and nothing else', () => {
  expect(sanitizePassword('  e\u0301 \u0000pass ')).toBe('  e\u0301 pass ');
});

test.each([
  ['60601', true],
  ['60601-1234', true],
  ['6060', false],
  ['60601-', false],
  ['606011234', false],
  ['60601-12345', false],
])('%s is a zip code: %s', (zip, good) => {
  expect(zipPattern.test(zip)).toBe(good);
});
