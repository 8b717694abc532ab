import type { Locale, Words } from '#domain/words.ts';
import type { Wording } from '../layout/content.ts';
import { quotedTitle } from '../titles/titles.ts';
import type { Note } from '../told/types.ts';

/** A note in a sentence: what happens, how many are alike, and where it leads, by titles in either language. */
export function noteText(note: Note, wording: Wording): Words {
  const [sentence, places] = [noteSentence(note, wording), notePlaces(note)];
  return { en: sentence.en + places.en, es: sentence.es + places.es };
}

/** What happens, and how many are alike. */
export function noteSentence({ branches: [first, ...others] }: Note, { sentenceOf }: Wording): Words {
  const alike = others.length > 0 ? ` +${others.length}` : '';
  const { en, es } = first === undefined ? { en: '', es: '' } : sentenceOf(first);
  return { en: en + alike, es: es + alike };
}

/** Where a note leads, to stand behind its sentence; nothing where it leads nowhere. */
export function notePlaces({ to }: Note): Words {
  const textIn = (language: Locale, and: (more: number) => string) => {
    const [place, ...places] = to.map((id) => quotedTitle(id, language));
    if (place === undefined) return '';
    return ` → ${place}${places.length > 0 ? and(places.length) : ''}`;
  };
  return { en: textIn('en', (more) => ` and ${more} more`), es: textIn('es', (more) => ` y ${more} más`) };
}
