import type { Layout, PlacedArrow, PlacedBox, Point } from '../layout/geometry.ts';
import { padding } from '../layout/elk-graph.ts';
import type { Sheet } from '../layout/sheets.ts';
import type { Line, LineKind, TextBlock } from '../layout/text-block.ts';
import { escape } from './escape.ts';

/** How a picture is drawn beside its layout. */
export type Drawing = {
  /** Whether it is drawn in parts: what is below the first screen is marked, so that the page can show it after the rest. */
  isInParts?: boolean;
  /** Says in a sentence what the picture shows, for who can't see it. */
  label: string;
  /** Whether an arrow is that of a failure. */
  fails: (branchId: string) => boolean;
  /** What has become of a state or of one of an arrow's branches, as a class of its element. */
  markOf?: (id: string) => string | undefined;
  /** A part of the picture, to be shown alone; all of it where none is named. */
  sheet?: Sheet;
  /** Stands before all else in the picture: its styles, where it is a file of its own. */
  style?: string;
};

/**
 * A picture as SVG. Boxes and arrows carry the ids of the states and branches that they show. Each of them is a line, as are the first and
 * the last tag: the page puts a picture in a few lines at a time.
 */
export function renderSvg({ width, height, boxes, arrows }: Layout, drawing: Drawing): string {
  const { label, style, sheet = { y: 0, height } } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="flow" lang="en" role="img" aria-label="${escape(label)}" width="${width}" height="${n(sheet.height)}" viewBox="0 ${n(sheet.y)} ${width} ${n(sheet.height)}">`,
    ...(style === undefined ? [] : [`<style>${style}</style>`]),
    ...boxes.map((box) => renderBox(box, drawing)),
    ...arrows.map((arrow) => renderArrow(arrow, drawing)),
    ...boxes.filter(isOpen).map(renderHead),
    '</svg>',
  ].join('\n');
}

function renderBox({ box, x, y, width, height, block }: PlacedBox, { markOf, isInParts }: Drawing): string {
  const mark = [box.id, ...box.hidden.branches].map((id) => markOf?.(id)).find((each) => each !== undefined);
  const classes = [
    'box',
    box.kind,
    box.isInitial ? 'begins' : '',
    box.isParallel ? 'parallel' : '',
    mark ?? '',
    later(y, isInParts),
  ].filter(Boolean);
  return [
    `<g class="${classes.join(' ')}" data-state="${escape(box.id)}">`,
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`,
    ...(isOpen({ box }) ? [] : renderBlock(block, x + padding, y + padding, markOf)),
    '</g>',
  ].join('');
}

/** As tall as the part of a picture that is drawn first, in pixels: what a phone shows of it. */
const firstScreen = 420;

function later(top: number, isInParts = false): string {
  return isInParts && top > firstScreen ? 'later' : '';
}

/** What stands at the top of a group is drawn above the arrows that lead through it. */
function renderHead({ box, x, y, block }: PlacedBox): string {
  return `<g class="head" data-state="${escape(box.id)}">${renderBlock(block, x + padding, y + padding).join('')}</g>`;
}

function isOpen({ box: { kind } }: Pick<PlacedBox, 'box'>): boolean {
  return kind === 'group' || kind === 'choice';
}

function renderArrow({ arrow, points, label }: PlacedArrow, { fails, markOf, isInParts }: Drawing): string {
  const branches = [...arrow.forth, ...arrow.back, ...arrow.inherited];
  const mark = branches.map((id) => markOf?.(id)).find((each) => each !== undefined);
  const top = Math.min(...points.map(({ y }) => y));
  const isRule = arrow.inherited.length > 0;
  const on = [...arrow.forth, ...arrow.inherited];
  const classes = [
    'arrow',
    on.every(fails) ? 'fails' : '',
    arrow.back.slice(0, 1).some(fails) ? 'back-fails' : '',
    isRule ? 'rule' : '',
    mark ?? '',
    later(top, isInParts),
  ].filter(Boolean);
  return [
    `<g class="${classes.join(' ')}"${branchesData(branches)}>`,
    `<path d="${pathOf(points)}"/>`,
    tip(points.at(-2), points.at(-1), on.some(fails)),
    ...(arrow.back.length > 0 ? [tip(points[1], points[0], arrow.back.some(fails))] : []),
    ...(label === undefined ? [] : [...renderBlock(label.block, label.x + 2, label.y + 1)]),
    '</g>',
  ].join('');
}

function renderBlock({ lines }: TextBlock, x: number, y: number, markOf?: Drawing['markOf']): string[] {
  return lines.map(
    ({ kind, text, language, branches, y: line }) =>
      `<text class="${[kind, language, branches?.map((id) => markOf?.(id)).find(Boolean)].filter(Boolean).join(' ')}"${englishMark(kind, language)}${branches === undefined ? '' : branchesData(branches)} x="${n(x)}" y="${n(y + line)}">${escape(text)}</text>`,
  );
}

/** What a state is, is told in English alone. */
function englishMark(kind: LineKind, language: Line['language']): string {
  return kind === 'text' && language === undefined ? ' lang="en"' : '';
}

/** Says in the page which branches an element shows. */
export function branchesData(branches: readonly string[]): string {
  return ` data-branches="${escape(branches.join('|'))}"`;
}

/** The line with its corners rounded a little. */
function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${n(point.x)} ${n(point.y)}`;
      if (!after) return `L${n(point.x)} ${n(point.y)}`;
      const [start, end] = [towards(point, before), towards(point, after)];
      return `L${n(start.x)} ${n(start.y)}Q${n(point.x)} ${n(point.y)} ${n(end.x)} ${n(end.y)}`;
    })
    .join('');
}

function towards(from: Point, to: Point, most = 6): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = Math.min(most, length / 2) / length;
  return { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
}

/** The head of an arrow: marked where one of the ways in its direction is taken since something has failed. */
function tip(from: Point | undefined, to: Point | undefined, fails: boolean): string {
  if (!from || !to) return '';
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (turn: number) => `${n(to.x - 9 * Math.cos(angle + turn))} ${n(to.y - 9 * Math.sin(angle + turn))}`;
  return `<path class="tip${fails ? ' fails' : ''}" d="M${n(to.x)} ${n(to.y)}L${corner(0.42)}L${corner(-0.42)}Z"/>`;
}

/** A number with one decimal at most: the same on every machine. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
