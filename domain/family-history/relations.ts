import type { Words } from '../words.ts';

/** How a relative is related to the member, as spelled on the wire. */
export const relations = [
  'parent',
  'sibling',
  'half-sibling',
  'child',
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

/** What each relation is called, the sides it can be on, and how many of them there are at most (by blood). */
export const relationFacts: Readonly<
  Record<Relation, { name: Words; sides: readonly Side[]; most: { inAll: number; onOneSide: number } | undefined }>
> = {
  parent: {
    name: { en: 'Parent', es: 'Madre o padre' },
    sides: oneSide,
    most: { inAll: 2, onOneSide: 1 },
  },
  sibling: { name: { en: 'Brother or sister', es: 'Hermano o hermana' }, sides: bothSides, most: undefined },
  'half-sibling': {
    name: { en: 'Half brother or half sister', es: 'Medio hermano o media hermana' },
    sides: oneSide,
    most: undefined,
  },
  child: { name: { en: 'Child', es: 'Hijo o hija' }, sides: bothSides, most: undefined },
  grandparent: {
    name: { en: 'Grandparent', es: 'Abuelo o abuela' },
    sides: oneSide,
    most: { inAll: 4, onOneSide: 2 },
  },
  'aunt-or-uncle': { name: { en: 'Aunt or uncle', es: 'Tía o tío' }, sides: oneSide, most: undefined },
  cousin: { name: { en: 'Cousin', es: 'Primo o prima' }, sides: oneSide, most: undefined },
};
