import { describe, expect, it } from 'vitest';
import { checkRelease, currentRelease, releaseOfVersion, releaseStatus } from '../../domain/release.ts';
import { placesOf } from '../../domain/words.ts';
import { readingGrade } from './reading-grade.ts';

const now = new Date('2027-03-01T23:59:59Z');
const { statements, version } = currentRelease;

describe('the statements that are signed', () => {
  it('hold every element and statement that 45 CFR 164.508(c) asks for', () => {
    const cited = statements.map(({ cites }) => cites.replace('45 CFR 164.508', ''));
    expect(cited.sort()).toEqual([
      '(c)(1)(i)',
      '(c)(1)(ii)',
      '(c)(1)(iii)',
      '(c)(1)(iv)',
      '(c)(1)(v)',
      '(c)(1)(vi)',
      '(c)(2)(i)',
      '(c)(2)(ii)',
      '(c)(2)(iii)',
      '(c)(4)',
    ]);
  });

  it('name what, who, to whom, what for and until when, in both languages', () => {
    const places = (locale: 'en' | 'es') => statements.flatMap(({ text }) => placesOf(text[locale])).sort();
    expect(places('en')).toEqual(['email', 'expiresOn', 'information', 'phone', 'purpose', 'recipient', 'releasedBy']);
    expect(places('es')).toEqual(places('en'));
  });

  it('are in plain language, as (c)(3) asks: grade 8 or lower', () => {
    expect(readingGrade(statements.map(({ text }) => text.en))).toBeLessThanOrEqual(8);
  });

  it('can be found again by their version', () => {
    expect(releaseOfVersion(version)).toBe(currentRelease);
    expect(releaseOfVersion('0')).toBeUndefined();
  });
});

describe('a form that is signed', () => {
  it.each([
    ['2027-03-01', ['/expires_on']],
    ['2027-02-28', ['/expires_on']],
    ['2027-02-30', ['/expires_on']],
    ['2027-03-02', []],
  ])('ends on %s: problems %j', (expires_on, paths) => {
    expect(checkRelease({ expires_on, statements_version: version }, now).map(({ path }) => path)).toEqual(paths);
  });

  it('was shown the statements of today', () => {
    const problems = checkRelease({ expires_on: '2028-01-01', statements_version: '0.9.0' }, now);
    expect(problems.map(({ path }) => path)).toEqual(['/statements_version']);
  });
});

describe('the status of a release', () => {
  it.each([
    ['2027-03-01', null, 'ACTIVE'],
    ['2027-02-28', null, 'EXPIRED'],
    ['2027-03-01', now, 'REVOKED'],
    ['2027-02-28', now, 'REVOKED'],
  ] as const)('last day %s, revoked at %s: %s', (expiresOn, revokedAt, status) => {
    expect(releaseStatus({ expiresOn, revokedAt }, now)).toBe(status);
  });
});
