import { expect, test } from 'vitest';
import {
  fourGrandparents,
  newAllListed,
  newFamilyHistory,
  newRelative,
  type AllListed,
  type FamilyHistory,
  type Relative,
  type Twins,
} from '#domain/family-history.ts';
import { mergeHistories } from '#domain/family-history/merge.ts';

const lena: Relative = { ...newRelative('lena', 'sibling', 'both'), name: 'Lena' };
const rosa: Relative = { ...newRelative('rosa', 'cousin', 'maternal'), name: 'Rosa' };
const base: FamilyHistory = { ...newFamilyHistory(() => crypto.randomUUID()), adopted: 'no' };
const start: FamilyHistory = { ...base, relatives: [...base.relatives, lena, rosa] };

/** The start with one relative changed, or without them. */
function but(id: string, change?: Partial<Relative>): FamilyHistory {
  const relatives = start.relatives.flatMap((one) => (one.id !== id ? [one] : change ? [{ ...one, ...change }] : []));
  return { ...start, relatives };
}

const said = ({ relatives }: FamilyHistory) => relatives.map(({ name, age }) => [name, age]);
const parents = [
  ['', null],
  ['', null],
];

test('what two tabs changed of different relatives and answers stays both', () => {
  const mine = { ...but('lena', { age: 40 }), parents_related: 'no' as const };
  const theirs = { ...but('rosa', { age: 50 }), ashkenazi_jewish: 'yes' as const };
  const merged = mergeHistories(start, mine, theirs);
  expect(said(merged)).toEqual([...parents, ['Lena', 40], ['Rosa', 50]]);
  expect(merged).toMatchObject({ adopted: 'no', parents_related: 'no', ashkenazi_jewish: 'yes' });
});

test('of what both changed, what was changed here stays', () => {
  const mine = { ...but('lena', { age: 40 }), adopted: 'yes' as const };
  const theirs = { ...but('lena', { age: 41, name: 'Magda' }), adopted: 'unknown' as const };
  const merged = mergeHistories(start, mine, theirs);
  expect(said(merged)[2]).toEqual(['Lena', 40]);
  expect(merged.adopted).toBe('yes');
});

test('a relative who was removed on one side and not changed on the other is gone', () => {
  expect(said(mergeHistories(start, but('lena'), but('rosa')))).toEqual(parents);
});

test('removed here and changed there, they are gone; changed here and removed there, they stay', () => {
  expect(said(mergeHistories(start, but('lena'), but('lena', { age: 41 })))).toEqual([...parents, ['Rosa', null]]);
  expect(said(mergeHistories(start, but('lena', { age: 40 }), but('lena')))[2]).toEqual(['Lena', 40]);
});

test('relatives that were added on either side are all there', () => {
  const mine = { ...start, relatives: [...start.relatives, { ...lena, id: 'mine', name: 'Mine' }] };
  const theirs = { ...start, relatives: [...start.relatives, { ...lena, id: 'theirs', name: 'Theirs' }] };
  const names = mergeHistories(start, mine, theirs).relatives.map(({ name }) => name);
  expect(names).toEqual(['', '', 'Lena', 'Rosa', 'Mine', 'Theirs']);
});

test('two tabs that began at the same time do not make four parents', () => {
  const other = newFamilyHistory(() => crypto.randomUUID());
  const [mother, father] = other.relatives as [Relative, Relative];
  const theirs = { ...other, relatives: [mother, { ...father, age: 70 }] };
  const mine = { ...base, relatives: base.relatives.map((one, index) => (index === 0 ? { ...one, age: 60 } : one)) };
  expect(said(mergeHistories(base, mine, theirs))).toEqual([
    ['', 60],
    ['', 70],
  ]);
});

test('nor eight grandparents: what each tab has said of its own stands with the same four', () => {
  const begun = () => ({
    ...base,
    relatives: [...base.relatives, ...fourGrandparents(() => crypto.randomUUID())],
  });
  const told = (history: FamilyHistory, place: number, age: number) => ({
    ...history,
    relatives: history.relatives.map((one, index) => (index === place ? { ...one, age } : one)),
  });
  const first = begun();
  const merged = mergeHistories(first, told(told(first, 2, 80), 5, 85), told(told(begun(), 3, 90), 5, 95));
  expect(merged.relatives.slice(2).map(({ age }) => age)).toEqual([80, 90, null, 85]);
  expect(merged.relatives.slice(2).map(({ id }) => id)).toEqual(first.relatives.slice(2).map(({ id }) => id));
});

test('the order in which the database keeps properties is no change', () => {
  const shuffled = Object.fromEntries(Object.entries(lena).reverse()) as Relative;
  const mine = { ...start, relatives: start.relatives.map((one) => (one.id === 'lena' ? shuffled : one)) };
  expect(said(mergeHistories(start, mine, but('lena', { age: 41 })))[2]).toEqual(['Lena', 41]);
});

test('sides of ancestry, groups that are counted and own answers go together one by one', () => {
  const mine = {
    ...start,
    ancestry: { ...start.ancestry, maternal: { origins: ['finnish' as const], other: '' } },
    counted: { ...start.counted, siblings: 'known' as const },
    sex_assigned_at_birth: 'female' as const,
  };
  const theirs = {
    ...start,
    ancestry: { ...start.ancestry, paternal: { origins: ['unknown' as const], other: '' } },
    counted: { ...start.counted, children: 'unknown' as const },
    has_conditions: 'no' as const,
  };
  expect(mergeHistories(start, mine, theirs)).toMatchObject({
    ancestry: { maternal: { origins: ['finnish'] }, paternal: { origins: ['unknown'] } },
    counted: { siblings: 'known', children: 'unknown', half_siblings: null },
    ...{ sex_assigned_at_birth: 'female', has_conditions: 'no' },
  });
});

test('twins of either tab are there, what was changed here stays, and nobody is a twin of who is gone', () => {
  const group = (kind: Twins['kind'], ...members: string[]): Twins => ({ members, kind });
  const [eva, max] = [
    { ...lena, id: 'eva' },
    { ...lena, id: 'max' },
  ];
  const four = { ...start, relatives: [...start.relatives, eva, max], twins: [group('unknown', 'lena', 'eva')] };
  const twinsOf = (mine: Twins[], theirs: Twins[]) =>
    mergeHistories(four, { ...four, twins: mine }, { ...four, twins: theirs }).twins;
  const known = group('identical', 'lena', 'eva');
  const others = group('fraternal', 'self', 'max');
  expect(twinsOf(four.twins, [...four.twins, others])).toEqual([...four.twins, others]);
  expect(twinsOf([known], [...four.twins, others])).toEqual([known, others]);
  expect(twinsOf([known], [])).toEqual([known]);
  expect(twinsOf([], [group('fraternal', 'lena', 'eva')])).toEqual([]);
  const withoutEva = { ...four, relatives: four.relatives.filter(({ id }) => id !== 'eva'), twins: [] };
  expect(mergeHistories(four, { ...four, twins: [known] }, withoutEva).twins).toEqual([]);
});

test('nobody is related through somebody whom the other tab has removed', () => {
  const june: Relative = newRelative('june', 'aunt-or-uncle', 'maternal');
  const before = { ...start, relatives: [...start.relatives, june] };
  const mine = {
    ...before,
    relatives: before.relatives.map((one) => (one.id === 'rosa' ? { ...one, via: 'june' } : one)),
  };
  expect(mergeHistories(before, mine, start).relatives.at(-1)).toEqual(rosa);
});

test('whether all of a group are listed stays as either tab has answered it, and left out where neither has', () => {
  const answers = (more: Partial<AllListed>): FamilyHistory => ({
    ...start,
    all_listed: { ...newAllListed(), ...more },
  });
  const mine = answers({ grandchildren: 'yes' });
  const theirs = answers({ grandchildren: 'no', maternal_cousins: 'unknown' });
  expect(mergeHistories(start, mine, theirs).all_listed).toEqual({ ...mine.all_listed, maternal_cousins: 'unknown' });
  expect(mergeHistories(start, start, theirs).all_listed).toEqual(theirs.all_listed);
  expect(mergeHistories(start, start, start)).not.toHaveProperty('all_listed');
});

test('“there are none” of one tab is open again where the other has listed somebody', () => {
  const none: FamilyHistory = { ...base, all_listed: { ...newAllListed(), maternal_cousins: 'yes' } };
  const added: FamilyHistory = { ...base, relatives: [...base.relatives, rosa] };
  for (const merged of [mergeHistories(base, none, added), mergeHistories(base, added, none)])
    expect(merged.all_listed?.maternal_cousins).toBeNull();
});
