import type { FamilyHistory, Relative } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { drawingOf } from '#domain/pedigree/drawing.ts';
import type { Entry } from '#domain/pedigree/outline.ts';
import type { Primitive } from '#domain/pedigree/primitives.ts';
import { family, relative } from './families.ts';

/** Whom the families of these tests are about. */
export const member = { name: 'Mia Ruiz', age: 34 };
/** A family as it is drawn, in English. */
export const draw = (history: FamilyHistory, withNames = true) =>
  drawingOf(pedigreeOf(history, member), history, { locale: 'en', withNames });
export type Drawn = ReturnType<typeof draw>;

/** All parts, those of groups among them. */
export const flat = (parts: readonly Primitive[]): Primitive[] =>
  parts.flatMap((part) => (part.type === 'group' ? flat(part.parts) : [part]));
export const textsOf = (parts: readonly Primitive[]) =>
  flat(parts).flatMap((part) => (part.type === 'text' ? [part.text] : []));
/** The group that draws a person. */
export const groupOf = ({ parts }: Drawn, id: string) => {
  const group = parts.find((part) => part.type === 'group' && part.id === id);
  if (group?.type !== 'group') throw new Error(`${id} is not drawn.`);
  return group;
};
export const personOf = (drawing: Drawn, id: string) => groupOf(drawing, id).parts;
/** The outline of a symbol: its first path. */
export const shapeOf = (drawing: Drawn, id: string) => {
  const [first] = personOf(drawing, id);
  const d = first?.type === 'path' ? first.d : '';
  if (d.includes('A')) return 'circle';
  const xs = [...d.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
  return new Set(xs).size === 2 ? 'square' : 'diamond';
};
/** A family with one sibling, `x`, of whom this is told. */
export const one = (facts: Partial<Relative>) => draw(family([relative('x', 'sibling', 'both', facts)]));

/** The entries of the list in words, children and partners among them. */
export function entries(all: readonly Entry[]): Entry[] {
  return all.flatMap((entry) => [
    entry,
    ...entry.families.flatMap(({ partner, children }) => entries([partner, ...children])),
  ]);
}
