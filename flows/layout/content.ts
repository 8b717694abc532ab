import { LOCALES, type Words } from '#domain/words.ts';
import type { Arrow, Box } from '../told/types.ts';
import { setBlock, type Line, type LineKind, type TextBlock } from './text-block.ts';

/** What a picture says of the states and branches that it shows. */
export type Wording = {
  titleOf: (stateId: string) => Words;
  /** The titles of the machines that a state starts. */
  startsOf: (stateId: string) => readonly Words[];
  /** What a branch does, in a sentence: the same in both languages where there is none in Spanish. */
  sentenceOf: (branchId: string) => Words;
};

/** To how many pixels the texts of boxes and arrows are wrapped. */
export type TextWidths = { box: number; label: number };

export const usualWidths: TextWidths = { box: 216, label: 168 };
/** For a picture that would be too wide: no text is cut, it is only wrapped sooner. */
export const narrowWidths: TextWidths = { box: 168, label: 136 };
const groupWidth = 420;

/**
 * The text in a box: its title in both languages, what it is, its doors, and what it holds unseen.
 * @param width to which it is wrapped
 */
export function blockOfBox(
  box: Box,
  { titleOf, startsOf }: Wording,
  width = box.kind === 'group' ? groupWidth : usualWidths.box,
): TextBlock {
  const { id, kind, state, sameAs, hidden, doors, doorsIn, notes } = box;
  if (kind === 'choice') return setBlock([inBoth('count', { en: 'One of these', es: 'Uno de estos' })], width);
  const numbers = notes.length === 0 ? '' : ` ${marks(notes)}`;
  const { en, es } = titleOf(id);
  const described = kind !== 'closed' || sameAs === undefined;
  return setBlock(
    [
      inBoth('title', { en: `${en}${numbers}`, es: `${es}${numbers}` }),
      ...(described ? [{ kind: 'text', text: state.description } as const] : []),
      ...(sameAs === undefined ? [] : [inBoth('text', worksLike(titleOf(sameAs)))]),
      ...(kind === 'closed' ? [inBoth('count', countOf(hidden))] : []),
      ...startsOf(id).map((started) =>
        inBoth('start', { en: `▸ Starts “${started.en}”`, es: `▸ Inicia «${started.es}»` }),
      ),
      ...doors.map(({ to, branches }) => {
        const [place, others] = [titleOf(to), more(branches)];
        return inBoth('door', { en: `⇥ ${place.en}${others}`, es: `⇥ ${place.es}${others}` }, branches);
      }),
      ...(doorsIn > 0 ? [inBoth('count', doorsInOf(doorsIn))] : []),
    ],
    width,
  );
}

/** What an arrow says: the first of its branches, and the first of those that lead back. */
export function blockOfArrow(
  { forth, back, inherited }: Arrow,
  { sentenceOf }: Wording,
  width = usualWidths.label,
): TextBlock {
  const on = forth.length > 0 ? forth : inherited;
  const [first, returning] = [on[0], back[0]].map((id) => (id === undefined ? undefined : sentenceOf(id)));
  const [others, othersBack] = [more(on), more(back)];
  return setBlock(
    [
      ...(first ? [inBoth('label', { en: first.en + others, es: first.es + others })] : []),
      ...(returning ? [{ kind: 'back', text: `Back: ${returning.en}${othersBack}` } as const] : []),
    ],
    width,
  );
}

/** The numbers of notes as they stand behind a title, like those of footnotes. */
export function marks(numbers: readonly number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const isRun = numbers.length > 2 && last - first === numbers.length - 1;
  const text = isRun ? `${first}-${last}` : numbers.join(',');
  return text.replace(/[\d-]/g, (sign) => superscripts.charAt('0123456789-'.indexOf(sign))).replaceAll(',', ' ');
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';

function more(branches: readonly string[]): string {
  return branches.length > 1 ? ` +${branches.length - 1}` : '';
}

/** A line in both languages, of which a picture shows one; where they say the same, one line for both. */
function inBoth(kind: LineKind, words: Words, branches?: readonly string[]): readonly Line[] {
  const which = branches && { branches };
  if (words.en === words.es) return [{ kind, text: words.en, ...which }];
  return LOCALES.map((language): Line => ({ kind, text: words[language], language, ...which }));
}

function worksLike({ en, es }: Words): Words {
  return { en: `Works like “${en}”.`, es: `Como «${es}».` };
}

function countOf({ states, branches: { length } }: Box['hidden']): Words {
  return {
    en: `+${plural(states, 'state', 'states')}, ${plural(length, 'way', 'ways')} inside`,
    es: `+${plural(states, 'estado', 'estados')}, ${plural(length, 'camino', 'caminos')}`,
  };
}

/** Its signs stand beside a word in any line. */
function doorsInOf(boxes: number): Words {
  return {
    en: `⇤\u00a0from ${plural(boxes, 'box', 'boxes')} marked\u00a0⇥`,
    es: `⇤\u00a0de ${plural(boxes, 'cuadro', 'cuadros')} con\u00a0⇥`,
  };
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
