import type { Point } from './point.ts';

/** What a pedigree is drawn with, on a screen, in an SVG file and on paper alike. */
export type Primitive =
  | { type: 'line'; from: Point; to: Point; width: number; dash?: readonly number[] }
  /** `d` as in SVG, of M, L, A and Z with absolute numbers. */
  | { type: 'path'; d: string; fill: 'ink' | 'paper' | 'none'; width: number }
  | { type: 'text'; at: Point; text: string; size: number; anchor: 'start' | 'middle' | 'end'; isBold: boolean }
  | { type: 'group'; id: string; title: string; parts: Primitive[] };

/** Ink lies on it: nothing is told by a color, so that a print in black and white says the same. */
export const paper = '#FFFFFF';

/** Fonts by name: the widths of our words are reckoned for the widest of them. */
export const fontNames = 'Arial, Helvetica, "Liberation Sans", sans-serif';

/** A straight line from point to point; its width is in units of the drawing. */
export function line(from: Point, to: Point, width: number, isDashed = false): Primitive {
  return isDashed ? { type: 'line', from, to, width, dash: [5, 4] } : { type: 'line', from, to, width };
}

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[], fill: 'ink' | 'paper' | 'none', width: number): Primitive {
  const [first, ...others] = points.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return { type: 'path', d: `M${first ?? '0 0'}${others.map((each) => `L${each}`).join('')}Z`, fill, width };
}

/** A circle about a point, as a path: every drawer knows paths. */
export function circle(point: Point, r: number, fill: 'ink' | 'paper' | 'none', width: number): Primitive {
  return circles([point], r, fill, width);
}

/** Circles of the same size that do not meet, as one path. */
export function circles(points: readonly Point[], r: number, fill: 'ink' | 'paper' | 'none', width: number): Primitive {
  const arc = (x: number, y: number) => `A${round(r)} ${round(r)} 0 1 0 ${round(x)} ${round(y)}`;
  const d = points.map(({ x, y }) => `M${round(x - r)} ${round(y)}${arc(x + r, y)}${arc(x - r, y)}Z`).join('');
  return { type: 'path', d, fill, width };
}

/** Many short lines as one path. */
export function strokes(segments: readonly (readonly [Point, Point])[], width: number): Primitive {
  const d = segments.map(([from, to]) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`).join('');
  return { type: 'path', d, fill: 'none', width };
}

type TextLook = { size?: number; anchor?: 'start' | 'middle' | 'end'; isBold?: boolean };

/** One line of text. `at` is on its baseline, in the middle unless `anchor` says otherwise. */
export function words(
  text: string,
  at: Point,
  { size = 12, anchor = 'middle', isBold = false }: TextLook = {},
): Primitive {
  return { type: 'text', at, text, size, anchor, isBold };
}

/** The same, moved. */
export function moved(part: Primitive, by: Point): Primitive {
  const to = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  switch (part.type) {
    case 'line':
      return { ...part, from: to(part.from), to: to(part.to) };
    case 'text':
      return { ...part, at: to(part.at) };
    case 'group':
      return { ...part, parts: part.parts.map((each) => moved(each, by)) };
    case 'path':
      return { ...part, d: movedPath(part.d, by) };
  }
}

/** Two decimals: finer can’t be seen, and files stay small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Of each command the last two numbers are a place. */
function movedPath(d: string, by: Point): string {
  return d.replace(/([MLA])([^MLAZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [x = 0, y = 0] = values.slice(-2);
    return `${command}${[...values.slice(0, -2), round(x + by.x), round(y + by.y)].join(' ')}`;
  });
}
