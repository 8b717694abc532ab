import type { Kind } from '../family-history/relative-titles.ts';
import { kinWords, type KinWords } from '../family-history/kin.ts';
import type { Locale, Words } from '../words.ts';
import type { PedigreeRelation } from './graph.ts';

type KindWords = Readonly<Record<Kind, KinWords>>;

const you: KinWords = { one: { en: 'You', es: 'Usted' }, many: { en: 'You', es: 'Usted' } };

/** What somebody is to the member, and several of them. */
export const kindWords: Readonly<Record<PedigreeRelation, KindWords>> = {
  ...kinWords,
  self: { woman: you, man: you, neutral: you },
  'other-parent': kinWords.partner,
};

/** The short forms beside the symbols; the key says in plain words what they mean. */
export const shortTexts = {
  age: { en: '{age} y', es: '{age} a' },
  died: { en: 'd.', es: 'f.' },
  diedAt: { en: 'd. {age} y', es: 'f. {age} a' },
  gene: { en: 'gene: {name}', es: 'gen: {name}' },
  onset: { en: '{condition} dx {age}', es: '{condition} dx {age}' },
  onsetDecade: { en: '{condition} dx {decade}s', es: '{condition} dx {decade}–{end}' },
  onsetChildhood: { en: '{condition} dx <10', es: '{condition} dx <10' },
  bilateral: { en: 'bilat {condition}', es: '{condition} bilat' },
  moreThanOne: { en: '{condition} ×2+', es: '{condition} ×2+' },
  sideUnknown: { en: 'side?', es: '¿lado?' },
  'first-cousins': { en: '1st cousins', es: 'primos 1.º' },
  'second-cousins': { en: '2nd cousins', es: 'primos 2.º' },
  other: { en: 'related', es: 'parientes' },
  unknown: { en: 'degree ?', es: 'grado ?' },
  member: { en: 'P', es: 'P' },
} as const satisfies Readonly<Record<string, Words>>;

/** A language, and whether the names of people are left out. */
export type Saying = { locale: Locale; withNames: boolean };
