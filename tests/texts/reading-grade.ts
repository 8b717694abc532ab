import readability from 'text-readability-ts';

/** The Flesch-Kincaid grade of English texts, each of which stands for itself: a label ends like a sentence. */
export function readingGrade(texts: readonly string[]): number {
  return readability.fleschKincaidGrade(texts.map(asSentences).join(' '));
}

function asSentences(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
