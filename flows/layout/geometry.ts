import type { Arrow, Box, FlowPicture } from '../told/types.ts';
import type { TextBlock } from './text-block.ts';

export type Point = { x: number; y: number };
export type Rectangle = Point & { width: number; height: number };

/** A box where it stands, with its text relative to its corner. */
export type PlacedBox = Rectangle & { box: Box; block: TextBlock };

/** An arrow as the corners of its line, from where it leaves to where it points, with its label where it stands. */
export type PlacedArrow = {
  arrow: Arrow;
  points: readonly Point[];
  label: (Rectangle & { block: TextBlock }) | undefined;
};

/** A told picture with everything in its place, in pixels. */
export type Layout = {
  told: FlowPicture;
  width: number;
  height: number;
  boxes: readonly PlacedBox[];
  arrows: readonly PlacedArrow[];
};
