import type { FieldProblem } from '../problem.ts';
import type { Words } from '../words.ts';

/**
 * A signature as it was drawn: each stroke is x and y of its points, in turn, in a box of this size. Kept as lines and not
 * as a picture, it is sharp at any size.
 */
export type Drawing = { width: number; height: number; strokes: number[][] };

/** The box that signatures are drawn in, in its own units, however large it is on a screen. */
export const drawingBox = { width: 600, height: 200 } as const;

/** A long name drawn slowly takes some 600 points. */
const mostPoints = 3000;

/** A dot, a tick or an accidental touch is no signature: what is drawn spans this much of the box, and is this long. */
const least = { span: 40, length: 100 };

/** What keeps a drawing from being a signature. */
export function checkDrawing({ width, height, strokes }: Drawing): FieldProblem[] {
  const points = strokes.flatMap(pointsOf);
  const isWhole = strokes.every((stroke) => stroke.length >= 2 && stroke.length % 2 === 0);
  const isInside = points.every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
  const isTheBox = width === drawingBox.width && height === drawingBox.height;
  if (!isWhole || !isInside || !isTheBox) return [{ path, message: notDrawn }];
  if (points.length > mostPoints) return [{ path, message: tooMuch }];
  const span = Math.max(extent(points.map(([x]) => x)), extent(points.map(([, y]) => y)));
  const length = strokes.reduce((sum, stroke) => sum + lengthOf(pointsOf(stroke)), 0);
  return span >= least.span && length >= least.length ? [] : [{ path, message: notDrawn }];
}

/** One stroke of a pen as an SVG path: through the middles between its points, so that no corner shows. */
export function pathOfStroke(stroke: readonly number[]): string {
  const points = pointsOf(stroke);
  const [first = [0, 0], ...others] = points;
  const curves = others.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = others[index + 1] ?? [x, y];
    return `Q${String(x)} ${String(y)} ${String((x + nextX) / 2)} ${String((y + nextY) / 2)}`;
  });
  // A dot has no length of its own; a round pen shows it.
  return `M${first.join(' ')}${curves.join('')}L${(points.at(-1) ?? first).join(' ')}`;
}

type Point = [x: number, y: number];

function pointsOf(stroke: readonly number[]): Point[] {
  return Array.from({ length: stroke.length / 2 }, (_, index) => [stroke[index * 2] ?? 0, stroke[index * 2 + 1] ?? 0]);
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
}

function extent(values: readonly number[]): number {
  return (
    values.reduce((max, value) => Math.max(max, value), -Infinity) -
    values.reduce((min, value) => Math.min(min, value), Infinity)
  );
}

const path = '/signature/drawing';
const notDrawn: Words = {
  en: 'Draw your name in the box. A dot or a short line is not enough.',
  es: 'Dibuje su nombre en el recuadro. Un punto o una línea corta no basta.',
};
const tooMuch: Words = {
  en: 'This drawing has too many lines. Clear the box and draw your name once.',
  es: 'Este dibujo tiene demasiadas líneas. Borre el recuadro y dibuje su nombre una vez.',
};
