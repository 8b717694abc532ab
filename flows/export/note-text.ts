import type { Wording } from '../layout/content.ts';
import { quotedTitle } from '../titles/titles.ts';
import type { Note } from '../told/types.ts';

/** A note in a sentence: what happens, how many are alike, and where it leads. */
export function noteText({ branches: [first, ...others], to }: Note, { sentenceOf }: Wording): string {
  const alike = others.length > 0 ? ` +${others.length}` : '';
  const [place, ...places] = to.map(quotedTitle);
  if (place === undefined) return `${first === undefined ? '' : sentenceOf(first)}${alike}`;
  const more = places.length > 0 ? ` and ${places.length} more` : '';
  return `${first === undefined ? '' : sentenceOf(first)}${alike} → ${place}${more}`;
}
