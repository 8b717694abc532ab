import type { Locale } from './words.ts';

/** Texts for patients are meant for readers of this grade, or of a lower one. */
export const highestGrade = 8;

/** Of fewer words a formula says how long they are, and not how hard the text is. */
const enoughWords = 12;

/**
 * The school grade that a reader needs for a text, as a whole number from 1 on; undefined where the text is too short to tell.
 * English: Flesch-Kincaid grade level (Kincaid et al., Navy Research Branch Report 8-75, 1975). Spanish: Crawford's formula for
 * texts of the first grades (Lectura y Vida 10(4), 1989); what it says above grade 6 is drawn out from those. Syllables are
 * counted by rules, not by a dictionary: a hint, not a measure.
 */
export function readingGrade(text: string, locale: Locale): number | undefined {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  if (words.length < enoughWords) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, locale), 0);
  const grade =
    locale === 'en'
      ? 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
      : -0.205 * (100 * (sentences.length / words.length)) + 0.049 * (100 * (syllables / words.length)) - 3.407;
  return Math.max(1, Math.round(grade));
}

/** The sentence that raises the grade of a text most, where it has more than one that can be told. */
export function hardestSentence(text: string, locale: Locale): string | undefined {
  const graded = sentencesOf(text).flatMap((sentence) => {
    const grade = readingGrade(sentence, locale);
    return grade === undefined ? [] : [{ sentence, grade }];
  });
  return graded.toSorted((one, other) => other.grade - one.grade)[0]?.sentence;
}

/** A line ends a sentence as a period does: headings and items of lists have none. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

function syllablesOf(word: string, locale: Locale): number {
  const letters = word.toLowerCase();
  return Math.max(1, locale === 'en' ? englishSyllables(letters) : spanishSyllables(letters));
}

/** Groups of vowels, less the one at the end that is not said: “gene”, “whole”, “caused”, “genes”. */
function englishSyllables(word: string): number {
  const isLastSilent = /[^aeiouyl]e$|[aeiouy]le$|[^aeiouytd]ed$|[^aeiouysxzcgh]es$/.test(word);
  return (word.match(/[aeiouy]+/g) ?? []).length - (isLastSilent ? 1 : 0);
}

/** One for each strong vowel; a weak one (i, u without an accent) counts where no other stands beside it. */
function spanishSyllables(word: string): number {
  const said = word.replace(/qu(?=[eiéí])/g, 'q').replace(/gu(?=[eiéí])/g, 'g');
  const groups = said.match(/[aeiouáéíóúüy]+/g) ?? [];
  return groups.reduce((sum, group) => sum + Math.max(1, (group.match(/[aeoáéíóú]/g) ?? []).length), 0);
}
