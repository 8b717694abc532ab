import type { Words } from '../words.ts';

/** How a relative is related to the member, as spelled on the wire. A partner is the other parent of a child. */
export const relations = [
  'parent',
  'sibling',
  'half-sibling',
  'child',
  'partner',
  'grandchild',
  'niece-or-nephew',
  'grandparent',
  'aunt-or-uncle',
  'cousin',
] as const;
export type Relation = (typeof relations)[number];

/** Through which parent a relative is related. */
export const sides = ['maternal', 'paternal', 'both', 'unknown'] as const;
export type Side = (typeof sides)[number];

const oneSide: readonly Side[] = ['maternal', 'paternal', 'unknown'];
const bothSides: readonly Side[] = ['both'];

type RelationFacts = {
  name: Words;
  /** `both` also where the side does not tell them apart: a niece’s follows from whom she is related through. */
  sides: readonly Side[];
  /** How many there are at most (by blood). */
  most: { inAll: number; onOneSide: number } | undefined;
  /** Who can stand between them and the member, or is a child’s other parent. */
  via: readonly Relation[];
};

/** What each relation is called, the sides it can be on, how many there are at most, and through whom they are related. */
export const relationFacts: Readonly<Record<Relation, RelationFacts>> = {
  parent: {
    name: { en: 'Parent', es: 'Madre o padre' },
    sides: oneSide,
    most: { inAll: 2, onOneSide: 1 },
    via: [],
  },
  sibling: { name: { en: 'Brother or sister', es: 'Hermano o hermana' }, sides: bothSides, most: undefined, via: [] },
  'half-sibling': {
    name: { en: 'Half brother or half sister', es: 'Medio hermano o media hermana' },
    sides: oneSide,
    most: undefined,
    via: [],
  },
  child: { name: { en: 'Child', es: 'Hijo o hija' }, sides: bothSides, most: undefined, via: ['partner'] },
  partner: {
    name: { en: 'Other parent of a child', es: 'Otra madre u otro padre de un hijo' },
    sides: bothSides,
    most: undefined,
    via: [],
  },
  grandchild: { name: { en: 'Grandchild', es: 'Nieto o nieta' }, sides: bothSides, most: undefined, via: ['child'] },
  'niece-or-nephew': {
    name: { en: 'Niece or nephew', es: 'Sobrina o sobrino' },
    sides: bothSides,
    most: undefined,
    via: ['sibling', 'half-sibling'],
  },
  grandparent: {
    name: { en: 'Grandparent', es: 'Abuelo o abuela' },
    sides: oneSide,
    most: { inAll: 4, onOneSide: 2 },
    via: [],
  },
  'aunt-or-uncle': { name: { en: 'Aunt or uncle', es: 'Tía o tío' }, sides: oneSide, most: undefined, via: [] },
  cousin: { name: { en: 'Cousin', es: 'Primo o prima' }, sides: oneSide, most: undefined, via: ['aunt-or-uncle'] },
};

/** Parents, full siblings and children: they share half of their genes with the member. */
export function isFirstDegree(relation: Relation): boolean {
  return relation === 'parent' || relation === 'sibling' || relation === 'child';
}
