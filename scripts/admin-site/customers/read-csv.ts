import type { Words } from '#domain/words.ts';
import { rosterTexts as texts } from '../texts/customers.ts';

/** What the API takes of a file, in bytes. */
const mostBytes = 900_000;

/** A file that can't be sent; `words` say what to do about it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly words: Words;
  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}

/**
 * The text of a file in UTF-8.
 * @throws UnreadableFile for one in another character set, or too large
 */
export async function readCsv(file: File): Promise<string> {
  if (file.size > mostBytes) throw new UnreadableFile(texts.tooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile(texts.notUtf8);
  }
}
