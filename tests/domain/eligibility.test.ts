import { describe, expect, it } from 'vitest';
import {
  checkDetails,
  checkStanding,
  ineligibleReasons,
  judgeEligibility,
  sameName,
  type CoveredPerson,
  type EligibilityBasis,
} from '#domain/eligibility.ts';
import { LOCALES, type Locale, type Words } from '#domain/words.ts';

const now = new Date('2027-03-01T12:00:00Z');
const person = {
  firstName: 'José',
  lastName: 'O’Neil-Díaz',
  dateOfBirth: '1985-07-14',
  state: 'IL',
  zip: '60601-1234',
};
const entry: CoveredPerson = {
  ...person,
  ...{ id: 'entry-1', isTaken: false },
  zip: '60601',
  coverageStart: '2027-01-01',
  coverageEnd: '2027-03-01',
};

function codesOf(who: Partial<typeof person>, basis: Partial<EligibilityBasis> = {}) {
  const outcome = judgeEligibility(
    { ...person, ...who },
    { now, servedStates: new Set(['IL']), partner: 'none', ...basis },
  );
  expect(outcome.eligible).toBe(outcome.reasons.length === 0);
  return outcome.reasons.map(({ code }) => code);
}

describe('without a partner code', () => {
  it('adults in a served state can join', () => {
    expect(codesOf({})).toEqual([]);
  });

  it('the eighteenth birthday counts, the day before does not', () => {
    expect(codesOf({ dateOfBirth: '2009-03-01' })).toEqual([]);
    expect(codesOf({ dateOfBirth: '2009-03-02' })).toEqual(['under-age']);
  });

  it('every reason is told at once', () => {
    expect(codesOf({ dateOfBirth: '2015-01-01', state: 'AK' })).toEqual(['under-age', 'state-not-served']);
  });
});

describe('with a partner code', () => {
  it('an unknown code is told, whatever else fits', () => {
    expect(codesOf({}, { partner: 'unknown' })).toEqual(['unknown-partner-code']);
  });

  it('the roster counts, not the state', () => {
    expect(codesOf({ state: 'AK' }, { partner: [entry] })).toEqual([]);
  });

  it.each([
    ['another name', { lastName: 'Other' }],
    ['another date of birth', { dateOfBirth: '1985-07-15' }],
    ['another zip', { zip: '60602' }],
  ])('%s is somebody else', (_what, change) => {
    expect(codesOf({}, { partner: [{ ...entry, ...change }] })).toEqual(['not-on-roster']);
  });

  it('who is not found is told all that is compared', () => {
    for (const words of ['name', 'date of birth', 'ZIP code'])
      expect(ineligibleReasons['not-on-roster'].en).toContain(words);
    for (const words of ['nombre', 'fecha de nacimiento', 'ZIP'])
      expect(ineligibleReasons['not-on-roster'].es).toContain(words);
  });

  it('who is under 18 cannot join, though the roster has them: the consents are theirs to sign', () => {
    const child = { ...person, dateOfBirth: '2010-01-01' };
    const partner = [{ ...entry, dateOfBirth: child.dateOfBirth }];
    const outcome = judgeEligibility(child, { now, servedStates: new Set(['IL']), partner });
    expect(outcome.reasons.map(({ code }) => code)).toEqual(['under-age']);
  });

  it('a roster without a zip does not ask for it', () => {
    expect(codesOf({ zip: '99999' }, { partner: [{ ...entry, zip: null }] })).toEqual([]);
  });

  it('coverage counts from its first to its last day', () => {
    const covers = (coverageStart: string, coverageEnd: string | null) =>
      codesOf({}, { partner: [{ ...entry, coverageStart, coverageEnd }] });
    expect(covers('2027-03-01', null)).toEqual([]);
    expect(covers('2027-03-02', null)).toEqual(['coverage-not-current']);
    expect(covers('2026-01-01', '2027-03-01')).toEqual([]);
    expect(covers('2026-01-01', '2027-02-28')).toEqual(['coverage-not-current']);
  });

  it.each([
    ['lasts through the evening of its last day in Honolulu', '2027-03-02T09:59:00Z', true],
    ['lasts until that day is over on every clock', '2027-03-02T11:59:00Z', true],
    ['has ended then', '2027-03-02T12:00:00Z', false],
  ])('coverage %s', (_what, at, covers) => {
    const codes = codesOf({}, { partner: [entry], now: new Date(at) });
    expect(codes).toEqual(covers ? [] : ['coverage-not-current']);
  });

  it.each([
    ['begins with the morning of its first day in Guam', '2026-12-31T14:00:00Z', true],
    ['has not begun before', '2026-12-31T13:59:00Z', false],
  ])('coverage %s', (_what, at, covers) => {
    const codes = codesOf({}, { partner: [entry], now: new Date(at) });
    expect(codes).toEqual(covers ? [] : ['coverage-not-current']);
  });

  it('one entry is for one account, and an entry that is free for another', () => {
    expect(codesOf({}, { partner: [{ ...entry, isTaken: true }] })).toEqual(['already-joined']);
    const partner = [
      { ...entry, isTaken: true },
      { ...entry, id: 'entry-2' },
    ];
    expect(codesOf({}, { partner })).toEqual([]);
    expect(judgeEligibility(person, { now, servedStates: new Set(), partner }).rosterEntry).toBe('entry-2');
    const child = { ...person, dateOfBirth: '2010-01-01' };
    const young = [{ ...entry, dateOfBirth: child.dateOfBirth }];
    expect(judgeEligibility(child, { now, servedStates: new Set(), partner: young }).rosterEntry).toBeNull();
  });

  it('one current coverage among several is enough', () => {
    const ended = { ...entry, coverageEnd: '2027-01-31' };
    expect(codesOf({}, { partner: [ended, entry] })).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['José', 'JOSE'],
    ['Jose\u0301', 'José'],
    ['De la Cruz', 'delacruz'],
    ['O’Neil', "O'Neil"],
    ['Smith-Jones', 'Smith Jones'],
    ['Łukasz', 'łukasz'],
  ])('%s is %s', (one, other) => {
    expect(sameName(one, other)).toBe(true);
  });

  it.each([
    ['Anna', 'Ana'],
    ['', ''],
    ['-', '’'],
    ['李', '王'],
  ])('%j is not %j', (one, other) => {
    expect(sameName(one, other)).toBe(false);
  });
});

describe('details that can’t be right', () => {
  it.each([['2027-03-02'], ['1890-01-01'], ['2027-02-30']])('%s is no date of birth', (dateOfBirth) => {
    expect(checkDetails({ ...person, dateOfBirth }, now).map(({ path }) => path)).toEqual(['/date_of_birth']);
  });

  it('XX is no state; territories are', () => {
    expect(checkDetails({ ...person, state: 'XX' }, now).map(({ path }) => path)).toEqual(['/state']);
    expect(checkDetails({ ...person, state: 'PR', zip: '00901' }, now)).toEqual([]);
  });

  it('a zip code of another state is refused at the zip', () => {
    const problems = checkDetails({ ...person, state: 'IL', zip: '90210' }, now);
    expect(problems).toMatchObject([{ path: '/zip', message: { en: expect.stringContaining('Illinois') as string } }]);
  });
});

describe('ordering and booking', () => {
  it('is open while the newest check says yes', () => {
    expect(checkStanding({ eligible: true, wasAccepted: true })).toEqual({ ok: true });
  });

  it('is closed after a check that failed, with both ways out; and before any check', () => {
    const reason = (wasAccepted: boolean) => {
      const check = checkStanding({ eligible: false, wasAccepted });
      return check.ok ? '' : check.reason.en;
    };
    expect(reason(true)).toMatch(/correct them, or keep your earlier details/);
    expect(reason(false)).toMatch(/check your details/);
  });
});

describe('every reason', () => {
  /** What a reason can ask somebody to do, as it is said in both languages. */
  const actions: Record<string, { en: RegExp; es: RegExp }> = {
    correct: { en: /\bcorrect\b/i, es: /corr[ií]ja/i },
    ask: { en: /\bask your\b/i, es: /pregunte a su/i },
    enter: { en: /\benter\b/i, es: /escr[ií]ba(?!nos)/i },
    check: { en: /\bcheck\b/i, es: /rev[ií]se|compruebe/i },
    clear: { en: /\bclear\b/i, es: /b[oó]rre/i },
    write: { en: /\bwrite to us\b/i, es: /escríbanos/i },
    call: { en: /\bcall us\b/i, es: /llámenos/i },
    logIn: { en: /\blog in\b/i, es: /inicie sesión/i },
  };
  const asked = (words: Words, locale: Locale) =>
    Object.keys(actions).filter((action) => actions[action]?.[locale].test(words[locale]));

  it.each(Object.entries(ineligibleReasons))(
    '%s says why, then what to do next, alike in both languages',
    (_, words) => {
      for (const locale of LOCALES) {
        const [why = '', ...next] = words[locale].split(/(?<=\.) /);
        expect(asked({ ...words, [locale]: why }, locale)).toEqual([]);
        expect(asked({ ...words, [locale]: next.join(' ') }, locale)).not.toEqual([]);
      }
      expect(asked(words, 'es')).toEqual(asked(words, 'en'));
    },
  );
});
