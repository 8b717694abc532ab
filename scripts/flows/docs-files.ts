import { mapPicture, toldPictures } from '#flows/drawing.ts';
import { fileOf, flowMarkdown, indexMarkdown } from '#flows/export/markdown.ts';
import type { Flow } from '#flows/flow.ts';
import { pictureStyle } from '#flows/svg/style.ts';
import { format } from 'oxfmt';

/** All files of docs/flows by their names, as the machines are now. */
export async function docsFiles(flows: readonly Flow[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const add = (name: string, text: string) => files.set(name, `${text.trimEnd()}\n`);
  for (const flow of flows) {
    const pictures = await toldPictures(flow);
    for (const picture of pictures) add(fileOf(picture.id), picture.svg(pictureStyle));
    add(`${flow.graph.id}.md`, await markdown(flowMarkdown(flow, pictures)));
  }
  add('map.svg', (await mapPicture(flows)).svg(pictureStyle));
  add('README.md', await markdown(indexMarkdown(flows)));
  return files;
}

async function markdown(text: string): Promise<string> {
  const { code, errors } = await format('flow.md', text, { printWidth: 120 });
  const [problem] = errors;
  if (problem) throw new Error(`The text of a flow can’t be formatted: ${problem.message}`);
  return code;
}
