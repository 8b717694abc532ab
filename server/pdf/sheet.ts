import type PDFDocument from 'pdfkit';
import { breakLongWords } from './long-words.ts';
import { look, type FontName } from './style.ts';

type Tag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure';
type Element = PDFKit.PDFStructureElement;
export type Style = { font?: FontName; size?: number; color?: string; gap?: number };
type TextBox = { x?: number; width?: number };

/** The paper that blocks are drawn on: text in styles, marked with what it is, so that a screen reader can read the document. */
export type Sheet = ReturnType<typeof createSheet>;

/** @param shown gives a text as the fonts can show it */
export function createSheet(doc: InstanceType<typeof PDFDocument>, shown: (text: string, font: FontName) => string) {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const left = look.page.side;
  const width = look.page.width - 2 * look.page.side;

  function use({ font = 'text', size = look.size.body, color = look.ink, gap = look.gap.line }: Style) {
    doc.font(font).fontSize(size).fillColor(color);
    return { lineGap: gap };
  }

  function fitted(text: string, { font = 'text' }: Style, wide: number): string {
    return breakLongWords(shown(text, font), wide, (part) => doc.widthOfString(part));
  }

  return {
    doc,
    left,
    width,
    /** Adds an element to the document's structure, below another one or at its top. */
    element(tag: Tag, options: PDFKit.Mixins.StructureElementOptions = {}, parent: Element = root): Element {
      const element = doc.struct(tag, options);
      parent.add(element);
      return element;
    },
    /** Writes a paragraph at the place where the last one has ended. */
    write(
      text: string,
      style: Style,
      tag: Tag,
      { x = left, width: wide = width }: TextBox = {},
      parent: Element = root,
    ) {
      const options = { ...use(style), width: wide };
      const words = fitted(text, style, wide);
      parent.add(doc.struct(tag, {}, () => void doc.text(words, x, doc.y, options)));
    },
    /** The height that a text will take. */
    heightOf(text: string, style: Style, wide = width): number {
      const options = { ...use(style), width: wide };
      return doc.heightOfString(fitted(text, style, wide), options);
    },
    /** Draws what is decoration, which a screen reader passes over. */
    decorate(draw: () => void) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    /** Goes on to a new page where there is no room for so much. What is taller than a page begins where it is. */
    keep(height: number) {
      const room = look.page.height - look.page.bottom - doc.y;
      const page = look.page.height - look.page.bottom - look.page.top;
      if (height > room && height < page) doc.addPage();
    },
    space(points: number) {
      doc.y += points;
    },
    end() {
      root.end();
    },
  };
}
