import { describe, expect, it } from 'vitest';
import {
  checkFamilyHistory,
  conditionCodes,
  conditionFacts,
  newCondition,
  newFamilyHistory,
  newRelative,
  relationFacts,
  sanitizeFamilyHistory,
  type ConditionCode,
  type FamilyHistory,
  type Relation,
  type Relative,
  type RelativeCondition,
  type Side,
} from '../../domain/family-history.ts';
import { readingGrade } from '../texts/reading-grade.ts';

let count = 0;
const nextId = () => `id-${(count += 1)}`;
const relative = (relation: Relation, side: Side, more: Partial<Relative> = {}): Relative => ({
  ...newRelative(nextId(), relation, side),
  has_conditions: 'unknown',
  ...more,
});
/** “I don’t know” to everything. */
const empty = (): FamilyHistory => ({
  ...newFamilyHistory(nextId),
  ...{ adopted: 'unknown', ashkenazi_jewish: 'unknown', parents_related: 'unknown' },
  relatives: [relative('parent', 'maternal'), relative('parent', 'paternal')],
});

function withRelatives(...more: Relative[]): FamilyHistory {
  const history = empty();
  return { ...history, relatives: [...history.relatives, ...more] };
}

const pathsOf = (history: FamilyHistory) => checkFamilyHistory(history).map(({ path }) => path);
const having = (condition: Partial<RelativeCondition>, age: number | null = 60) =>
  withRelatives(
    relative('sibling', 'both', {
      age,
      has_conditions: 'yes',
      conditions: [{ ...newCondition('breast-cancer'), ...condition }],
    }),
  );

describe('what can be submitted', () => {
  it('two parents about whom nothing is known are enough', () => {
    expect(pathsOf(empty())).toEqual([]);
  });

  it('what nobody has answered yet is told, and is not the same as “I don’t know”', () => {
    expect(pathsOf(newFamilyHistory(nextId))).toEqual([
      ...['/adopted', '/ashkenazi_jewish', '/parents_related'],
      ...['/relatives/0/has_conditions', '/relatives/1/has_conditions'],
    ]);
  });

  it('a parent is missing: not yet, unless the member was adopted', () => {
    const history = empty();
    const one = { ...history, relatives: history.relatives.slice(1) };
    expect(pathsOf(one)).toEqual(['/relatives']);
    expect(pathsOf({ ...one, adopted: 'unknown' })).toEqual(['/relatives']);
    expect(pathsOf({ ...one, adopted: 'yes' })).toEqual([]);
    expect(pathsOf({ ...history, adopted: 'yes', relatives: [] })).toEqual([]);
  });

  it('a large family is fine', () => {
    const many = Array.from({ length: 60 }, () => relative('cousin', 'maternal'));
    expect(pathsOf(withRelatives(...many))).toEqual([]);
  });
});

describe('how many relatives there can be', () => {
  it('a third parent or a second on one side is too many', () => {
    expect(pathsOf(withRelatives(relative('parent', 'unknown')))).toEqual(['/relatives/2/relation']);
    const mothers = { ...empty(), relatives: [relative('parent', 'maternal'), relative('parent', 'maternal')] };
    expect(pathsOf(mothers)).toEqual(['/relatives/1/relation']);
  });

  it('a fifth grandparent or a third on one side is too many', () => {
    const side = (name: Side) => relative('grandparent', name);
    const four = [side('maternal'), side('maternal'), side('paternal'), side('paternal')];
    expect(pathsOf(withRelatives(...four))).toEqual([]);
    expect(pathsOf(withRelatives(...four, side('unknown')))).toEqual(['/relatives/6/relation']);
    expect(pathsOf(withRelatives(side('maternal'), side('maternal'), side('maternal')))).toEqual([
      '/relatives/4/relation',
    ]);
  });
});

describe('what must fit together', () => {
  it.each<[Relation, Side, boolean]>([
    ['sibling', 'both', true],
    ['sibling', 'maternal', false],
    ['child', 'unknown', false],
    ['half-sibling', 'both', false],
    ['half-sibling', 'unknown', true],
    ['cousin', 'paternal', true],
  ])('%s on side %s: %s', (relation, side, fits) => {
    expect(pathsOf(withRelatives(relative(relation, side)))).toEqual(fits ? [] : ['/relatives/2/side']);
  });

  it('illnesses are named after a yes, and after nothing else', () => {
    const conditions: RelativeCondition[] = [newCondition('melanoma')];
    const after = (has_conditions: Relative['has_conditions'], named = conditions) =>
      pathsOf(withRelatives(relative('cousin', 'maternal', { has_conditions, conditions: named })));
    expect(after('yes')).toEqual([]);
    for (const other of ['no', 'unknown', null] as const) {
      expect(after(other)).toEqual(['/relatives/2/has_conditions']);
    }
    expect(after('yes', [])).toEqual(['/relatives/2/conditions']);
    expect(after('no', [])).toEqual([]);
  });

  it('heart disease before age 50 began before age 50', () => {
    const onset = (age_of_onset: number | null) =>
      pathsOf(having({ condition: 'heart-disease-before-50', age_of_onset }));
    expect([onset(49), onset(null)]).toEqual([[], []]);
    expect(onset(50)).toEqual(['/relatives/2/conditions/0/age_of_onset']);
    expect(onset(61)).toEqual(['/relatives/2/conditions/0/age_of_onset']);
  });

  it('the age of onset is not beyond the age', () => {
    expect(pathsOf(having({ age_of_onset: 61 }))).toEqual(['/relatives/2/conditions/0/age_of_onset']);
    expect(pathsOf(having({ age_of_onset: 60 }))).toEqual([]);
    expect(pathsOf(having({ age_of_onset: 61 }, null))).toEqual([]);
  });

  it('another cancer is named in own words, and only another one', () => {
    const other = ['/relatives/2/conditions/0/other'];
    expect(pathsOf(having({ condition: 'other-cancer', other: ' ' }))).toEqual(other);
    expect(pathsOf(having({ condition: 'other-condition', other: 'gout' }))).toEqual([]);
    expect(pathsOf(having({ condition: 'melanoma', other: 'gout' }))).toEqual(other);
  });

  it('own words and names can be read', () => {
    const other = ['/relatives/2/conditions/0/other'];
    for (const text of ['\u3164', '\u200b', '—']) {
      expect(pathsOf(having({ condition: 'other-cancer', other: text }))).toEqual(other);
      expect(pathsOf(withRelatives(relative('cousin', 'maternal', { name: text })))).toEqual(['/relatives/2/name']);
    }
    expect(pathsOf(withRelatives(relative('cousin', 'maternal', { name: 'Elena' })))).toEqual([]);
  });

  it('an illness comes in once for each relative, apart from others in own words', () => {
    const twice = (condition: ConditionCode, other = '') =>
      pathsOf(
        withRelatives(
          relative('cousin', 'maternal', {
            has_conditions: 'yes',
            conditions: [40, 50].map((age_of_onset) => ({ ...newCondition(condition), other, age_of_onset })),
          }),
        ),
      );
    expect(twice('melanoma')).toEqual(['/relatives/2/conditions/1/condition']);
    expect(twice('other-cancer', 'of the eye')).toEqual([]);
  });

  it('a relative comes in once', () => {
    const twin = relative('sibling', 'both');
    expect(pathsOf(withRelatives(twin, { ...twin }))).toEqual(['/relatives/3/id']);
  });
});

describe('the words', () => {
  it('explain every condition and name every relation, in both languages', () => {
    for (const code of conditionCodes) {
      const { name, explained } = conditionFacts[code];
      expect(name.en).not.toBe(['Melanoma', 'Sarcoma'].includes(name.es) ? '' : name.es);
      expect(explained.en).not.toBe(explained.es);
    }
    for (const { name, sides } of Object.values(relationFacts)) {
      expect(name.en).not.toBe(name.es);
      expect(sides.length).toBeGreaterThan(0);
    }
  });

  it('read at grade 8 or lower', () => {
    const texts = conditionCodes.map((code) => conditionFacts[code].explained.en);
    expect(readingGrade(texts)).toBeLessThanOrEqual(8);
  });
});

it('what people typed into a history is cleaned', () => {
  const cousin = relative('cousin', 'maternal', {
    name: ' E\u200blena ',
    conditions: [{ ...newCondition('other-cancer'), other: '\u202eof the eye', age_of_onset: null }],
  });
  const cleaned = sanitizeFamilyHistory(withRelatives(cousin)).relatives[2];
  expect([cleaned?.name, cleaned?.conditions[0]?.other]).toEqual(['Elena', 'of the eye']);
});
