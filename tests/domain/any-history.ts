import fc from 'fast-check';
import {
  conditionCodes,
  isCancer,
  needsOwnWords,
  relationFacts,
  relations,
  self,
  type FamilyHistory,
  type Relative,
  type RelativeCondition,
  type Twins,
} from '#domain/family-history.ts';

const yesNoUnknown = fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const);
const answer = fc.option(yesNoUnknown);
const sex = fc.constantFrom('female' as const, 'male' as const, 'unknown' as const);
const gender = fc.option(fc.constantFrom('woman' as const, 'man' as const, 'nonbinary' as const, 'other' as const));
const age = fc.option(fc.integer({ min: 0, max: 110 }));
/** Also what breaks formats that are careless with it. */
const words = fc.constantFrom(
  '',
  'Ann',
  'José Ñandú',
  '@N1@',
  'a / b',
  '<b>&',
  'two\u2028lines',
  '0 HEAD',
  'x'.repeat(300),
);

const onset = fc.oneof(
  fc.boolean().map((onset_unknown) => ({ age_of_onset: null, decade_of_onset: null, onset_unknown })),
  fc
    .integer({ min: 0, max: 110 })
    .map((age_of_onset) => ({ age_of_onset, decade_of_onset: null, onset_unknown: false })),
  fc
    .constantFrom(...([0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const))
    .map((decade_of_onset) => ({ age_of_onset: null, decade_of_onset, onset_unknown: false })),
);
const theseThree = fc.constantFrom('breast-cancer' as const, 'ovarian-cancer' as const, 'bowel-cancer' as const);
const condition: fc.Arbitrary<RelativeCondition> = fc
  .record({
    condition: fc.oneof(theseThree, fc.constantFrom(...conditionCodes)),
    other: words,
    bilateral: answer,
    more_than_one: answer,
    is_cancer: fc.option(answer, { nil: undefined }),
    onset,
  })
  .map(({ onset, is_cancer, ...rest }) => ({
    ...{ ...rest, ...onset },
    ...(needsOwnWords(rest.condition) && !isCancer(rest.condition) && is_cancer !== undefined && { is_cancer }),
  }));

/** What a person can have been ill with: named once each, and only after a “yes”. */
const health: fc.Arbitrary<Pick<Relative, 'has_conditions' | 'conditions'>> = fc
  .record({
    has_conditions: answer,
    conditions: fc.uniqueArray(condition, { maxLength: 3, selector: (each) => each.condition }),
  })
  .map(({ has_conditions, conditions }) => ({
    has_conditions,
    conditions: has_conditions === 'yes' ? conditions : [],
  }));

const relative = fc
  .record({
    id: fc.uuid(),
    relation: fc.constantFrom(...relations),
    sideAt: fc.nat(),
    name: words.map((name) => name.slice(0, 60).replace('\u2028', ' ')),
    sex_assigned_at_birth: sex,
    gender,
    vital_status: fc.constantFrom('living' as const, 'deceased' as const, 'unknown' as const, null),
    age,
    adoption: fc.constantFrom(
      'none' as const,
      'none' as const,
      'in' as const,
      'out' as const,
      'unknown' as const,
      null,
    ),
    viaAt: fc.option(fc.nat()),
    health,
  })
  .map(({ sideAt, health, ...rest }) => {
    const { sides } = relationFacts[rest.relation];
    return { ...rest, ...health, side: sides[sideAt % sides.length] ?? 'unknown' };
  });

const group = fc.constantFrom('known' as const, 'known' as const, 'unknown' as const, null);
const counted = fc.record({
  ...{ siblings: group, half_siblings: group, children: group },
  ...{ maternal_aunts_and_uncles: group, paternal_aunts_and_uncles: group },
});
const listed = fc.oneof(fc.constant('yes' as const), answer);
const allListed = fc.record({
  ...{ maternal_cousins: listed, paternal_cousins: listed, nieces_and_nephews: listed, grandchildren: listed },
});

/** Any family history that can be stored, whether it could be sent or not: too many parents, and all that is not known. */
export const anyHistory: fc.Arbitrary<FamilyHistory> = fc
  .record({
    ...{ adopted: answer, ashkenazi_jewish: answer, parents_related: answer },
    parents_relation: fc.constant(null),
    sex_assigned_at_birth: fc.option(sex),
    gender,
    health,
    counted,
    allListed: fc.option(allListed),
    twinsAt: fc.option(fc.tuple(fc.nat(), fc.nat(), fc.boolean())),
    twinKind: fc.constantFrom('identical' as const, 'fraternal' as const, 'unknown' as const),
    relatives: fc.uniqueArray(relative, { maxLength: 9, selector: ({ id }) => id }),
  })
  .map(({ health, twinsAt, twinKind, relatives, allListed: all_listed, ...rest }) => ({
    ...rest,
    ...(all_listed && { all_listed }),
    ...health,
    ancestry: { maternal: { origins: [], other: '' }, paternal: { origins: [], other: '' } },
    relatives: relatives.map(({ viaAt, ...each }) => ({ ...each, via: linkOf(each.relation, viaAt, relatives) })),
    twins: twinsOf(twinsAt, twinKind, relatives),
  }));

function linkOf(relation: Relative['relation'], at: number | null, all: readonly Pick<Relative, 'id' | 'relation'>[]) {
  const links = all.filter((other) => relationFacts[relation].via.includes(other.relation));
  return at === null || links.length === 0 ? null : (links[at % links.length]?.id ?? null);
}

function twinsOf(
  at: [number, number, boolean] | null,
  kind: Twins['kind'],
  all: readonly Pick<Relative, 'id' | 'relation'>[],
): Twins[] {
  const siblings = all.filter(({ relation }) => relation === 'sibling');
  const [first, second] = siblings;
  if (!at || !first) return [];
  return [{ kind, members: at[2] || !second ? [self, first.id] : [first.id, second.id] }];
}
