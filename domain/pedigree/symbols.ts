import type { MemberRole } from './graph.ts';
import type { Point } from './point.ts';
import { circle, line, polygon, round, words, type Primitive } from './primitives.ts';
import { shading } from './shading.ts';
import type { Kind } from '../family-history/relative-titles.ts';

/** What a symbol shows. `shades` are the patterns of its conditions, `inside` a number of people or a question mark. */
export type SymbolFacts = {
  kind: Kind;
  shades: readonly number[];
  isDeceased: boolean;
  isAdopted: boolean;
  role: MemberRole | null;
  inside: string;
  isFaint: boolean;
};

export const plainSymbol: SymbolFacts = {
  ...{ kind: 'neutral', shades: [], isDeceased: false, isAdopted: false, role: null, inside: '', isFaint: false },
};

/** One person as the nomenclature draws them: a square, a circle or a diamond, with what is known marked on it. */
export function symbolOf(facts: SymbolFacts, { x, y }: Point, r: number): Primitive[] {
  const { kind, shades, isDeceased, isAdopted, role, inside, isFaint } = facts;
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const width = isFaint ? 1 : 1.8;
  // A circle has no corners, but where it is shaded.
  const out = kind === 'woman' && shades.length === 0 ? [] : outlineOf(kind, { x, y }, r);
  const edge = (fill: 'paper' | 'none') =>
    kind === 'woman' ? circle({ x, y }, r, fill, width) : polygon(out, fill, width);
  const k = r / 20;
  const tip = isAdopted ? r + 8 * k : r + 3 * k;
  return [
    edge('paper'),
    ...shading(out, shades),
    ...(shades.length > 0 ? [edge('none')] : []),
    ...(isDeceased ? slash(facts, { x, y }, r) : []),
    // What stands inside keeps the slash off.
    ...(isDeceased && inside !== '' ? [circle({ x, y }, r * 0.5, 'paper', 0)] : []),
    ...(inside === '' ? [] : [words(inside, at(0, r * 0.32), { size: r * 0.9, isBold: true })]),
    ...(isAdopted ? [bracket({ x, y }, r, -1), bracket({ x, y }, r, 1)] : []),
    ...(role ? arrow(at(-tip, r + k), k, role) : []),
  ];
}

/** The arrow at the person whom a pedigree is about, with its P for a proband; `tip` is where the arrow points. */
export function arrow(tip: Point, k: number, role: MemberRole): Primitive[] {
  const at = (dx: number, dy: number): Point => ({ x: tip.x + dx * k, y: tip.y + dy * k });
  return [
    line(at(-20, 16), at(-3, 2.5), 1.8),
    polygon([tip, at(-3.5, 7.5), at(-8.5, 1.5)], 'ink', 0),
    ...(role === 'proband'
      ? [words('P', at(-22, 16), { size: Math.max(11, 13 * k), anchor: 'end', isBold: true })]
      : []),
  ];
}

/** The outline as a shape of straight edges; a circle is shaded as one of many. A diamond is a little wider than a square. */
function outlineOf(kind: Kind, { x, y }: Point, r: number): Point[] {
  if (kind === 'man') {
    const half = r * 0.95;
    return [
      { x: x - half, y: y - half },
      { x: x + half, y: y - half },
      { x: x + half, y: y + half },
      { x: x - half, y: y + half },
    ];
  }
  const corners = kind === 'neutral' ? 4 : 72;
  const size = kind === 'neutral' ? r * 1.12 : r;
  return Array.from({ length: corners }, (_, index) => {
    const turn = (2 * Math.PI * index) / corners;
    return { x: x + size * Math.sin(turn), y: y - size * Math.cos(turn) };
  });
}

/** Through the symbol and out of it; on a shaded one with paper at its sides, else it could not be seen there. */
function slash({ kind, shades, isAdopted }: SymbolFacts, { x, y }: Point, r: number): Primitive[] {
  const end = isAdopted ? r + (2 * r) / 20 : r + (5 * r) / 20;
  const upTo = (reach: number, by = 0) => [
    { x: x - reach + by, y: y + reach + by },
    { x: x + reach + by, y: y - reach + by },
  ];
  const inner = r * { woman: 0.66, man: 0.74, neutral: 0.5 }[kind];
  const side = (2.6 * r) / 20;
  const gap = polygon([...upTo(inner, -side), ...upTo(inner, side).toReversed()], 'paper', 0);
  const [from = { x, y }, to = { x, y }] = upTo(end);
  return [...(shades.length > 0 ? [gap] : []), line(from, to, 1.8)];
}

function bracket({ x, y }: Point, r: number, side: 1 | -1): Primitive {
  const k = r / 20;
  const outer = round(x + side * (r + 6 * k));
  const inner = round(outer - side * 5 * k);
  const [top, bottom] = [round(y - r - 4 * k), round(y + r + 4 * k)];
  const d = `M${inner} ${top}L${outer} ${top}L${outer} ${bottom}L${inner} ${bottom}`;
  return { type: 'path', d, fill: 'none', width: 1.8 };
}
