/** A place in the picture, in its units; y grows downwards. */
export type Point = { x: number; y: number };
