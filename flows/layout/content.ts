import type { Words } from '#domain/words.ts';
import type { Arrow, Box } from '../told/types.ts';
import { setBlock, type Line, type TextBlock } from './text-block.ts';

/** What a picture says of the states and branches that it shows. */
export type Wording = {
  titleOf: (stateId: string) => Words;
  /** The titles of the machines that a state starts. */
  startsOf: (stateId: string) => readonly Words[];
  /** What a branch does, in a sentence. */
  sentenceOf: (branchId: string) => string;
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
  if (kind === 'choice') return setBlock([{ kind: 'count', text: 'One of these' }], width);
  const numbers = notes.length === 0 ? '' : ` ${marks(notes)}`;
  const title = (['en', 'es'] as const).map((language): Line => ({
    kind: 'title',
    text: `${titleOf(id)[language]}${numbers}`,
    language,
  }));
  const described = kind !== 'closed' || sameAs === undefined;
  return setBlock(
    [
      title,
      ...(described ? [{ kind: 'text', text: state.description } as const] : []),
      ...(sameAs === undefined ? [] : [{ kind: 'text', text: `Works like “${titleOf(sameAs).en}”.` } as const]),
      ...(kind === 'closed' ? [{ kind: 'count', text: countOf(hidden) } as const] : []),
      ...startsOf(id).map(({ en }) => ({ kind: 'start', text: `▸ Starts “${en}”` }) as const),
      ...doors.map(
        ({ to, branches }) => ({ kind: 'door', text: `⇥ ${titleOf(to).en}${more(branches)}`, branches }) as const,
      ),
      ...(doorsIn > 0 ? [{ kind: 'count', text: `⇤ from ${plural(doorsIn, 'box', 'boxes')} marked ⇥` } as const] : []),
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
  const [first, returning] = [forth[0] ?? inherited[0], back[0]];
  return setBlock(
    [
      ...(first === undefined
        ? []
        : [{ kind: 'label', text: sentenceOf(first) + more(forth.length > 0 ? forth : inherited) } as const]),
      ...(returning === undefined
        ? []
        : [{ kind: 'back', text: `Back: ${sentenceOf(returning)}${more(back)}` } as const]),
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

function countOf({ states, branches }: Box['hidden']): string {
  return `+${plural(states, 'state', 'states')}, ${plural(branches.length, 'way', 'ways')} inside`;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
