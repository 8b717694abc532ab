/**
 * Words of so many letters are looked at: shorter ones fit a line, or are broken fast enough by pdfkit. Spaces that keep what
 * they part on one line are letters of a word to it.
 */
const longWord = /[\S\xA0\u2007\u202F\uFEFF]{40,}/gu;

/**
 * Breaks words that are wider than a line. pdfkit does that by measuring what is left of the word for each letter, which takes
 * seconds where a word has some thousand of them; here each letter is measured once.
 * @param wide the width of a line
 * @param widthOf the width of a text in the font in use
 */
export function breakLongWords(text: string, wide: number, widthOf: (text: string) => number): string {
  const widths = new Map<string, number>();
  const widthOfLetter = (letter: string) => {
    const width = widths.get(letter) ?? widthOf(letter);
    widths.set(letter, width);
    return width;
  };
  return text.replace(longWord, (word: string, at: number) => {
    const lines: string[] = [];
    let line = '';
    let room = wide;
    for (const letter of word) {
      const width = widthOfLetter(letter);
      if (width > room) {
        lines.push(line);
        line = '';
        room = wide;
      }
      room -= width;
      line += letter;
    }
    lines.push(line);
    const beginsALine = at === 0 || text[at - 1] === '\n';
    return lines.length === 1 ? word : `${beginsALine ? '' : '\n'}${lines.join('\n')}`;
  });
}
