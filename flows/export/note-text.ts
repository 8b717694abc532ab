import type { Locale, Words } from '#domain/words.ts';
import type { Wording } from '../layout/content.ts';
import { quotedTitle } from '../titles/titles.ts';
import type { Note } from '../told/types.ts';

/** A note in a sentence: what happens, how many are alike, and where it leads, by titles in either language. */
export function noteText({ branches: [first, ...others], to }: Note, { sentenceOf }: Wording): Words {
  const alike = others.length > 0 ? ` +${others.length}` : '';
  const textIn = (language: Locale, and: (more: number) => string) => {
    const said = `${first === undefined ? '' : sentenceOf(first)[language]}${alike}`;
    const [place, ...places] = to.map((id) => quotedTitle(id, language));
    if (place === undefined) return said;
    return `${said} → ${place}${places.length > 0 ? and(places.length) : ''}`;
  };
  return { en: textIn('en', (more) => ` and ${more} more`), es: textIn('es', (more) => ` y ${more} más`) };
}
