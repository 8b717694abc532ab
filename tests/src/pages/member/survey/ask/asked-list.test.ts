import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  conditionCodes,
  conditionFacts,
  newCondition,
  newRelative,
  type Relation,
  type Relative,
} from '#domain/family-history.ts';
import { LOCALES } from '#domain/words.ts';
import {
  askedList,
  asPlainText,
  familyQuestions,
  personQuestions,
  type Asked,
} from '#src/pages/member/survey/ask/asked-list.ts';
import { openFactsOf } from '#src/pages/member/survey/ask/open-facts.ts';
import { anyHistory } from '#tests/domain/any-history.ts';

const all = { personQuestions, familyQuestions };
const textOf = (people: readonly Asked[], locale: 'en' | 'es' = 'en') => {
  const list = askedList({ people, ...all }, locale);
  return list ? asPlainText(list) : '';
};
/** As the page makes them, without a name. */
const unnamed = (relative: Relative): Asked => ({ ...relative, name: '' });
const person = (relation: Relation, more: Partial<Relative> = {}) =>
  unnamed({ ...newRelative('id', relation, relation === 'parent' ? 'maternal' : 'both'), ...more });

test('the list is the same whatever is known about anybody’s health, age, life or adoption', () => {
  fc.assert(
    fc.property(anyHistory, anyHistory, fc.constantFrom(...LOCALES), (history, other, locale) => {
      const facts = other.relatives;
      const changed = history.relatives.map((relative, index): Relative => {
        const { relation, side, sex_assigned_at_birth, gender } = relative;
        const from = facts[index % Math.max(1, facts.length)] ?? newRelative('x', 'cousin', 'unknown');
        return { ...from, relation, side, sex_assigned_at_birth, gender };
      });
      expect(textOf(changed.map(unnamed), locale)).toBe(textOf(history.relatives.map(unnamed), locale));
    }),
  );
});

test('the list names no condition, no age and no name of a relative', () => {
  fc.assert(
    fc.property(anyHistory, fc.constantFrom(...LOCALES), (history, locale) => {
      const text = textOf(history.relatives.map(unnamed), locale);
      // “(2)” tells two sisters apart; no other number is in it.
      expect(text.replace(/\(\d+\)/g, '')).not.toMatch(/\d/);
      for (const code of conditionCodes) expect(text).not.toContain(conditionFacts[code].name[locale]);
      for (const { name, conditions } of history.relatives) {
        for (const words of [name, ...conditions.map(({ other }) => other)]) {
          if (words.length > 2) expect(text).not.toContain(words);
        }
      }
    }),
  );
});

test('everybody who is chosen is asked about alike, under a heading that nobody else has', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const list = askedList({ people: history.relatives.map(unnamed), ...all }, 'en');
      const people = list?.parts.slice(0, -1) ?? [];
      expect(people).toHaveLength(history.relatives.length);
      for (const { questions } of people) expect(questions).toEqual(people[0]?.questions);
      expect(new Set(people.map(({ heading }) => heading)).size).toBe(people.length);
    }),
  );
});

test('a heading says how the person is related, in the language of the list', () => {
  const aunt = { sex_assigned_at_birth: 'female', side: 'maternal' } as const;
  expect(textOf([person('aunt-or-uncle', aunt)])).toContain('My aunt on my mother’s side\n');
  expect(textOf([person('aunt-or-uncle', aunt)], 'es')).toContain('Mi tía por parte de mi madre\n');
  expect(textOf([person('parent', { sex_assigned_at_birth: 'female' })])).toContain('My mother\n');
  expect(textOf([person('partner')])).toContain('The other parent of my child\n');
  const two = textOf([person('aunt-or-uncle', aunt), person('aunt-or-uncle', aunt)]);
  expect(two).toContain('My aunt on my mother’s side (1)\n');
  expect(two).toContain('My aunt on my mother’s side (2)\n');
});

test('who somebody is comes before the sex at birth, which nobody learns from the list', () => {
  const sibling = (gender: Relative['gender']) =>
    textOf([person('sibling', { sex_assigned_at_birth: 'male', gender })]);
  expect(sibling('woman')).toContain('My sister\n');
  expect(sibling('nonbinary')).toContain('My brother or sister\n');
  expect(sibling(null)).toContain('My brother\n');
});

test('of a cancer the list asks where it began, so that a kind that nobody knew gets known', () => {
  expect(textOf([person('sibling')])).toContain('where in the body did it begin?');
  expect(textOf([person('sibling')], 'es')).toContain('¿en qué parte del cuerpo comenzó?');
});

test('a name is in the list only where it was typed for it', () => {
  const rosa = { ...person('sibling', { sex_assigned_at_birth: 'female' }), name: ' Rosa ' };
  expect(textOf([rosa])).toContain('Rosa: My sister\n');
});

test('the list says what it is for and that nobody has to answer, and holds the questions that were chosen alone', () => {
  const list = askedList({ people: [person('sibling')], personQuestions: ['age'], familyQuestions: [] }, 'en');
  const text = list && asPlainText(list);
  expect(text).toContain('for a visit with a genetic counselor');
  expect(text).toContain('You can leave out any question');
  expect(list?.parts).toEqual([
    { heading: 'My brother or sister', questions: [expect.stringContaining('How old is this person now?')] },
  ]);
  expect(askedList({ people: [person('sibling')], personQuestions: [], familyQuestions: [] }, 'en')).toBeUndefined();
});

test('open is what nobody answered, and what the member does not know', () => {
  const open = (more: Partial<Relative>) =>
    openFactsOf({
      ...newRelative('id', 'sibling', 'both'),
      ...{ vital_status: 'living', age: 50, adoption: 'none' },
      ...more,
    });
  expect(open({ age: null, has_conditions: null })).toEqual(['conditions', 'age']);
  expect(open({ has_conditions: 'unknown' })).toEqual(['conditions']);
  expect(open({ has_conditions: 'no' })).toEqual([]);
  expect(open({ has_conditions: 'yes' })).toEqual(['details']);
  for (const nothing of ['unknown', null] as const) {
    expect(open({ has_conditions: 'no', vital_status: nothing })).toEqual(['age']);
    expect(open({ has_conditions: 'no', adoption: nothing })).toEqual(['adoption']);
  }
  expect(open({ relation: 'partner', age: null, vital_status: null, adoption: null })).toEqual([]);
  const told = { ...newCondition('breast-cancer'), more_than_one: 'no' } as const;
  expect(open({ has_conditions: 'yes', conditions: [{ ...told, age_of_onset: null, bilateral: 'no' }] })).toEqual([
    'details',
  ]);
  expect(open({ has_conditions: 'yes', conditions: [{ ...told, onset_unknown: true, bilateral: 'no' }] })).toEqual([
    'details',
  ]);
  expect(open({ has_conditions: 'yes', conditions: [{ ...told, age_of_onset: 47, bilateral: null }] })).toEqual([
    'details',
  ]);
  expect(open({ has_conditions: 'yes', conditions: [{ ...told, age_of_onset: 47, bilateral: 'no' }] })).toEqual([]);
  expect(
    open({ has_conditions: 'yes', conditions: [{ ...told, age_of_onset: 47, bilateral: 'no', more_than_one: null }] }),
  ).toEqual(['details']);
  // Which kind it was is open even where all else is told.
  const vague = { ...newCondition('cancer-of-unknown-kind'), age_of_onset: 47, more_than_one: 'no' } as const;
  expect(open({ has_conditions: 'yes', conditions: [vague] })).toEqual(['details']);
  // Nobody is asked since when a gene change is there, so that can't be open.
  expect(
    open({ has_conditions: 'yes', conditions: [{ ...newCondition('known-gene-change'), other: 'BRCA1' }] }),
  ).toEqual([]);
});
