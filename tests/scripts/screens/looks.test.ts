import { expect, it } from 'vitest';
import { looksIn } from '#scripts/screens/looks.ts';

it('asks for a page in Spanish by its address, whatever else stands in that', () => {
  const [[, { address }] = [undefined, { address: String }]] = looksIn('es');
  expect(['/', '/account?mode=closed', '/member/survey/count#sibling'].map(address)).toEqual([
    '/?lang=es',
    '/account?mode=closed&lang=es',
    '/member/survey/count?lang=es#sibling',
  ]);
});

it('asks for all others in English, so that what the browser kept of the look before does not count', () => {
  const addresses = looksIn('en,forced-colors,print').map(([, { address }]) => address('/login'));
  expect(new Set(addresses)).toEqual(new Set(['/login?lang=en']));
});

it('says which looks there are to whoever asks for another one', () => {
  expect(looksIn('en,print')).toMatchObject([
    ['en', { media: {} }],
    ['print', { media: { media: 'print' } }],
  ]);
  expect(() => looksIn('en,french')).toThrow('no look "french": choose from en, es, forced-colors, print.');
});
