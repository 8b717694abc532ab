/** The groups of relatives that are asked about by “how many”. */
export const countedGroups = [
  'siblings',
  'half_siblings',
  'children',
  'maternal_aunts_and_uncles',
  'paternal_aunts_and_uncles',
] as const;
export type CountedGroup = (typeof countedGroups)[number];

/**
 * Whether the member said how many there are of a group: after `known` the relatives that are listed are all of them, so that
 * an empty list means “none”; `unknown` is “I don’t know how many”; null while nobody has answered.
 */
export type Counted = Record<CountedGroup, 'known' | 'unknown' | null>;

/** Nothing is answered yet. */
export function newCounted(): Counted {
  return Object.fromEntries(countedGroups.map((group) => [group, null])) as Counted;
}
