import { cancerLexicon } from './lexicon-cancer.ts';
import { otherLexicon } from './lexicon-other.ts';

const lexicon = { ...cancerLexicon, ...otherLexicon };
/** What all forms of a word stand for: `breast` for “seno” and “mammary”, too. */
export type Meaning = keyof typeof lexicon;

/** The meanings of each form, in both languages: people mix them. */
export const meaningsOf: ReadonlyMap<string, ReadonlySet<Meaning>> = byForm();

function byForm(): Map<string, Set<Meaning>> {
  const found = new Map<string, Set<Meaning>>();
  for (const [meaning, forms] of Object.entries(lexicon)) {
    for (const form of forms.join(' ').split(' ')) {
      found.set(form, (found.get(form) ?? new Set()).add(meaning as Meaning));
    }
  }
  return found;
}
