import type { PdfDocument } from '../documents/pdf/model.ts';
import type { Tree } from '../famgenix/drawn.ts';

/** What is drawn as a file: data alone, since it goes to another thread. All that is to be read in it is in it. */
export type Drawable = { kind: 'document'; document: PdfDocument } | { kind: 'tree'; tree: Tree; as: 'pdf' | 'svg' };
