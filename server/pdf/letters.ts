import type PDFDocument from 'pdfkit';
import type { FontName } from './style.ts';

/** Shows a text with the letters that a font has. No letter vanishes: one that is missing is a box, and that is said. */
export function createLetters(doc: InstanceType<typeof PDFDocument>) {
  let isIncomplete = false;
  return {
    shown(text: string, font: FontName): string {
      doc.font(font);
      return Array.from(text.normalize('NFC'), (char) => {
        if (/\s/.test(char) || has(doc, char)) return char;
        isIncomplete = true;
        return '□';
      }).join('');
    },
    isIncomplete: () => isIncomplete,
  };
}

/** Whether the font in use has a glyph of its own for a character. pdfkit keeps the opened font to itself. */
function has(doc: InstanceType<typeof PDFDocument>, char: string): boolean {
  const used: unknown = Reflect.get(doc, '_font');
  const opened: unknown = typeof used === 'object' && used !== null ? Reflect.get(used, 'font') : undefined;
  if (typeof opened !== 'object' || opened === null || !('hasGlyphForCodePoint' in opened)) return true;
  const { hasGlyphForCodePoint } = opened;
  return typeof hasGlyphForCodePoint !== 'function' || hasGlyphForCodePoint.call(opened, char.codePointAt(0)) === true;
}
