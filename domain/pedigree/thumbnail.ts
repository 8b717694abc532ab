import type { FamilyHistory } from '../family-history.ts';
import { laidOut, symbolsOf, type Drawing } from './drawing.ts';
import { drawnLine } from './drawn-lines.ts';
import type { Pedigree } from './graph.ts';
import { textSize } from './labels.ts';
import { strokes, type Primitive } from './primitives.ts';
import type { Saying } from './words.ts';

/** A family, drawn to be shown so small that its words can't be read. */
export type Thumbnail = Pick<Drawing, 'width' | 'height' | 'parts'>;

/**
 * Draws a pedigree of the same size as `drawingOf`, without words: symbols, lines, and the signs that stand in and at them, such as a
 * question mark or the number of people. It has a few pieces for all of the family instead of several for each person, so that a slow
 * phone draws it anew while somebody answers.
 */
export function thumbnailOf(pedigree: Pedigree, history: FamilyHistory, saying: Saying): Thumbnail {
  const { picture, layout } = laidOut(pedigree, history, saying);
  const lines = layout.lines.flatMap((each) => drawnLine(each, picture, saying)).filter(isSign);
  const symbols = symbolsOf(picture, layout).map(({ symbol }) => symbol.filter(isSign));
  return {
    ...{ width: layout.width, height: layout.height },
    parts: [...withJoinedPaths(lines), ...joined(symbols)],
  };
}

/** Signs are drawn larger than words. */
function isSign(part: Primitive): boolean {
  return part.type !== 'text' || part.size > textSize;
}

/** Drawings that stand beside each other, layer by layer: in each layer, what looks alike becomes one piece. */
function joined(drawings: readonly (readonly Primitive[])[]): Primitive[] {
  const layers = Math.max(0, ...drawings.map(({ length }) => length));
  return Array.from({ length: layers }, (_, layer) =>
    withJoinedPaths(drawings.flatMap((parts) => parts[layer] ?? [])),
  ).flat();
}

type Path = Extract<Primitive, { type: 'path' }>;

function withJoinedPaths(parts: readonly Primitive[]): Primitive[] {
  const drawn = parts.map(asPath);
  const isPath = (part: Primitive): part is Path => part.type === 'path';
  const alike = Map.groupBy(drawn.filter(isPath), ({ fill, width }) => `${fill} ${width}`);
  return [
    ...[...alike.values()].flatMap((paths) => {
      const [first] = paths;
      return first ? [{ ...first, d: paths.map(({ d }) => d).join('') }] : [];
    }),
    ...drawn.filter((part) => !isPath(part)),
  ];
}

/** A line as a path, which others can join; not a dashed one, as paths have no dashes. */
function asPath(part: Primitive): Primitive {
  return part.type === 'line' && !part.dash ? strokes([[part.from, part.to]], part.width) : part;
}
