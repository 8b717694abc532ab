import { sheetOf } from '#domain/pedigree/page.ts';
import { svgOf } from '#domain/pedigree/svg.ts';
import type { Drawable } from './drawable.ts';
import { drawnTree } from './pedigree-tree.ts';
import { pedigreePdf } from './pedigree.ts';
import { renderPdf } from './render.ts';

/**
 * Draws a file. Runs in threads of its own: a page is set letter by letter, a large family is laid out, and nobody else is to
 * wait for that.
 */
export default async function draw(drawable: Drawable): Promise<Uint8Array> {
  if (drawable.kind === 'document') return renderPdf(drawable.document);
  const { tree, as } = drawable;
  const { drawnAt, locale } = tree;
  const drawing = drawnTree(tree);
  if (as === 'svg') return Buffer.from(svgOf(sheetOf(drawing, drawnAt, locale), locale), 'utf8');
  return pedigreePdf({ drawing, drawnAt, locale });
}
