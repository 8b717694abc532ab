import { join } from 'node:path';
import type { Flow } from '#flows/flow.ts';
import { replaceFiles } from '../../flows/files.ts';
import { modelResults } from '../../flows/model-results.ts';
import { siteFiles } from '../../flows/site-files.ts';

/** Makes the atlas in a folder, as `npm run flows` does, and the pages of the generated flow in one within it. */
export async function makeAtlas(folder: string, flows: readonly Flow[], generated: Flow, model: string) {
  const results = await modelResults(model);
  const nothing = { funnel: undefined, hasBook: false };
  const files = await siteFiles(flows, results, nothing);
  await replaceFiles(folder, files);
  await replaceFiles(join(folder, 'generated'), await siteFiles([generated], await modelResults(''), nothing));
  return { bytes: bytesWithoutScreens(files), hasModel: Object.keys(results.coverage).length > 0 };
}

/** What the atlas weighs as it lies in its folder, without the screenshots. */
export function bytesWithoutScreens(files: ReadonlyMap<string, string | Buffer>): number {
  return [...files]
    .filter(([name]) => !name.startsWith('screens/'))
    .reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0);
}
