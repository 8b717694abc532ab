import { widthOf, wrap, type Face } from './measure.ts';

/** What a line of a picture is, which says how it looks. */
export type LineKind = 'title' | 'text' | 'door' | 'count' | 'start' | 'label' | 'back' | 'note';

/** `branches`: the ids of those that a line of a box stands for. */
export type Line = { kind: LineKind; text: string; language?: 'en' | 'es'; branches?: readonly string[] };

/** Lines of text one below the other, as large as they are when drawn. */
export type TextBlock = { lines: readonly (Line & { y: number })[]; width: number; height: number };

export const faces: Readonly<Record<LineKind, Face>> = {
  title: { size: 14, isBold: true },
  text: { size: 12, isBold: false },
  door: { size: 12, isBold: false },
  count: { size: 12, isBold: true },
  start: { size: 12, isBold: false },
  label: { size: 12, isBold: false },
  back: { size: 12, isBold: false },
  note: { size: 12, isBold: false },
};

const leading = 1.35;

/** How tall a line of this kind is. */
export function lineHeight(kind: LineKind): number {
  return Math.ceil(faces[kind].size * leading);
}

/**
 * Sets paragraphs below each other, wrapped to a width. The same paragraph in another language takes the same place, which is
 * as large as the larger of the two.
 */
export function setBlock(paragraphs: readonly (Line | readonly Line[])[], width: number): TextBlock {
  const lines: (Line & { y: number })[] = [];
  let top = 0;
  for (const paragraph of paragraphs) {
    const versions = [paragraph].flat().map((line) =>
      wrap(line.text, width, faces[line.kind]).map((text, index) => ({
        ...line,
        text,
        y: top + index * lineHeight(line.kind) + faces[line.kind].size,
      })),
    );
    lines.push(...versions.flat());
    const kind = [paragraph].flat()[0]?.kind ?? 'text';
    top += Math.max(...versions.map((version) => version.length)) * lineHeight(kind) + (kind === 'title' ? 3 : 0);
  }
  const widest = Math.max(0, ...lines.map(({ kind, text }) => widthOf(text, faces[kind])));
  return { lines, width: Math.ceil(widest), height: Math.ceil(top) };
}
