/** A regular expression, taken apart. */
export type Node =
  | { kind: 'character'; fits: (character: string) => boolean }
  | { kind: 'sequence' | 'choice'; parts: readonly Node[] }
  | { kind: 'repeat'; part: Node; min: number; max: number };

/** The parts of a regular expression that stands for a whole text; undefined for what is not known here, or is none. */
export function parsed(source: string): Node | undefined {
  // What is no regular expression in JavaScript either is none.
  try {
    new RegExp(source, 'u');
  } catch {
    return undefined;
  }
  const reader: Reader = { signs: Array.from(source), at: 0, depth: 0 };
  const node = choice(reader);
  return node && reader.at === reader.signs.length ? node : undefined;
}

type Reader = { signs: readonly string[]; at: number; depth: number };

function choice(reader: Reader): Node | undefined {
  const parts: Node[] = [];
  do {
    const part = sequence(reader);
    if (!part) return undefined;
    parts.push(part);
  } while (took(reader, '|'));
  return parts.length === 1 ? parts[0] : { kind: 'choice', parts };
}

function sequence(reader: Reader): Node | undefined {
  const parts: Node[] = [];
  // The whole text is meant anyway: what is said at the ends of a branch says nothing more.
  if (reader.depth === 0) took(reader, '^');
  while (!isAtEnd(reader)) {
    const part = atom(reader);
    const repeated = part && repetition(reader, part);
    if (!repeated) return undefined;
    parts.push(repeated);
  }
  if (reader.depth === 0) took(reader, '$');
  return { kind: 'sequence', parts };
}

function isAtEnd({ signs, at, depth }: Reader): boolean {
  const [sign, following] = signs.slice(at, at + 2);
  if (depth === 0 && sign === '$') return following === undefined || following === '|';
  return sign === undefined || sign === '|' || sign === ')';
}

function atom(reader: Reader): Node | undefined {
  const sign = next(reader);
  if (sign === '(') {
    if (took(reader, '?') && !took(reader, ':')) return undefined;
    reader.depth += 1;
    const inner = choice(reader);
    reader.depth -= 1;
    return inner && took(reader, ')') ? inner : undefined;
  }
  if (sign === '.') return { kind: 'character', fits: (character) => !/[\n\r\u2028\u2029]/.test(character) };
  if (sign === '[') return set(reader);
  if (sign === '\\') return escape(next(reader));
  return sign === undefined || '^$*+?{}])'.includes(sign) ? undefined : literal(sign);
}

/** A set such as `[^a-z\d]`: no way through it but one, so JavaScript's own may judge a character by it. */
function set(reader: Reader): Node | undefined {
  let source = '[';
  for (let sign = next(reader); sign !== undefined; sign = next(reader)) {
    source += sign;
    if (sign === ']') return single(source);
    if (sign === '\\') source += next(reader) ?? '';
  }
  return undefined;
}

function escape(sign: string | undefined): Node | undefined {
  if (sign === undefined) return undefined;
  if ('dDwWsStnrfv'.includes(sign)) return single(`\\${sign}`);
  return /[\p{L}\p{N}]/u.test(sign) ? undefined : literal(sign);
}

function literal(sign: string): Node {
  return { kind: 'character', fits: (character) => character === sign };
}

function single(source: string): Node | undefined {
  try {
    const one = new RegExp(`^${source}$`, 'u');
    return { kind: 'character', fits: (character) => one.test(character) };
  } catch {
    return undefined;
  }
}

function repetition(reader: Reader, part: Node): Node | undefined {
  const sign = reader.signs[reader.at];
  const bounds = sign === '*' ? [0, Infinity] : sign === '+' ? [1, Infinity] : sign === '?' ? [0, 1] : undefined;
  if (bounds) reader.at += 1;
  const [min, max] = bounds ?? (sign === '{' ? counts(reader) : []) ?? [];
  if (min === undefined || max === undefined) return sign === '{' ? undefined : part;
  // How greedy it is changes what is found, and not whether the whole text is of this form.
  took(reader, '?');
  return { kind: 'repeat', part, min, max };
}

/** `{2}`, `{2,}`, `{2,5}`. */
function counts(reader: Reader): [number, number] | undefined {
  const rest = reader.signs.slice(reader.at, reader.at + 12).join('');
  const [whole, min, comma, max] = /^\{(\d{1,4})(,)?(\d{1,4})?\}/.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  reader.at += whole.length;
  return [Number(min), max === undefined ? (comma ? Infinity : Number(min)) : Number(max)];
}

function next(reader: Reader): string | undefined {
  const sign = reader.signs[reader.at];
  reader.at += 1;
  return sign;
}

function took(reader: Reader, wanted: string): boolean {
  if (reader.signs[reader.at] !== wanted) return false;
  reader.at += 1;
  return true;
}
