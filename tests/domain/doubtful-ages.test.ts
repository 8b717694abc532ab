import { expect, it } from 'vitest';
import { checkFamilyHistory, findDoubtfulAges, type Relation, type Relative } from '#domain/family-history.ts';
import { empty, relative } from './reported-family.ts';

const living = { vital_status: 'living' } as const;
const deceased = { vital_status: 'deceased' } as const;

const asked = (relation: Relation, said: Partial<Relative>, memberAge: number | null = 42) =>
  findDoubtfulAges({ ...empty(), relatives: [relative(relation, 'maternal', said)] }, memberAge).map(
    ({ message }) => message.en,
  );

it.each<[string, Relation, Partial<Relative>, string]>([
  ['a parent younger than the member', 'parent', { ...living, age: 12 }, 'Age 12, and you are 42. Is this right?'],
  ['a parent nine years older', 'parent', { ...living, age: 51 }, 'Age 51, and you are 42. Is this right?'],
  ['a parent who died as a child', 'parent', { ...deceased, age: 9 }, 'Died at age 9, and you are 42. Is this right?'],
  ['a child older than the member', 'child', { ...living, age: 60 }, 'Age 60, and you are 42. Is this right?'],
  ['a child nine years younger', 'child', { age: 33 }, 'Age 33, and you are 42. Is this right?'],
  ['a child who died older', 'child', { ...deceased, age: 50 }, 'Died at age 50, and you are 42. Is this right?'],
])('asks about %s', (_who, relation, said, question) => {
  expect(asked(relation, said)).toEqual([question]);
});

it.each<[string, Relation, Partial<Relative>]>([
  ['a parent ten years older', 'parent', { ...living, age: 52 }],
  ['a parent who died younger than the member is now', 'parent', { ...deceased, age: 30 }],
  ['a parent of whom nobody knows whether they live', 'parent', { vital_status: 'unknown', age: 30 }],
  ['an age that nobody knows', 'parent', { ...living, age: null }],
  ['a child ten years younger', 'child', { ...living, age: 32 }],
  ['a child who died young', 'child', { ...deceased, age: 2 }],
  ['a child by adoption', 'child', { ...living, age: 40, adoption: 'in' }],
  ['a brother or sister', 'sibling', { ...living, age: 3 }],
])('does not ask about %s', (_who, relation, said) => {
  expect(asked(relation, said)).toEqual([]);
});

it('asks nothing where the member’s own age is not known', () => {
  expect(asked('parent', { ...living, age: 12 }, null)).toEqual([]);
});

it('says whose age it is, and refuses nothing', () => {
  const history = empty();
  const relatives = history.relatives.map((one, index) => (index === 1 ? { ...one, ...living, age: 12 } : one));
  expect(findDoubtfulAges({ ...history, relatives }, 42).map(({ path }) => path)).toEqual(['/relatives/1/age']);
  expect(checkFamilyHistory({ ...history, relatives }, 42)).toEqual([]);
});
