import type { Locale } from '#domain/words.ts';

/** One stroke of a pen in a box: x and y of each point, in turn. */
type Drawing = { width: number; height: number; strokes: readonly (readonly number[])[] };

/** A piece of a document, from top to bottom. All words are in the document's language already. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; look?: 'muted' | 'strong' }
  /** Points, each with what is to be said of it below, where there is something. */
  | { kind: 'list'; items: readonly { text: string; note?: string }[] }
  /** Facts: what something is called, and what it is. Questions with their answers have wider labels. */
  | { kind: 'rows'; rows: readonly { label: string; value: string }[]; areQuestions?: boolean }
  /** Numbered statements, each with what it goes by. */
  | { kind: 'statements'; statements: readonly { heading: string; text: string; cites: string }[] }
  /** Something that nobody may miss, in a frame. */
  | { kind: 'notice'; title: string; text: string }
  /** A signature on its line: drawn, or the name as it was typed. `alt` says in words what stands there. */
  | { kind: 'signature'; name: string; drawing?: Drawing | undefined; alt: string; lines: readonly string[] }
  /** What stands on one page: no signature is parted from what it is under. */
  | { kind: 'together'; blocks: readonly KeptBlock[] };

/** What can be kept together: pieces that are short. */
export type KeptBlock = Extract<Block, { kind: 'heading' | 'paragraph' | 'signature' }>;

/** A document to be set on paper of US Letter size. */
export type PdfDocument = {
  /** The key under which the document is found again; it stands at the foot of each page. */
  id: string;
  locale: Locale;
  title: string;
  /** Under the title: whose it is, and since when. */
  subtitle?: string;
  /** The moment the document dates from. With it the same document gives the same bytes. */
  createdAt: Date;
  /** The SHA-256 of what is in it, where it was signed. */
  hash?: string;
  blocks: readonly Block[];
};
