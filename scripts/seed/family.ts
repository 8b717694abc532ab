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

type Someone = Partial<Omit<Relative, 'id' | 'relation' | 'side' | 'name' | 'conditions'>>;

const woman = { sex_assigned_at_birth: 'female', adoption: 'none' } as const;
const man = { sex_assigned_at_birth: 'male', adoption: 'none' } as const;
const living = (age: number) => ({ vital_status: 'living', age }) as const;
const died = (age: number) => ({ vital_status: 'deceased', age }) as const;
const seedCondition = (condition: ConditionCode, more: Partial<RelativeCondition> = {}): RelativeCondition => ({
  ...newCondition(condition),
  ...more,
});

/**
 * Three generations around a member of that age: breast and ovarian cancer on the mother’s side, a change in BRCA1 that was
 * found in a cousin, twins, a half brother, children with two partners, and adoption in and out.
 */
export function exampleFamily(makeId: () => string, you: { age: number; sex: 'female' | 'male' }): FamilyHistory {
  const { age } = you;
  const relatives: Relative[] = [];
  /** Adds a relative; conditions make a yes, an empty list a no, and none at all “I don’t know”. */
  function add(relation: Relation, side: Side, name: string, who: Someone, conditions?: RelativeCondition[]): string {
    const has_conditions = conditions === undefined ? 'unknown' : conditions.length > 0 ? 'yes' : 'no';
    const relative = { ...newRelative(makeId(), relation, side), has_conditions, name, ...who } as const;
    relatives.push({ ...relative, conditions: conditions ?? [] });
    return relative.id;
  }

  const seen = { bilateral: 'no', more_than_one: 'no' } as const;
  add('parent', 'maternal', 'Mom', { ...woman, ...living(age + 27) }, [
    seedCondition('breast-cancer', { age_of_onset: 47, bilateral: 'yes', more_than_one: 'yes' }),
  ]);
  add('parent', 'paternal', 'Dad', { ...man, ...living(age + 30) }, [
    seedCondition('high-cholesterol', { decade_of_onset: 40 }),
  ]);
  const lena = add('sibling', 'both', 'Lena', { ...woman, ...living(age + 3) }, []);
  const tom = add('sibling', 'both', 'Tom', { ...man, ...living(age - 4) }, []);
  const paul = add('sibling', 'both', 'Paul', { ...man, ...living(age - 4) }, [
    seedCondition('melanoma', { decade_of_onset: 20 }),
  ]);
  add('sibling', 'both', 'Sofia', { ...woman, ...living(age - 9), adoption: 'in' });
  add('half-sibling', 'paternal', 'Mateo', { ...man, ...living(age - 12) });
  add('niece-or-nephew', 'both', 'Mia', { ...woman, ...living(7), via: lena }, []);
  const chris = add('partner', 'both', 'Chris', { ...(you.sex === 'female' ? man : woman), has_conditions: null });
  const sam = add('partner', 'both', 'Sam', { ...(you.sex === 'female' ? man : woman), has_conditions: null });
  add('child', 'both', 'Ava', { ...woman, ...living(age - 26), via: chris }, []);
  add('child', 'both', 'Noah', { ...man, ...living(age - 31), via: sam, gender: 'nonbinary' }, []);
  add('grandparent', 'maternal', 'Grandma Rose', { ...woman, ...died(63) }, [
    seedCondition('ovarian-cancer', { age_of_onset: 61, bilateral: 'unknown', more_than_one: 'no' }),
  ]);
  add('grandparent', 'maternal', 'Grandpa George', { ...man, ...died(80) }, []);
  add('grandparent', 'paternal', 'Abuela Carmen', { ...woman, ...died(88) }, [
    seedCondition('breast-cancer', { ...seen, decade_of_onset: 70 }),
  ]);
  add('grandparent', 'paternal', '', { ...man, vital_status: 'deceased' });
  const june = add('aunt-or-uncle', 'maternal', 'Aunt June', { ...woman, ...living(age + 23) }, [
    seedCondition('breast-cancer', { ...seen, age_of_onset: 39 }),
    seedCondition('thyroid-cancer', { onset_unknown: true, more_than_one: 'unknown' }),
  ]);
  const jane = add('aunt-or-uncle', 'maternal', 'Aunt Jane', { ...woman, ...died(52) }, [
    seedCondition('ovarian-cancer', { ...seen, age_of_onset: 50 }),
  ]);
  add('aunt-or-uncle', 'paternal', 'Uncle Victor', { ...man, vital_status: 'unknown', adoption: 'out' });
  add('cousin', 'maternal', 'Claire', { ...woman, ...living(age - 2), via: june }, [
    seedCondition('known-gene-change', { other: 'BRCA1', is_cancer: 'no' }),
  ]);

  return {
    ...newFamilyHistory(makeId),
    ...{ adopted: 'no', ashkenazi_jewish: 'no', parents_related: 'no' },
    ...{ sex_assigned_at_birth: you.sex, has_conditions: 'no' },
    ancestry: {
      maternal: { origins: ['northern-or-western-european'], other: '' },
      paternal: { origins: ['latin-american', 'unknown'], other: '' },
    },
    counted: {
      ...{ siblings: 'known', half_siblings: 'known', children: 'known' },
      ...{ maternal_aunts_and_uncles: 'known', paternal_aunts_and_uncles: 'unknown' },
    },
    all_listed: {
      ...{ maternal_cousins: 'yes', paternal_cousins: 'unknown', nieces_and_nephews: 'yes', grandchildren: 'yes' },
    },
    twins: [
      { members: [tom, paul], kind: 'identical' },
      { members: [june, jane], kind: 'fraternal' },
    ],
    relatives,
  };
}

/** The family of somebody who knows nothing of it: “I don’t know” to all that is asked. */
export function unknownFamily(makeId: () => string, sex: 'female' | 'male'): FamilyHistory {
  const { relatives, ...questions } = newFamilyHistory(makeId);
  return {
    ...{ ...questions, adopted: 'yes', ashkenazi_jewish: 'unknown', parents_related: 'unknown' },
    ...{ sex_assigned_at_birth: sex, has_conditions: 'no' },
    counted: {
      ...{ siblings: 'unknown', half_siblings: 'unknown', children: 'unknown' },
      ...{ maternal_aunts_and_uncles: 'unknown', paternal_aunts_and_uncles: 'unknown' },
    },
    relatives: relatives.map((relative) => ({ ...relative, has_conditions: 'unknown' })),
  };
}
