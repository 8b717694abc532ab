import { expect, test } from 'vitest';
import { onwardAddress } from '#src/pages/account/onward-address.ts';

const origin = 'https://novi.example';

test('a link leads on to an address of this app', () => {
  expect(onwardAddress('https://novi.example/member/survey?page=2', origin)).toBe('/member/survey?page=2');
});

test.each([
  null,
  '',
  'not an address',
  'https://evil.example/member/survey',
  'https://novi.example.evil.example/',
  'http://novi.example/',
  'https://novi.example//evil.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
])('and to the person’s own start for %s', (continueUrl) => {
  expect(onwardAddress(continueUrl, origin)).toBe('/loading');
});
