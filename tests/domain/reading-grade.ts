/** The Flesch-Kincaid grade of English sentences: 0.39 × words/sentence + 11.8 × syllables/word − 15.59. */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/[.!?:;]+(?=\s|$)/)).filter((text) => /[a-z]/i.test(text));
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z’'-]+/gi) ?? []);
  const syllables = words.map(syllablesOf).reduce((sum, count) => sum + count, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const bare = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^laeiouy]e|ed)$/, '');
  return Math.max(1, (bare.match(/[aeiouy]+/g) ?? []).length);
}
