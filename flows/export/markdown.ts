import type { Picture } from '../drawing.ts';
import { wordingOf, type Flow } from '../flow.ts';
import { titleOf } from '../titles/titles.ts';
import { mermaidOf } from './mermaid.ts';
import { noteText } from './note-text.ts';

const made = '<!-- Made from the machines by "npm run flows -- --write". -->';

/** The page of a flow: its pictures, their notes, and its told picture for Mermaid. */
export function flowMarkdown(flow: Flow, pictures: readonly Picture[]): string {
  const wording = wordingOf(flow);
  const [first] = pictures;
  const sections = pictures.flatMap(({ id, layout: { told } }) => {
    const title = titleOf(id).en;
    const notes = told.notes.map((note) => {
      const where = note.box === told.focus ? 'Anywhere' : titleOf(note.box).en;
      return `${note.number}. **${where}**: ${noteText(note, wording).en}`;
    });
    return [
      ...(id === flow.graph.id ? [] : [`## Inside “${title}”`, '']),
      ...[`![${title}](${fileOf(id)})`, ''],
      ...(notes.length > 0 ? [...notes, ''] : []),
    ];
  });
  return [
    ...[made, '', `# ${titleOf(flow.graph.id).en}`, '', flow.graph.description, ''],
    ...sections,
    ...(first ? ['## For Mermaid', '', '```mermaid', mermaidOf(first.layout.told, wording), '```', ''] : []),
  ].join('\n');
}

/** The page that leads to all others. */
export function indexMarkdown(flows: readonly Flow[]): string {
  const rows = flows.map(({ graph }) => {
    const { en, es } = titleOf(graph.id);
    return `| [${en}](${graph.id}.md) | ${es} | ${graph.states.length - 1} | ${graph.branches.length} | ${graph.description} |`;
  });
  return [
    ...[made, '', '# The flows', ''],
    'Pictures of the machines that run in Novi, drawn from the machines themselves. `npm run flows` shows them with more to do;',
    '[docs/product.md](../product.md) says how to read them.',
    ...['', '![Which flow starts which](map.svg)', ''],
    ...['| flow | in Spanish | states | ways | what it is |', '| --- | --- | --: | --: | --- |', ...rows, ''],
  ].join('\n');
}

/** The name of a picture's file. */
export function fileOf(id: string): string {
  return `${id.replaceAll(' ', '-')}.svg`;
}
