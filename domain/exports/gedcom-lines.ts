/** A line of a GEDCOM file, before it is written: long ones become several. */
export type Line = { level: number; tag: string; value?: string };

/** An age as GEDCOM has it. */
export function inYears(age: number): string {
  return age === 0 ? 'INFANT' : `${age}y`;
}

/** One line of a record. */
export function line(level: number, tag: string, value?: string): Line {
  return { level, tag, ...(value !== undefined && { value }) };
}

/** The first line of a record that others point to. */
export function record(id: string | undefined, tag: string): Line[] {
  return [line(0, `@${id ?? ''}@ ${tag}`)];
}

/** A pointer stands as it is; in what people wrote an @ is doubled, line ends are spaces, and long text goes on by CONC. */
export function written({ level, tag, value }: Line): string[] {
  if (value === undefined) return [`${level} ${tag}\r\n`];
  if (/^@[A-Z]\d+@$/.test(value) && isPointer.has(tag)) return [`${level} ${tag} ${value}\r\n`];
  const [first = '', ...more] = pieces(value.replace(/\s+/g, ' ').trim()).map((piece) => piece.replaceAll('@', '@@'));
  return [`${level} ${tag} ${first}\r\n`, ...more.map((piece) => `${level + 1} CONC ${piece}\r\n`)];
}

const isPointer = new Set(['FAMC', 'FAMS', 'HUSB', 'WIFE', 'CHIL', 'ASSO', 'SUBM']);

/** A line has at most 255 characters in all, also once each @ is doubled. A piece neither begins nor ends with a space: readers drop those. */
function pieces(value: string): string[] {
  const found: string[] = [];
  let piece = '';
  for (const letter of value) {
    if (piece.length >= 110 && letter !== ' ' && !piece.endsWith(' ')) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}
