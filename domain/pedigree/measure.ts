/** Advance widths of Helvetica (and Arial) in thousandths of the size, from U+0020 on. The fonts we draw with are no wider. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
/** Bold letters are a little wider. */
const boldness = 1.08;

/** About how wide a text is, in the units of `size`. Letters that are not known count as wide ones. */
export function widthOf(text: string, size: number, isBold = false): number {
  // A letter with its marks is as wide as the letter.
  const letters = Array.from(text.normalize('NFD').replace(/[\p{M}\u{AD}]/gu, ''));
  const sum = letters.reduce((total, letter) => total + widthOfLetter(letter), 0);
  return (sum / 1000) * size * (isBold ? boldness : 1);
}

/** A space at which no line is broken. */
export const noBreak = '\u{A0}';

/** Where a word may be parted that has no room on one line. */
export const softHyphen = '\u{AD}';

/**
 * Breaks a text into lines that are no wider than `most`: at spaces, after hyphens, and within a word that is too long
 * alone, at its soft hyphen if it has one; not at a space of `noBreak`, unless its words have no room on one line.
 */
export function wrapped(text: string, size: number, most: number, isBold = false): string[] {
  const fits = (each: string) => widthOf(each, size, isBold) <= most;
  if (fits(text)) return [shown(text)].filter((each) => each !== '');
  const pieces = text
    .split(/(?<=[^\S\u{A0}])|(?<=\p{L}-)(?=\p{L})/u)
    .flatMap((piece) => (fits(piece.trim()) ? [piece] : piece.split(/(?<=\u{AD})/u)))
    .flatMap((piece) => (fits(piece.trim()) ? [piece] : piece.split(/(?<=\u{A0})/u)))
    .flatMap((piece) => broken(piece, fits));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + piece).trim())) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map(shown).filter((each) => each !== '');
}

function shown(line: string): string {
  return line
    .replace(/\u{AD}$/u, '-')
    .replaceAll(softHyphen, '')
    .replaceAll(noBreak, ' ')
    .trim();
}

function broken(piece: string, fits: (each: string) => boolean): string[] {
  if (fits(piece.trim())) return [piece];
  const letters = Array.from(piece);
  let end = letters.length - 1;
  while (end > 1 && !fits(`${letters.slice(0, end).join('')}-`)) end -= 1;
  return [`${letters.slice(0, end).join('')}-`, ...broken(letters.slice(end).join(''), fits)];
}

function widthOfLetter(letter: string): number {
  const code = letter === noBreak ? 0x20 : (letter.codePointAt(0) ?? 0);
  return widths[code - 0x20] ?? (code < 0x2e80 ? 800 : 1000);
}
