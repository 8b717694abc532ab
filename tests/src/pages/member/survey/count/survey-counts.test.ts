import { expect, test } from 'vitest';
import {
  newFamilyHistory,
  newRelative,
  self,
  type FamilyHistory,
  type Relative,
  type Twins,
} from '#domain/family-history.ts';
import {
  allIn,
  childCountables,
  countables,
  counted,
  withOneLess,
  withOneMore,
} from '#src/pages/member/survey/count/counting.ts';
import { possibleTwins, twinsOf, withTwins } from '#src/pages/member/survey/twins.ts';

const empty = newFamilyHistory(() => crypto.randomUUID());
const [sisters] = countables.siblings;
const sister = (more: Partial<Relative> = {}): Relative => ({
  ...newRelative(crypto.randomUUID(), 'sibling', 'both'),
  sex_assigned_at_birth: 'female',
  ...more,
});
const having = (...more: Relative[]): FamilyHistory => ({ ...empty, relatives: [...empty.relatives, ...more] });

test('one more is a relative of whom no more is known, and one less takes them out again', () => {
  const history = withOneMore(sisters!, empty);
  expect(counted(sisters!, history)).toMatchObject([{ sex_assigned_at_birth: 'female', has_conditions: null }]);
  expect(withOneLess(sisters!, history)).toEqual(empty);
});

test.each<[string, Partial<Relative>]>([
  ['a name', { name: 'Lena' }],
  ['an age', { age: 40 }],
  ['an answer about illnesses', { has_conditions: 'unknown' }],
  ['adoption', { adoption: 'in' }],
])('one less takes nobody out of whom %s is said', (_, said) => {
  const [told, blank] = [sister(said), sister()];
  expect(withOneLess(sisters!, having(blank, told))).toEqual(having(told));
  expect(withOneLess(sisters!, having(told))).toBeUndefined();
});

test('a brother who was assigned female at birth is counted as a brother, and who is called neither as one of the group', () => {
  const [, brothers] = countables.siblings;
  const history = having(sister({ gender: 'man' }), sister({ gender: 'nonbinary' }));
  expect(counted(sisters!, history)).toEqual([]);
  expect(counted(brothers!, history)).toMatchObject([{ gender: 'man' }]);
  expect(allIn('siblings', history)).toHaveLength(2);
  expect(allIn('children', history)).toEqual([]);
});

test('one less takes out no twin, and nobody through whom others are related', () => {
  const [one, other] = [sister(), sister()];
  const niece = { ...newRelative(crypto.randomUUID(), 'niece-or-nephew', 'both'), via: one.id };
  const twins: Twins[] = [{ members: [self, other.id], kind: 'unknown' }];
  expect(withOneLess(sisters!, { ...having(one, other, niece), twins })).toBeUndefined();
});

test('the children of an aunt are cousins through her, on her side', () => {
  const aunt = newRelative(crypto.randomUUID(), 'aunt-or-uncle', 'paternal');
  const [daughters] = childCountables(aunt);
  const history = withOneMore(daughters!, having(aunt));
  expect(history.relatives.at(-1)).toMatchObject({ relation: 'cousin', side: 'paternal', via: aunt.id });
  expect(childCountables(newRelative('x', 'grandparent', 'maternal'))).toEqual([]);
});

test('twins are set anew for one person, and who is left alone is no twin any more', () => {
  const twins: Twins[] = [
    { members: ['a', 'b'], kind: 'identical' },
    { members: ['c', 'd', 'e'], kind: 'unknown' },
  ];
  expect(withTwins(twins, 'b', ['a'], 'identical')).toEqual(twins);
  expect(withTwins(twins, 'a', ['c'], 'fraternal')).toEqual([
    { members: ['a', 'c'], kind: 'fraternal' },
    { members: ['d', 'e'], kind: 'unknown' },
  ]);
  expect(withTwins(twins, 'c', [], 'unknown')).toEqual([twins[0], { members: ['d', 'e'], kind: 'unknown' }]);
  expect(twinsOf('d', { ...empty, twins })).toEqual({ members: ['c', 'e'], kind: 'unknown' });
});

test('those with the same parents can be twins: the member of a sister, the mother of an aunt', () => {
  const [lena, aunt] = [sister(), newRelative(crypto.randomUUID(), 'aunt-or-uncle', 'maternal')];
  const history = having(lena, aunt);
  expect(possibleTwins(lena, history)).toEqual([self]);
  expect(possibleTwins(aunt, history)).toEqual([empty.relatives[0]?.id]);
  expect(possibleTwins(newRelative('x', 'grandparent', 'maternal'), history)).toEqual([]);
});
