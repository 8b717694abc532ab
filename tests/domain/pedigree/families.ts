import {
  newCondition,
  newFamilyHistory,
  newRelative,
  type ConditionCode,
  type FamilyHistory,
  type Relation,
  type Relative,
  type RelativeCondition,
  type Side,
} from '#domain/family-history.ts';

/** One relative, with what is told of them. */
export function relative(id: string, relation: Relation, side: Side, facts: Partial<Relative> = {}): Relative {
  return { ...newRelative(id, relation, side), adoption: 'none', has_conditions: 'no', ...facts };
}

/** A condition with what is told of it. */
export function newConditionOf(condition: ConditionCode, facts: Partial<RelativeCondition> = {}): RelativeCondition {
  return { ...newCondition(condition), ...facts };
}

/** A history in which these relatives stand. */
export function family(relatives: Relative[], facts: Partial<FamilyHistory> = {}): FamilyHistory {
  return { ...newFamilyHistory(() => ''), adopted: 'no', sex_assigned_at_birth: 'female', relatives, ...facts };
}

const affected = (conditions: RelativeCondition[]) => ({ has_conditions: 'yes' as const, conditions });
const woman = { sex_assigned_at_birth: 'female' as const };
const man = { sex_assigned_at_birth: 'male' as const };
const alive = (age: number) => ({ vital_status: 'living' as const, age });
const died = (age: number | null) => ({ vital_status: 'deceased' as const, age });

const parents = [
  relative('mother', 'parent', 'maternal', { ...woman, ...alive(61), name: 'Carmen' }),
  relative('father', 'parent', 'paternal', { ...man, ...died(70), name: 'Walter' }),
];
const grandparents = [
  relative('mgf', 'grandparent', 'maternal', { ...man, ...died(81) }),
  relative('mgm', 'grandparent', 'maternal', {
    ...{ ...woman, ...died(58), name: 'Abuela Luz' },
    ...affected([
      newConditionOf('breast-cancer', { age_of_onset: 47, bilateral: 'yes' }),
      newConditionOf('ovarian-cancer', { age_of_onset: 57 }),
    ]),
  }),
  relative('pgf', 'grandparent', 'paternal', { ...man, ...died(null), has_conditions: 'unknown' }),
  relative('pgm', 'grandparent', 'paternal', { ...woman, ...alive(90) }),
];

/** Nothing is told but that there are parents. */
export const minimal = family(
  [relative('m', 'parent', 'maternal', woman), relative('f', 'parent', 'paternal', man)].map((one) => ({
    ...one,
    has_conditions: null,
  })),
);

/** A family as it usually is. */
export const usual = family(
  [
    ...parents,
    ...grandparents,
    relative('aunt', 'aunt-or-uncle', 'maternal', {
      ...{ ...woman, ...alive(58), name: 'Rosa' },
      ...affected([newConditionOf('breast-cancer', { age_of_onset: 42 })]),
    }),
    relative('uncle', 'aunt-or-uncle', 'maternal', { ...man, ...alive(55) }),
    relative('paunt', 'aunt-or-uncle', 'paternal', {
      ...woman,
      ...alive(66),
      ...affected([newConditionOf('bowel-cancer', { decade_of_onset: 50 })]),
    }),
    relative('cousin', 'cousin', 'maternal', { ...woman, ...alive(30), via: 'aunt', name: 'Ana' }),
    relative('cousin2', 'cousin', 'maternal', { ...man, ...alive(27), via: 'aunt' }),
    relative('pcousin', 'cousin', 'paternal', { ...woman, ...alive(40), via: 'paunt' }),
    relative('brother', 'sibling', 'both', { ...man, ...alive(31), name: 'Luis' }),
    relative('sister', 'sibling', 'both', { ...woman, ...alive(37), name: 'Elena' }),
    relative('partner', 'partner', 'both', { ...man, ...alive(36), name: 'Sam' }),
    relative('son', 'child', 'both', { ...man, ...alive(6), via: 'partner' }),
    relative('daughter', 'child', 'both', { ...woman, ...alive(3), via: 'partner' }),
    relative('niece', 'niece-or-nephew', 'both', { ...woman, ...alive(10), via: 'sister' }),
  ],
  {
    ...{ has_conditions: 'no', ashkenazi_jewish: 'no' },
    ancestry: {
      maternal: { origins: ['latin-american', 'southern-european'], other: '' },
      paternal: { origins: ['northern-or-western-european'], other: 'Irish' },
    },
  },
);

const conditionsOfMany: ConditionCode[] = [
  'breast-cancer',
  'bowel-cancer',
  'prostate-cancer',
  'melanoma',
  'heart-disease-before-50',
];

/** Sixty relatives over five generations. */
export const large = family([
  ...parents,
  ...grandparents,
  ...many(6, (index) => relative(`ma${index}`, 'aunt-or-uncle', 'maternal', someone(index, 50))),
  ...many(5, (index) => relative(`pa${index}`, 'aunt-or-uncle', 'paternal', someone(index + 1, 60))),
  ...many(14, (index) =>
    relative(`mc${index}`, 'cousin', 'maternal', { ...someone(index, 20), via: `ma${index % 5}` }),
  ),
  ...many(9, (index) => relative(`pc${index}`, 'cousin', 'paternal', { ...someone(index, 25), via: `pa${index % 3}` })),
  ...many(5, (index) => relative(`s${index}`, 'sibling', 'both', someone(index, 30))),
  ...many(6, (index) =>
    relative(`n${index}`, 'niece-or-nephew', 'both', { ...someone(index, 4), via: `s${index % 3}` }),
  ),
  relative('hm', 'half-sibling', 'maternal', someone(2, 20)),
  relative('partner', 'partner', 'both', { ...man, ...alive(39), name: 'Sam' }),
  ...many(4, (index) => relative(`c${index}`, 'child', 'both', { ...someone(index, 10), via: 'partner' })),
  ...many(3, (index) => relative(`g${index}`, 'grandchild', 'both', { ...someone(index, 1), via: `c${index % 2}` })),
]);

/** Adopted herself, with a brother who came by adoption and an aunt who went. */
export const adoption = family(
  [
    relative('m', 'parent', 'maternal', { ...woman, has_conditions: 'unknown' }),
    relative('f', 'parent', 'paternal', { ...man, has_conditions: 'unknown' }),
    relative('in', 'sibling', 'both', { ...man, ...alive(20), adoption: 'in', name: 'Theo' }),
    relative('out', 'aunt-or-uncle', 'maternal', { ...woman, adoption: 'out', ...died(44) }),
    relative('other', 'aunt-or-uncle', 'maternal', { ...man }),
  ],
  {
    adopted: 'yes',
    gender: 'nonbinary',
    has_conditions: 'yes',
    conditions: [newConditionOf('thyroid-cancer', { decade_of_onset: 20 })],
  },
);

/** Identical, fraternal and unknown twins, half-siblings on both sides and two partners. */
export const twins = family(
  [
    ...parents,
    ...grandparents.slice(0, 2),
    relative('twin', 'sibling', 'both', {
      ...woman,
      ...alive(34),
      name: 'Elena',
      ...affected([newConditionOf('ovarian-cancer', { age_of_onset: 30 })]),
    }),
    relative('brother', 'sibling', 'both', { ...man, ...alive(40) }),
    relative('hp', 'half-sibling', 'paternal', { ...man, ...alive(45) }),
    relative('hp2', 'half-sibling', 'paternal', { ...woman, ...alive(45) }),
    relative('hm', 'half-sibling', 'maternal', { ...woman, ...alive(20), gender: 'man' }),
    relative('aunt', 'aunt-or-uncle', 'maternal', { ...woman, ...alive(61) }),
    relative('p1', 'partner', 'both', { ...man, ...alive(50), name: 'Jo' }),
    relative('p2', 'partner', 'both', { ...man, ...alive(36), name: 'Sam' }),
    relative('c1', 'child', 'both', { ...woman, ...alive(12), via: 'p1' }),
    relative('c2', 'child', 'both', { ...man, ...alive(3), via: 'p2' }),
    relative('c3', 'child', 'both', { ...man, ...alive(3), via: 'p2' }),
  ],
  {
    twins: [
      { members: ['self', 'twin'], kind: 'identical' },
      { members: ['hp', 'hp2'], kind: 'fraternal' },
      { members: ['c2', 'c3'], kind: 'unknown' },
      { members: ['mother', 'aunt'], kind: 'unknown' },
    ],
  },
);

/** The parents are cousins; cousins of whom nobody knows the parent; and six brothers of whom nothing is told. */
export const consanguinity = family(
  [
    ...parents,
    ...grandparents,
    relative('cousin', 'cousin', 'maternal', {
      ...woman,
      ...affected([newConditionOf('cystic-fibrosis'), newConditionOf('known-gene-change', { other: 'CFTR F508del' })]),
    }),
    relative('lost', 'cousin', 'unknown', { ...man }),
    ...many(6, (index) => relative(`b${index}`, 'sibling', 'both', man)),
    relative('sis', 'sibling', 'both', {
      ...woman,
      ...died(2),
      ...affected([newConditionOf('cystic-fibrosis', { decade_of_onset: 0 })]),
    }),
  ],
  { parents_related: 'yes', parents_relation: 'first-cousins' },
);

function many(count: number, make: (index: number) => Relative): Relative[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** People of all kinds, each a little different. */
function someone(index: number, age: number): Partial<Relative> {
  const condition = conditionsOfMany[index % conditionsOfMany.length] ?? 'melanoma';
  const life = index % 5 === 4 ? died(age + index) : alive(age + 2 * index);
  const health = index % 3 === 0 ? affected([newConditionOf(condition, { age_of_onset: age })]) : {};
  return { ...(index % 2 ? man : woman), ...life, ...health, name: index % 4 === 1 ? `Name ${index}` : '' };
}
