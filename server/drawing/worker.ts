import { renderPdf } from '../documents/pdf/render.ts';
import { drawnTree } from '../famgenix/drawn.ts';
import { pedigreePdf } from '../famgenix/pdf.ts';
import type { Drawable } from './drawable.ts';

/** Draws a PDF. Runs in threads of its own: a page is set letter by letter, and nobody else is to wait for that. */
export default function draw(drawable: Drawable): Promise<Uint8Array> {
  if (drawable.kind === 'document') return renderPdf(drawable.document);
  const { tree } = drawable;
  return pedigreePdf({ ...drawnTree(tree), drawnAt: tree.drawnAt, locale: tree.locale });
}
