import type { Point } from './layout.ts';
import { circle, line, polygon, round, words, type Primitive } from './primitives.ts';
import { shading } from './shading.ts';
import type { Kind } from './words.ts';

/** What a symbol shows. `shades` are the patterns of its conditions, `inside` a number of people or a question mark. */
export type SymbolFacts = {
  kind: Kind;
  shades: readonly number[];
  isDeceased: boolean;
  isAdopted: boolean;
  isMember: boolean;
  inside: string;
  isFaint: boolean;
};

export const plainSymbol: SymbolFacts = {
  ...{ kind: 'neutral', shades: [], isDeceased: false, isAdopted: false, isMember: false, inside: '', isFaint: false },
};

/** One person as the nomenclature draws them: a square, a circle or a diamond, with what is known marked on it. */
export function symbolOf(facts: SymbolFacts, { x, y }: Point, r: number): Primitive[] {
  const { kind, shades, isDeceased, isAdopted, isMember, inside, isFaint } = facts;
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const width = isFaint ? 1 : 1.8;
  const out = outlineOf(kind, { x, y }, r);
  const edge = (fill: 'paper' | 'none') =>
    kind === 'woman' ? circle({ x, y }, r, fill, width) : polygon(out, fill, width);
  const k = r / 20;
  const tip = isAdopted ? r + 8 * k : r + 3 * k;
  return [
    edge('paper'),
    ...shading(out, shades),
    ...(shades.length > 0 ? [edge('none')] : []),
    ...(inside === '' ? [] : [words(inside, at(0, r * 0.32), { size: r * 0.9, isBold: true })]),
    ...(isDeceased ? [line(at(-r - 5 * k, r + 5 * k), at(r + 5 * k, -r - 5 * k), 1.8)] : []),
    ...(isAdopted ? [bracket({ x, y }, r, -1), bracket({ x, y }, r, 1)] : []),
    ...(isMember
      ? [
          line(at(-tip - 20 * k, r + 17 * k), at(-tip - 3 * k, r + 3.5 * k), 1.8),
          polygon([at(-tip, r + k), at(-tip - 3.5 * k, r + 8.5 * k), at(-tip - 8.5 * k, r + 2.5 * k)], 'ink', 0),
          words('P', at(-tip - 22 * k, r + 17 * k), { size: Math.max(11, 13 * k), anchor: 'end', isBold: true }),
        ]
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

function bracket({ x, y }: Point, r: number, side: 1 | -1): Primitive {
  const k = r / 20;
  const outer = round(x + side * (r + 6 * k));
  const inner = round(outer - side * 5 * k);
  const [top, bottom] = [round(y - r - 4 * k), round(y + r + 4 * k)];
  const d = `M${inner} ${top}L${outer} ${top}L${outer} ${bottom}L${inner} ${bottom}`;
  return { type: 'path', d, fill: 'none', width: 1.8 };
}
