import type { PdfDocument } from './model.ts';
import type { Tree } from './pedigree-tree.ts';

/** What is drawn as a file: data alone, since it goes to another thread. All that is to be read in it is in it. */
export type Drawable = { kind: 'document'; document: PdfDocument } | { kind: 'tree'; tree: Tree; as: 'pdf' | 'svg' };
