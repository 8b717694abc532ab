import fc from 'fast-check';
import { newCondition, relationFacts, relations, type FamilyHistory, type Relative } from '#domain/family-history.ts';
import { family, relative } from './families.ts';

/** How often a relation comes in a large family, and how many there are at most of one kind. */
const mostOf: Partial<Record<Relative['relation'], number>> = { parent: 2, grandparent: 4, partner: 3 };

const person = fc.record({
  relation: fc.constantFrom(...relations, 'cousin' as const, 'sibling' as const, 'aunt-or-uncle' as const),
  sideAt: fc.nat(),
  viaAt: fc.option(fc.nat()),
  facts: fc.record({
    name: fc.constantFrom('', '', 'Ann', 'María Guadalupe', 'Maximiliana-Konstantinopolitania'),
    sex_assigned_at_birth: fc.constantFrom('female' as const, 'male' as const, 'unknown' as const),
    gender: fc.option(fc.constantFrom('woman' as const, 'man' as const, 'nonbinary' as const), { freq: 1 }),
    vital_status: fc.constantFrom('living' as const, 'deceased' as const, 'unknown' as const),
    age: fc.option(fc.integer({ min: 0, max: 100 })),
    adoption: fc.constantFrom('none' as const, 'none' as const, 'none' as const, 'in' as const, 'out' as const),
    conditions: fc.subarray(
      (['breast-cancer', 'ovarian-cancer', 'bowel-cancer', 'melanoma', 'birth-defect'] as const).map((code) => ({
        ...newCondition(code),
        age_of_onset: 40,
      })),
      { maxLength: 2 },
    ),
  }),
});

/** Families of up to a hundred relatives with all that can be told; no more parents and grandparents than there are. */
export const anyFamily: fc.Arbitrary<FamilyHistory> = fc
  .record({
    people: fc.array(person, { maxLength: 100, size: 'max' }),
    twinAts: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
    kind: fc.constantFrom('identical' as const, 'fraternal' as const, 'unknown' as const),
    parents_related: fc.constantFrom('yes' as const, 'no' as const),
    adopted: fc.constantFrom('yes' as const, 'no' as const),
  })
  .map(({ people, twinAts, kind, parents_related, adopted }) => {
    const counts = new Map<string, number>();
    const relatives = people.flatMap(({ relation, sideAt, facts }, index) => {
      const { sides, most } = relationFacts[relation];
      const side = sides[sideAt % sides.length] ?? 'unknown';
      const inAll = (counts.get(relation) ?? 0) + 1;
      const there = (counts.get(`${relation} ${side}`) ?? 0) + 1;
      if (inAll > (mostOf[relation] ?? 100) || (most && side !== 'unknown' && there > most.onOneSide)) return [];
      counts.set(relation, inAll).set(`${relation} ${side}`, there);
      return [relative(`r${index}`, relation, side, facts)];
    });
    const linked = relatives.map((one, index) => ({
      ...one,
      via: viaOf(one, people[index]?.viaAt ?? null, relatives),
    }));
    const sibling = (at: number) => linked.filter(({ relation }) => relation === 'sibling')[at % 7]?.id ?? 'self';
    const twins = twinAts.map(([one, other]) => ({ members: [sibling(one), sibling(other)], kind }));
    return family(linked, { twins, parents_related, adopted });
  });

function viaOf({ relation }: Relative, at: number | null, all: readonly Relative[]): string | null {
  const links = all.filter((other) => relationFacts[relation].via.includes(other.relation));
  return at === null || links.length === 0 ? null : (links[at % links.length]?.id ?? null);
}
