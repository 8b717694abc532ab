import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/**
 * How a text is set. Pictures are shown in whatever sans-serif font a device has: they are measured in the widest of the usual
 * ones, so that no label is cut in any.
 */
export type Face = { size: number; isBold: boolean };

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const regular = new PDFDocument().font(fileOf('DejaVuSans'));
const bold = new PDFDocument().font(fileOf('DejaVuSans-Bold'));

/** The width of a text in pixels. */
export function widthOf(text: string, { size, isBold }: Face): number {
  return (isBold ? bold : regular).fontSize(size).widthOfString(text);
}

/** Breaks a text into lines that are no wider than this: never at a no-break space, and within a word only where that alone is wider. */
export function wrap(text: string, width: number, face: Face): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0]+/).flatMap((each) => breakWord(each, width, face))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, width: number, face: Face): readonly string[] {
  if (word.length < 2 || widthOf(word, face) <= width) return [word];
  let fits = word.length - 1;
  while (fits > 1 && widthOf(word.slice(0, fits), face) > width) fits -= 1;
  return [word.slice(0, fits), ...breakWord(word.slice(fits), width, face)];
}
