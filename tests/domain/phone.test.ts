import { expect, it } from 'vitest';
import { formatPhone, normalizePhone } from '#domain/phone.ts';

it.each([
  '3125550142',
  '(312) 555-0142',
  '312.555.0142',
  '312 555 0142',
  '1 312 555 0142',
  '+1 (312) 555-0142',
  '+13125550142',
])('%s is kept as +13125550142', (typed) => {
  expect(normalizePhone(typed)).toBe('+13125550142');
});

it.each([
  ['too short', '555-0142'],
  ['too long', '3125550142 1'],
  ['an area code that begins with 1', '112 555 0142'],
  ['an area code that begins with 0', '012 555 0142'],
  ['an exchange that begins with 1', '312 155 0142'],
  ['an exchange that begins with 0', '312 055 0142'],
  ['a number of another country', '+49 30 901820'],
  ['a plus without the country', '+3125550142'],
  ['words', 'call me'],
  ['nothing', ''],
])('%s is no phone number', (_what, typed) => {
  expect(normalizePhone(typed)).toBeUndefined();
});

it('a stored number reads as people write it, anything else as it is', () => {
  expect(formatPhone('+13125550142')).toBe('(312) 555-0142');
  expect(formatPhone('0171 1')).toBe('0171 1');
});
