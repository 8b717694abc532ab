import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkRelease,
  checkRevocation,
  checkSignature,
  currentRelease,
  decisionStands,
  legalName,
  releasedInformation,
  releasePurposes,
  releaserIn,
  releaseOfVersion,
  releaseStatus,
  suggestedExpiry,
  usualReleaser,
} from '#domain/release.ts';
import { LOCALES, placesOf } from '#domain/words.ts';
import { readingGrade } from '../texts/reading-grade.ts';

const { statements, version } = currentRelease;

/** What each paragraph of 45 CFR 164.508(c) asks to be said, and by which words each language says it. */
const elements: readonly { cites: string; asks: string; en: RegExp; es: RegExp }[] = [
  {
    ...{ cites: '(c)(1)(i)', asks: 'a description of the information' },
    ...{ en: /this health information: \{information\}/, es: /esta información de salud: \{information\}/ },
  },
  {
    ...{ cites: '(c)(1)(ii)', asks: 'who may disclose' },
    ...{ en: /may be shared by: \{releasedBy\}/, es: /puede compartir: \{releasedBy\}/ },
  },
  {
    ...{ cites: '(c)(1)(iii)', asks: 'to whom' },
    ...{ en: /may be given to: \{recipient\}/, es: /puede entregar a: \{recipient\}/ },
  },
  {
    ...{ cites: '(c)(1)(iv)', asks: 'each purpose' },
    ...{ en: /for this purpose: \{purpose\}/, es: /para este fin: \{purpose\}/ },
  },
  {
    ...{ cites: '(c)(1)(v)', asks: 'an expiration date' },
    ...{ en: /lasts through \{expiresOn\}/, es: /dura hasta el \{expiresOn\} inclusive/ },
  },
  {
    ...{ cites: '(c)(1)(vi)', asks: 'the signature of the individual and its date' },
    ...{
      en: /sign by typing or drawing your name.*your legal name, date of birth and e-mail, the day and time of signing/,
      es: /escribir o dibujar su nombre.*su nombre legal, fecha de nacimiento y correo, el día y la hora de la firma/,
    },
  },
  {
    ...{ cites: '(c)(1)(vi)(B)', asks: 'of whom acts for the individual, what gives them that right' },
    ...{
      en: /sign for yourself only.*that person signs on paper, and the paper says what gives them that right/,
      es: /solo firma por sí mismo.*esa persona firma en papel, y el papel dice qué le da ese derecho/,
    },
  },
  {
    ...{ cites: '(c)(2)(i)', asks: 'the right to revoke in writing' },
    ...{
      en: /take back \(revoke\).*at any time, in writing/,
      es: /retirar \(revocar\).*en cualquier momento, por escrito/,
    },
  },
  {
    ...{ cites: '(c)(2)(i)(A)', asks: 'how to revoke' },
    ...{
      en: /button “Revoke”.*write an e-mail to \{holderEmail\}.*letter to \{holderAddress\}/,
      es: /botón “Revocar”.*escribir un correo a \{holderEmail\}.*carta a \{holderAddress\}/,
    },
  },
  {
    ...{
      cites: '(c)(2)(i)(A)',
      asks: 'the exceptions to the right to revoke (164.508(b)(5)(i): done in reliance on it)',
    },
    ...{
      en: /shared before that day, in good faith, can’t be called back/,
      es: /se compartió antes de ese día, de buena fe, no se puede recuperar/,
    },
  },
  {
    ...{ cites: '(c)(2)(i)(A)', asks: 'the exceptions to the right to revoke (164.508(b)(5)(ii): insurance coverage)' },
    ...{
      en: /insurance, the law may let the insurer.*contest a claim/,
      es: /seguro, la ley puede dejar que la aseguradora.*disputar un reclamo/,
    },
  },
  {
    ...{
      cites: '(c)(2)(ii)(A)',
      asks: 'that treatment, payment, enrollment and benefits are not conditioned on signing',
    },
    ...{
      en: /treatment, payment, health plan and benefits do not depend on signing/,
      es: /tratamiento, sus pagos, su plan de salud y sus beneficios no dependen de que firme/,
    },
  },
  {
    ...{ cites: '(c)(2)(iii)', asks: 'that what was disclosed may be redisclosed and no longer be protected' },
    ...{
      en: /might pass it on.*\(HIPAA\) may no longer protect it/,
      es: /podría compartirla.*\(HIPAA\) quizás ya no la proteja/,
    },
  },
  {
    ...{ cites: '(c)(4)', asks: 'a copy of the signed form' },
    ...{ en: /You get a copy of the signed form/, es: /recibe una copia del formulario firmado/ },
  },
];

describe('the statements that are signed', () => {
  it.each(elements)('say, as $cites asks: $asks', ({ cites, en, es }) => {
    const [paragraph] = /^\(c\)\(\d\)(\([iv]+\))?/.exec(cites)!;
    const statement = statements.find((each) => each.cites === `45 CFR 164.508${paragraph}`);
    expect(statement?.text.en).toMatch(en);
    expect(statement?.text.es).toMatch(es);
  });

  it('cite no paragraph that is not looked at here', () => {
    const known = elements.map(({ cites }) => cites.replace(/\([A-B]\)$/, ''));
    const cited = statements.map(({ cites }) => cites.replace('45 CFR 164.508', ''));
    expect(cited.toSorted()).toEqual([...new Set(known)].sort());
  });

  it('name what, who, to whom, what for and until when, in both languages, and nothing that is not signed with them', () => {
    const places = (locale: 'en' | 'es') => statements.flatMap(({ text }) => placesOf(text[locale])).sort();
    expect(places('en')).toEqual([
      'expiresOn',
      'holderAddress',
      'holderEmail',
      'information',
      'purpose',
      'recipient',
      'releasedBy',
    ]);
    expect(places('es')).toEqual(places('en'));
  });

  it('are in plain language, as (c)(3) asks: grade 8 or lower', () => {
    const english = statements.map(({ text }) => text.en);
    expect(english.filter((text) => text.split(' ').length >= 12 && readingGrade([text]) > 8)).toEqual([]);
    expect(readingGrade(english)).toBeLessThanOrEqual(8);
  });

  it('can be found again by their version', () => {
    expect(releaseOfVersion(version)).toBe(currentRelease);
    expect(releaseOfVersion('0')).toBeUndefined();
  });

  it.each([
    ['1.0.0', 'c9eeca22b31a862b'],
    ['1.1.0', 'f0454a953a27579d'],
    ['1.2.0', '84eed7c15b26c8b8'],
    ['1.3.0', '11bbc13b96f01cb5'],
    ['1.4.0', 'fbf45f34cff32f39'],
    ['1.5.0', 'f7d933d9a96977df'],
  ])('of version %s stay word for word: people have signed them', (released, hash) => {
    const text = JSON.stringify(releaseOfVersion(released));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  });
});

it('the words for what is shared and what for stay as they are: signed forms keep their codes alone', () => {
  const text = JSON.stringify([releasedInformation, releasePurposes]);
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('fcf1758b9475be83');
});

describe('a form that is signed', () => {
  const now = new Date('2027-03-01T13:59:59Z');

  it.each([
    ['2027-03-01', ['/expires_on']],
    ['2027-02-28', ['/expires_on']],
    ['2027-02-30', ['/expires_on']],
    ['2027-03-02', []],
    ['2032-03-01', []],
    ['2032-03-02', ['/expires_on']],
    ['2107-03-01', ['/expires_on']],
  ])('just before March 2 begins in Guam ends on %s: problems %j', (expires_on, paths) => {
    expect(checkRelease({ expires_on, statements_version: version }, now).map(({ path }) => path)).toEqual(paths);
  });

  it('is suggested to last a year', () => {
    expect(suggestedExpiry(now)).toBe('2028-03-01');
  });

  it('was shown the statements of today', () => {
    const problems = checkRelease({ expires_on: '2028-01-01', statements_version: '1.0.0' }, now);
    expect(problems.map(({ path }) => path)).toEqual(['/statements_version']);
  });
});

describe('the signature', () => {
  const ana = { firstName: 'Ana María', middleName: 'Lucía del Mar', lastName: 'Núñez-O’Brien' };

  it.each([
    ['Ana María Núñez-O’Brien', true],
    ['ana maria  nunez obrien', true],
    ['Ana María Lucía del Mar Núñez O’Brien', true],
    ['Ana María L. Núñez-O’Brien', true],
    ['Ana María L.d.M. Núñez-O’Brien', true],
    ['Ana María K. Núñez-O’Brien', false],
    ['Ana Núñez-O’Brien', false],
    ['Núñez-O’Brien', false],
    ['Ana María Lucía del Mar', false],
    ['Bob', false],
    ["Ana\u00a0María, Núñez-O'Brien", true],
    ['\u200bAna María Núñez-O’Brien', true],
    ['Ana María Núñez-O’Brien (not!)', false],
    ['Ana María Núñez-O’Brien ✗', false],
    ['Ana <María> Núñez-O’Brien', false],
    ['', false],
    ['\u200b', false],
  ])('“%s” is hers: %s', (text, ok) => {
    expect(checkSignature(text, ana).map(({ path }) => path)).toEqual(ok ? [] : ['/signature/text']);
  });

  it('may hold what the legal name on file holds', () => {
    const third = { firstName: 'Ada', middleName: '', lastName: 'Byron 3rd' };
    expect(checkSignature('Ada Byron 3rd', third)).toEqual([]);
  });

  it('says which name is expected, in both languages', () => {
    const [problem] = checkSignature('x', { firstName: 'Ada', middleName: '', lastName: 'Byron' });
    expect(problem?.message).toEqual({
      en: 'Type your legal name: Ada Byron',
      es: 'Escriba su nombre legal: Ada Byron',
    });
    expect(legalName(ana)).toBe('Ana María Lucía del Mar Núñez-O’Brien');
  });
});

describe('who releases', () => {
  it.each(LOCALES)('reads in the language of the page (%s) as long as it is the text that was filled in', (locale) => {
    expect(releaserIn(locale, usualReleaser.en)).toBe(usualReleaser[locale]);
    expect(releaserIn(locale, usualReleaser.es)).toBe(usualReleaser[locale]);
    expect(releaserIn(locale, `${usualReleaser.en}.`)).toBe(`${usualReleaser.en}.`);
  });
});

describe('a revocation', () => {
  const times = { signedAt: new Date('2027-02-01T12:00:00Z'), now: new Date('2027-03-01T12:00:00Z') };

  it.each([
    ['by the patient, now', true, undefined, true],
    ['by the patient with the day of a letter', true, '2027-02-10', false],
    ['by the care team without a day', false, undefined, false],
    ['by the care team on the day of signing', false, '2027-02-01', true],
    ['by the care team today', false, '2027-03-01', true],
    ['by the care team before the signing', false, '2027-01-31', false],
    ['by the care team tomorrow', false, '2027-03-02', false],
    ['by the care team on no day', false, '2027-02-30', false],
  ])('%s', (_, isOwn, receivedOn, ok) => {
    expect(checkRevocation({ isOwn, receivedOn }, times).map(({ path }) => path)).toEqual(ok ? [] : ['/received_on']);
  });
});

describe('the status of a release whose last day is March 1 in Chicago', () => {
  const revokedAt = new Date('2027-02-20T00:00:00Z');

  it.each([
    ['2027-03-01T23:59:59Z', null, 'ACTIVE'],
    ['2027-03-02T05:59:59Z', null, 'ACTIVE'],
    ['2027-03-02T06:00:00Z', null, 'EXPIRED'],
    ['2027-03-01T00:00:00Z', revokedAt, 'REVOKED'],
    ['2027-03-05T00:00:00Z', revokedAt, 'REVOKED'],
  ] as const)('at %s, revoked at %s: %s', (now, revoked, status) => {
    const form = { expiresOn: '2027-03-01', revokedAt: revoked, timeZone: 'America/Chicago' };
    expect(releaseStatus(form, new Date(now))).toBe(status);
  });
});

describe('the decision to share with nobody', () => {
  const decidedAt = new Date('2027-03-01T12:00:00Z');
  const [before, after] = [new Date('2027-02-01T12:00:00Z'), new Date('2027-03-02T12:00:00Z')];

  it.each([
    ['where nothing was ever signed', [], true],
    ['after a release that was taken back or has ended', [{ status: 'REVOKED', signedAt: before }], true],
    ['not beside a release in force', [{ status: 'ACTIVE', signedAt: before }], false],
    [
      'not once a release was signed after it, whatever became of that',
      [{ status: 'REVOKED', signedAt: after }],
      false,
    ],
  ] as const)('stands %s: %j is %s', (_where, releases, stands) => {
    expect(decisionStands(decidedAt, releases)).toBe(stands);
  });
});
