import { mapPicture, toldPictures } from '#flows/drawing.ts';
import { fileOf, flowMarkdown, indexMarkdown } from '#flows/export/markdown.ts';
import type { Flow } from '#flows/flow.ts';
import { pictureStyle } from '#flows/svg/style.ts';
import { format } from 'prettier';

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

function markdown(text: string): Promise<string> {
  return format(text, { parser: 'markdown', printWidth: 120 });
}
