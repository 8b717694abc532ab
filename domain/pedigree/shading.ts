import type { Point } from './point.ts';
import { circles, polygon, strokes, type Primitive } from './primitives.ts';

type Segment = readonly [Point, Point];
/** One of the patterns that conditions are shaded with. */
type Pattern = { angles: readonly number[]; spacing: number } | 'solid' | 'dots';

const loose = 8;
const wide = 5;
const dense = 2.8;

/**
 * The patterns, in the order in which the conditions of a family take them: told apart in black and white, the plainest
 * first. There are as many as conditions that shade, so that no two of a family look alike.
 */
const patterns: readonly Pattern[] = [
  'solid',
  { angles: [45], spacing: wide },
  { angles: [0], spacing: wide },
  'dots',
  { angles: [90], spacing: wide },
  { angles: [-45], spacing: wide },
  { angles: [0, 90], spacing: wide },
  { angles: [45, -45], spacing: wide },
  { angles: [0], spacing: dense },
  { angles: [90], spacing: dense },
  { angles: [45], spacing: dense },
  { angles: [-45], spacing: dense },
  { angles: [0], spacing: loose },
  { angles: [90], spacing: loose },
  { angles: [45], spacing: loose },
  { angles: [-45], spacing: loose },
  { angles: [0, 90], spacing: loose },
  { angles: [45, -45], spacing: loose },
  { angles: [0, 45], spacing: wide },
  { angles: [90, 45], spacing: wide },
  { angles: [0, -45], spacing: wide },
  { angles: [90, -45], spacing: wide },
  { angles: [0, 90], spacing: dense },
  { angles: [45, -45], spacing: dense },
  { angles: [0, 90, 45], spacing: loose },
  { angles: [0, 90, -45], spacing: loose },
  { angles: [0, 45, -45], spacing: loose },
  { angles: [90, 45, -45], spacing: loose },
  { angles: [0, 90, 45, -45], spacing: loose },
  { angles: [22.5], spacing: wide },
  { angles: [67.5], spacing: wide },
  { angles: [-22.5], spacing: wide },
  { angles: [-67.5], spacing: wide },
  { angles: [22.5, -67.5], spacing: wide },
  { angles: [67.5, -22.5], spacing: wide },
];

/** Shades a shape in as many fields as there are conditions; each condition has its own pattern in all of a family. */
export function shading(outline: readonly Point[], numbers: readonly number[]): Primitive[] {
  return fieldsOf(outline, numbers.length).flatMap((field, index) => {
    const pattern = patterns[(numbers[index] ?? 0) % patterns.length] ?? 'solid';
    const edge = numbers.length > 1 ? [polygon(field, 'none', 1)] : [];
    return [...filled(field, pattern), ...edge];
  });
}

function filled(field: readonly Point[], pattern: Pattern): Primitive[] {
  if (pattern === 'solid') return [polygon(field, 'ink', 0)];
  if (pattern === 'dots') return dotsIn(field);
  return pattern.angles.map((angle) => strokes(hatch(field, angle, pattern.spacing), 1.2));
}

/** One field, two halves, quarters, or from five on upright strips. */
function fieldsOf(outline: readonly Point[], count: number): Point[][] {
  if (count <= 1) return count === 1 ? [[...outline]] : [];
  const { left, right, top, bottom } = boundsOf(outline);
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const part = (l: number, r: number, t: number, b: number) =>
    within(outline, { left: l, right: r, top: t, bottom: b });
  if (count === 2) return [part(left, x, top, bottom), part(x, right, top, bottom)];
  if (count <= 4) {
    const quarters = [
      part(left, x, top, y),
      part(x, right, top, y),
      part(x, right, y, bottom),
      part(left, x, y, bottom),
    ];
    return quarters.slice(0, count);
  }
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, index) => part(left + index * step, left + (index + 1) * step, top, bottom));
}

type Bounds = { left: number; right: number; top: number; bottom: number };

function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The part of a convex shape within bounds. */
function within(shape: readonly Point[], { left, right, top, bottom }: Bounds): Point[] {
  const sides: ((point: Point) => number)[] = [
    ({ x }) => x - left,
    ({ x }) => right - x,
    ({ y }) => y - top,
    ({ y }) => bottom - y,
  ];
  return sides.reduce<Point[]>(cut, [...shape]);
}

/** Keeps the part of a convex shape where `inside` is not negative. */
function cut(shape: Point[], inside: (point: Point) => number): Point[] {
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const [here, there] = [inside(point), inside(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }];
  });
}

/** Parallel lines that end at the edges of a convex shape. The same lines go on from field to field. */
function hatch(field: readonly Point[], angle: number, spacing: number): Segment[] {
  const turn = (angle * Math.PI) / 180;
  const along = { x: Math.cos(turn), y: -Math.sin(turn) };
  const away = ({ x, y }: Point) => x * -along.y + y * along.x;
  const distances = field.map(away);
  const first = Math.ceil(Math.min(...distances) / spacing) * spacing;
  const last = Math.max(...distances);
  const found: Segment[] = [];
  for (let distance = first; distance < last; distance += spacing) {
    const ends = field.flatMap((point, index) => {
      const next = field[(index + 1) % field.length] ?? point;
      const [here, there] = [away(point) - distance, away(next) - distance];
      if (here >= 0 === there >= 0) return [];
      const share = here / (here - there);
      return [{ x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }];
    });
    const [from, to] = ends;
    if (from && to) found.push([from, to]);
  }
  return found;
}

function dotsIn(field: readonly Point[]): Primitive[] {
  const { left, right, top, bottom } = boundsOf(field);
  const size = 1.3;
  const step = 5.5;
  const dots: Point[] = [];
  for (let y = Math.ceil(top / step) * step; y < bottom; y += step) {
    for (let x = Math.ceil(left / step) * step; x < right; x += step) {
      if (isDeepIn(field, { x, y }, size)) dots.push({ x, y });
    }
  }
  return dots.length > 0 ? [circles(dots, size, 'ink', 0)] : [];
}

function isDeepIn(field: readonly Point[], point: Point, depth: number): boolean {
  const around = [
    { x: point.x - depth, y: point.y },
    { x: point.x + depth, y: point.y },
    { x: point.x, y: point.y - depth },
    { x: point.x, y: point.y + depth },
  ];
  const turns = (each: Point) =>
    field.map((from, index) => {
      const to = field[(index + 1) % field.length] ?? from;
      return (to.x - from.x) * (each.y - from.y) - (to.y - from.y) * (each.x - from.x);
    });
  return around.every((each) => turns(each).every((turn) => turn >= 0) || turns(each).every((turn) => turn <= 0));
}
