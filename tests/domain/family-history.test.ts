import { describe, expect, it } from 'vitest';
import {
  checkFamilyHistory,
  conditionCodes,
  conditionFacts,
  newCondition,
  newFamilyHistory,
  relationFacts,
  sanitizeFamilyHistory,
  type ConditionCode,
  type FamilyHistory,
  type OriginCode,
  type Relation,
  type Relative,
  type RelativeCondition,
  type Side,
} from '#domain/family-history.ts';
import { LOCALES } from '#domain/words.ts';
import { readingGrade } from '../texts/reading-grade.ts';
import { relative, empty, withRelatives, pathsOf, having, nextId } from './reported-family.ts';

describe('what can be submitted', () => {
  it('two parents about whom nothing is known are enough', () => {
    expect(pathsOf(empty())).toEqual([]);
  });

  it('what nobody has answered yet is told, and is not the same as “I don’t know”', () => {
    expect(pathsOf(newFamilyHistory(nextId))).toEqual([
      ...['/sex_assigned_at_birth', '/adopted', '/parents_related', '/has_conditions', '/ashkenazi_jewish'],
      ...['/counted/siblings', '/counted/half_siblings', '/counted/children'],
      ...['/counted/maternal_aunts_and_uncles', '/counted/paternal_aunts_and_uncles'],
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

describe('what the member says of themself', () => {
  it('how the parents are related is said after a yes, and only then', () => {
    const said = (parents_related: 'yes' | 'no', parents_relation: FamilyHistory['parents_relation']) =>
      pathsOf({ ...empty(), parents_related, parents_relation });
    expect([said('yes', 'unknown'), said('yes', 'first-cousins'), said('no', null)]).toEqual([[], [], []]);
    expect([said('yes', null), said('no', 'other')]).toEqual([['/parents_relation'], ['/parents_relation']]);
  });

  it('a side that is Ashkenazi Jewish answers the question', () => {
    const of = (ashkenazi_jewish: FamilyHistory['ashkenazi_jewish']) => {
      const history = empty();
      history.ancestry.paternal.origins = ['unknown', 'ashkenazi-jewish'];
      return pathsOf({ ...history, ashkenazi_jewish });
    };
    expect([of('yes'), of('no')]).toEqual([[], ['/ashkenazi_jewish']]);
  });

  it('another origin is named in own words, and only another one', () => {
    const of = (origins: OriginCode[], other: string) => {
      const history = empty();
      history.ancestry.maternal = { origins, other };
      return pathsOf(history);
    };
    expect([of([], ''), of(['finnish'], ''), of(['other'], 'Basque')]).toEqual([[], [], []]);
    expect([of(['other'], ' '), of(['finnish'], 'Basque')]).toEqual(Array(2).fill(['/ancestry/maternal/other']));
  });

  it('own conditions are checked like those of a relative', () => {
    const conditions = [{ ...newCondition('heart-disease-before-50'), age_of_onset: 60 }];
    expect(pathsOf({ ...empty(), has_conditions: 'yes', conditions })).toEqual(['/conditions/0/age_of_onset']);
    expect(pathsOf({ ...empty(), has_conditions: 'no', conditions })).toContain('/has_conditions');
  });

  it('who was adopted need not say how many relatives by blood there are', () => {
    expect(pathsOf({ ...empty(), adopted: 'yes', counted: newFamilyHistory(nextId).counted })).toEqual([]);
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

  it('conditions are named after a yes, and after nothing else', () => {
    const conditions: RelativeCondition[] = [{ ...newCondition('melanoma'), onset_unknown: true }];
    const after = (has_conditions: Relative['has_conditions'], named = conditions) =>
      pathsOf(withRelatives(relative('cousin', 'maternal', { has_conditions, conditions: named })));
    expect(after('yes')).toEqual([]);
    for (const other of ['no', 'unknown', null] as const) {
      expect(after(other)).toEqual(['/relatives/2/has_conditions']);
    }
    expect(after('yes', [])).toEqual(['/relatives/2/conditions']);
    expect(after('no', [])).toEqual([]);
  });

  it.each(LOCALES)('whoever knows no name for an illness is led to answers that are offered (%s)', (locale) => {
    const unnamed = withRelatives(relative('cousin', 'maternal', { has_conditions: 'yes' }));
    const said = checkFamilyHistory(unnamed)[0]?.message[locale] ?? '';
    const offered = (code: ConditionCode) => (conditionFacts[code].offeredAs ?? conditionFacts[code].name)[locale];
    expect([...said.matchAll(/“([^”]+)”/g)].map(([, answer]) => answer)).toEqual([
      offered('cancer-of-unknown-kind'),
      offered('other-condition'),
    ]);
  });

  it('heart disease before age 50 began before age 50', () => {
    const onset = (age_of_onset: number | null) =>
      pathsOf(having({ condition: 'heart-disease-before-50', age_of_onset }));
    expect([onset(49), onset(null)]).toEqual([[], []]);
    expect(onset(50)).toEqual(['/relatives/2/conditions/0/age_of_onset']);
    expect(onset(61)).toEqual(['/relatives/2/conditions/0/age_of_onset']);
  });

  it('a condition of the member’s own did not begin at an age that they have not reached', () => {
    const conditions = [{ ...newCondition('melanoma'), age_of_onset: 62 }];
    const own = (age: number | null) => checkFamilyHistory({ ...empty(), has_conditions: 'yes', conditions }, age);
    expect(own(47).map(({ path, message }) => [path, message.en])).toEqual([
      ['/conditions/0/age_of_onset', 'This age is higher than your age now.'],
    ]);
    expect([own(62), own(null)]).toEqual([[], []]);
  });

  it('the age of onset is not beyond the age', () => {
    expect(pathsOf(having({ age_of_onset: 61 }))).toEqual(['/relatives/2/conditions/0/age_of_onset']);
    expect(pathsOf(having({ age_of_onset: 60 }))).toEqual([]);
    expect(pathsOf(having({ age_of_onset: 61 }, null))).toEqual([]);
  });

  it('an onset is an age or a decade, and a decade is judged like an age', () => {
    expect(pathsOf(having({ decade_of_onset: 60 }))).toEqual([]);
    expect(pathsOf(having({ decade_of_onset: 70 }))).toEqual(['/relatives/2/conditions/0/age_of_onset']);
    expect(pathsOf(having({ condition: 'heart-disease-before-50', decade_of_onset: 50 }))).toHaveLength(1);
    expect(pathsOf(having({ condition: 'dementia-before-60', age_of_onset: 60 }))).toHaveLength(1);
    expect(pathsOf(having({ age_of_onset: 41, decade_of_onset: 40 }))).toEqual([
      '/relatives/2/conditions/0/decade_of_onset',
    ]);
  });

  it('when a condition began needs an answer, which can be “I don’t know” and nothing beside it', () => {
    const onset = '/relatives/2/conditions/0/age_of_onset';
    expect(pathsOf(having({ onset_unknown: false }))).toEqual([onset]);
    expect(pathsOf(having({ onset_unknown: true }))).toEqual([]);
    expect(pathsOf(having({ onset_unknown: true, decade_of_onset: 40 }))).toEqual([
      '/relatives/2/conditions/0/onset_unknown',
    ]);
    const own = { has_conditions: 'yes', conditions: [newCondition('melanoma')] } as const;
    expect(pathsOf({ ...empty(), ...own, conditions: [...own.conditions] })).toEqual(['/conditions/0/age_of_onset']);
    // A gene change is there from birth: nobody is asked.
    expect(pathsOf(having({ condition: 'known-gene-change', other: 'BRCA1', onset_unknown: false }))).toEqual([]);
  });

  it('both sides are said of organs that come in pairs, and more than one of cancers', () => {
    const answers = { bilateral: 'yes', more_than_one: 'yes' } as const;
    expect(pathsOf(having({ condition: 'kidney-cancer', ...answers }))).toEqual([]);
    expect(pathsOf(having({ condition: 'bowel-cancer', ...answers }))).toEqual(['/relatives/2/conditions/0/bilateral']);
    expect(pathsOf(having({ condition: 'blood-clots', ...answers }))).toEqual([
      '/relatives/2/conditions/0/bilateral',
      '/relatives/2/conditions/0/more_than_one',
    ]);
  });

  it('more than 100 relatives do not fit', () => {
    const many = (count: number) => Array.from({ length: count }, () => relative('cousin', 'maternal'));
    expect(pathsOf(withRelatives(...many(98)))).toEqual([]);
    expect(pathsOf(withRelatives(...many(99)))).toEqual(['/relatives']);
  });

  it('another cancer is named in own words, and only another one', () => {
    const other = ['/relatives/2/conditions/0/other'];
    expect(pathsOf(having({ condition: 'other-cancer', other: ' ' }))).toEqual(other);
    expect(pathsOf(having({ condition: 'other-condition', other: 'gout', is_cancer: 'no' }))).toEqual([]);
    expect(pathsOf(having({ condition: 'melanoma', other: 'gout' }))).toEqual(other);
  });

  it('whether it is a cancer is asked of own words: it needs an answer, and “I don’t know” is one', () => {
    const isCancer = ['/relatives/2/conditions/0/is_cancer'];
    const words = { condition: 'other-condition', other: 'a lump' } as const;
    expect(pathsOf(having(words))).toEqual(isCancer);
    expect(pathsOf(having({ ...words, is_cancer: null }))).toEqual(isCancer);
    for (const is_cancer of ['yes', 'no', 'unknown'] as const) {
      expect(pathsOf(having({ ...words, is_cancer }))).toEqual([]);
      expect(pathsOf(having({ condition: 'known-gene-change', other: 'BRCA1', is_cancer }))).toEqual([]);
      expect(pathsOf(having({ condition: 'melanoma', is_cancer }))).toEqual(isCancer);
      expect(pathsOf(having({ condition: 'other-cancer', other: 'of the eye', is_cancer }))).toEqual(isCancer);
    }
  });

  it('own words and names can be read', () => {
    const other = ['/relatives/2/conditions/0/other'];
    for (const text of ['\u3164', '\u200b', '—']) {
      expect(pathsOf(having({ condition: 'other-cancer', other: text }))).toEqual(other);
      expect(pathsOf(withRelatives(relative('cousin', 'maternal', { name: text })))).toEqual(['/relatives/2/name']);
    }
    expect(pathsOf(withRelatives(relative('cousin', 'maternal', { name: 'Elena' })))).toEqual([]);
  });

  it('a condition comes in once for each relative, apart from others in own words', () => {
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

it('what people typed into a history is cleaned, their own conditions and origins too', () => {
  const own = { ...newCondition('other-condition'), other: ' go\u200but ' };
  const typed = { ...empty(), has_conditions: 'yes' as const, conditions: [own] };
  typed.ancestry.maternal = { origins: ['other'], other: ' Bas\u202eque' };
  const { conditions, ancestry } = sanitizeFamilyHistory(typed);
  expect([conditions[0]?.other, ancestry.maternal.other]).toEqual(['gout', 'Basque']);

  const cousin = relative('cousin', 'maternal', {
    name: ' E\u200blena ',
    conditions: [{ ...newCondition('other-cancer'), other: '\u202eof the eye', age_of_onset: null }],
  });
  const cleaned = sanitizeFamilyHistory(withRelatives(cousin)).relatives[2];
  expect([cleaned?.name, cleaned?.conditions[0]?.other]).toEqual(['Elena', 'of the eye']);
});
