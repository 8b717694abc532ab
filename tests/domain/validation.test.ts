import { expect, test } from 'vitest';
import { z } from 'zod';
import { isReadable } from '#domain/readable.ts';
import { emailPattern, sanitizePassword, sanitizeText, zipPattern } from '#domain/validation.ts';

test('the form of an e-mail is that of zod', () => {
  expect(emailPattern.source).toBe(z.regexes.email.source.replaceAll('\\-', '-'));
});

test('a text is trimmed, composed, and freed of control characters', () => {
  expect(sanitizeText('  Jose\u0301\u0000\u0007 \n')).toBe('José');
});

test.each([
  ['zero-width', 'A\u200bd\u200da\u2060 B\ufeffyron', 'Ada Byron'],
  ['turning', '\u202eAda\u202c \u200fByron\u061c', 'Ada Byron'],
  ['filling', '\u3164Ada\u115f\u1160\uffa0', 'Ada'],
  ['hyphenating and tagging', 'A\u00adda\u{e0041}\ufe0f', 'Ada'],
  ['line-breaking', 'Ada\u2028\u2029', 'Ada'],
])('a text is freed of invisible characters: %s', (_kind, typed, clean) => {
  expect(sanitizeText(typed)).toBe(clean);
});

test.each(['\u3164', '\u115f\u1160', '\u200b', ' \u2060\ufeff', '…', ''])('%j can’t be read', (text) => {
  expect(isReadable(text)).toBe(false);
});

test.each(['Ada', '李', '7', 'د', '한'])('%s can be read', (text) => {
  expect(isReadable(text)).toBe(true);
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
