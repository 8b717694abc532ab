import readability from 'text-readability-ts';

/** The Flesch-Kincaid grade of English texts, each of which stands for itself: a label ends like a sentence. */
export function readingGrade(texts: readonly string[]): number {
  return readability.fleschKincaidGrade(texts.map(asSentences).join(' '));
}

/** The words of a text that have four syllables or more, in small letters. */
export function longWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z’']+/g) ?? []).filter((word) => readability.syllableCount(word) >= 4);
}

function asSentences(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
