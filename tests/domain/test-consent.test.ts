import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkConsentVersion, testConsent, testConsentOf } from '#domain/test-consent.ts';

/** What each version said when it was first shown. Who changes a word adds a version, and its line here. */
const shown: Readonly<Record<string, string>> = {
  '1.0.0': '31d164e424ea590d',
  '1.1.0': '554312678c93c6b9',
  '1.2.0': 'f16dea90e7fd397e',
};

it.each(Object.entries(shown))('version %s says what it said when it was first shown', (version, digest) => {
  const text = JSON.stringify(testConsentOf(version));
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digest);
});

it('the version that is shown is one of them; consent to any other is refused', () => {
  expect(Object.keys(shown).at(-1)).toBe(testConsent.version);
  expect(checkConsentVersion(testConsent.version)).toEqual([]);
  expect(checkConsentVersion('1.0.0')).toMatchObject([{ path: '/consent_version' }]);
  expect(testConsentOf('0.9.0')).toBeUndefined();
});

it('explains the results with the one that is not clear, privacy with GINA and its gaps, cost, and that one may say no', () => {
  const about = testConsent.parts.map((part) => part.about);
  expect(about).toEqual(['test', 'way', 'results', 'limits', 'family', 'privacy', 'afterwards', 'cost', 'choice']);
  const said = JSON.stringify(testConsent.parts);
  for (const word of [
    'destroys what is left of it',
    'no later than 60 days',
    'for 2 years',
    'No other test, no research, no sale',
    'a new consent',
    'variant of uncertain significance',
    'GINA',
    'long-term care',
    'fewer than 15',
    'You can say no',
  ]) {
    expect(said).toContain(word);
  }
});
