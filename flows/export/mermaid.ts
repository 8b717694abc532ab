import { blockOfArrow, type Wording } from '../layout/content.ts';
import type { Box, FlowPicture } from '../told/types.ts';
import { noteText } from './note-text.ts';

/** A told picture as a state diagram of Mermaid. */
export function mermaidOf({ boxes, arrows, notes }: FlowPicture, wording: Wording): string {
  const names = new Map(boxes.map(({ id }, index) => [id, `s${index + 1}`]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const children = Map.groupBy(boxes, ({ parent }) => parent);
  const linesOf = (box: Box): string[] => {
    const { id, kind, hidden } = box;
    const title = kind === 'choice' ? 'One of these' : wording.titleOf(id).en;
    const count = kind === 'closed' ? ` (+${hidden.states} states)` : '';
    const inside = (children.get(id) ?? []).flatMap(linesOf).map((line) => `  ${line}`);
    const begins = box.isInitial ? [`[*] --> ${nameOf(id)}`] : [];
    const ends = kind === 'final' ? [`${nameOf(id)} --> [*]`] : [];
    const named = `state "${plain(title)}${count}" as ${nameOf(id)}`;
    return inside.length > 0
      ? [named, `state ${nameOf(id)} {`, ...inside, '}', ...begins]
      : [named, ...begins, ...ends];
  };
  const remarks = boxes.flatMap(({ id, kind, doors, notes: numbers }) => {
    const lines = [
      ...doors.map(({ to }) => `to ${wording.titleOf(to).en}`),
      ...notes.filter(({ number }) => numbers.includes(number)).map((note) => noteText(note, wording).en),
    ].map(plain);
    if (lines.length === 0 || kind === 'group') return [];
    return [`note right of ${nameOf(id)}`, ...lines.map((line) => `  ${line}`), 'end note'];
  });
  return [
    'stateDiagram-v2',
    ...[
      ...(children.get(undefined) ?? []).flatMap(linesOf),
      ...arrows.map((arrow) => {
        const label = blockOfArrow(arrow, wording).lines.flatMap(({ text, language }) =>
          language === 'es' ? [] : [text],
        );
        return `${nameOf(arrow.from)} --> ${nameOf(arrow.to)} : ${plain(label.join(' '))}`;
      }),
      ...remarks,
    ].map((line) => `  ${line}`),
  ].join('\n');
}

/** Without the signs that mean something to Mermaid. */
function plain(text: string): string {
  return text
    .replace(/["“”]/g, "'")
    .replace(/[:;#{}]/g, ',')
    .replaceAll('→', 'to');
}
