import type { Relative } from '../family-history.ts';
import type { PedigreeBuilder } from './builder.ts';
import { drawnSide, grandparentsUnion, isUnsided, oneSides, parentsUnion, type OneSide } from './people.ts';

/** The ids of both parents. */
export type Parents = Readonly<Record<OneSide, string>>;

const sexOf = { maternal: 'female', paternal: 'male' } as const;

/** Both parents always stand in the picture; one whose side nobody knows takes the place that is free. */
export function placeParents(draft: PedigreeBuilder): Parents {
  const relatives = draft.relatives('parent');
  const taken = new Set<string>();
  const take = (fits: (parent: Relative) => boolean) => {
    const found = relatives.find((parent) => !taken.has(parent.id) && fits(parent));
    if (found) taken.add(found.id);
    return found?.id;
  };
  const onSide = (side: OneSide) => take((parent) => parent.side === side);
  const known = { maternal: onSide('maternal'), paternal: onSide('paternal') };
  const bySex = (side: OneSide) =>
    known[side] ?? take((one) => isUnsided(one) && one.sex_assigned_at_birth === sexOf[side]);
  const sexed = { maternal: bySex('maternal'), paternal: bySex('paternal') };
  const inPlace = (side: OneSide) =>
    sexed[side] ??
    take(isUnsided) ??
    draft.placeholder(`${side}-parent`, 'parent', { side, sex: sexOf[side], generation: -1 });
  const parents = { maternal: inPlace('maternal'), paternal: inPlace('paternal') };
  const union = draft.union(parents.paternal, parents.maternal, parentsUnion);
  const { parents_related, parents_relation } = draft.history;
  if (parents_related === 'yes') union.related = parents_relation ?? 'unknown';
  union.children.push('self', ...draft.relatives('sibling').map(({ id }) => id));
  // A draft can hold more parents than there are: nobody is left out for that.
  for (const { id, side } of relatives.filter((parent) => !taken.has(parent.id))) {
    draft.union(parents[side === 'paternal' ? 'paternal' : 'maternal'], id);
  }
  return parents;
}

/** The grandparents of a side stand in the picture where one of them, or a child of theirs beside the parent, is known. */
export function placeGrandparents(draft: PedigreeBuilder, parents: Parents): void {
  const { places, extra } = placesOf(draft.relatives('grandparent'));
  for (const side of oneSides) {
    const children = draft.relatives('aunt-or-uncle').filter((aunt) => drawnSide(aunt.side) === side);
    const needsAunt = draft
      .relatives('cousin')
      .some((cousin) => drawnSide(cousin.side) === side && !draft.isA(cousin.via, ['aunt-or-uncle']));
    if (places[side].length === 0 && children.length === 0 && !needsAunt) continue;
    const [left, right] = coupleOf(draft, places[side], side);
    const union = draft.union(left, right, grandparentsUnion(side));
    const siblings = children.map(({ id }) => id);
    union.children = side === 'paternal' ? [...siblings, parents[side]] : [parents[side], ...siblings];
    for (const id of extra[side]) draft.union(side === 'paternal' ? left : right, id);
  }
}

/** Two of each side; who is of no known side where there is room, and who is told of beyond that. */
function placesOf(relatives: readonly Relative[]) {
  const places: Record<OneSide, string[]> = { maternal: [], paternal: [] };
  const extra: Record<OneSide, string[]> = { maternal: [], paternal: [] };
  const put = (id: string, side: OneSide) => (places[side].length < 2 ? places : extra)[side].push(id);
  for (const { id, side } of relatives) if (side === 'maternal' || side === 'paternal') put(id, side);
  for (const { id } of relatives.filter(isUnsided))
    put(id, oneSides.find((side) => places[side].length < 2) ?? 'maternal');
  return { places, extra };
}

/** The man of a couple stands on the left, where there is one; who is not known is filled in. */
function coupleOf(draft: PedigreeBuilder, known: readonly string[], side: OneSide): [string, string] {
  const isWoman = (id: string) => draft.get(id).sex_assigned_at_birth === 'female';
  const fill = (sex: 'female' | 'male') =>
    draft.placeholder(`${side}-grand${sex === 'female' ? 'mother' : 'father'}`, 'grandparent', {
      ...{ side, sex, generation: -2 },
    });
  const [first, second] = known;
  if (first === undefined) return [fill('male'), fill('female')];
  if (second === undefined) return isWoman(first) ? [fill('male'), first] : [first, fill('female')];
  return isWoman(first) && !isWoman(second) ? [second, first] : [first, second];
}
