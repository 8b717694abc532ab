import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MachineCoverage } from '#flows/page/data.ts';

/** What the last run of the model has left for the atlas, of which each part may be missing. */
export type ModelResults = {
  coverage: Readonly<Record<string, MachineCoverage>>;
  /** The files of the screenshots by the ids of their states. */
  screens: ReadonlyMap<string, readonly string[]>;
  folder: string;
};

/** Reads what `npm run model` has written. */
export async function modelResults(folder: string): Promise<ModelResults> {
  const json = await readFile(join(folder, 'coverage.json'), 'utf8').catch(() => undefined);
  const { machines = {} } = json === undefined ? {} : (JSON.parse(json) as { machines?: ModelResults['coverage'] });
  const files = (await readdir(join(folder, 'screens')).catch(() => [])).filter((file) => file.endsWith('.png'));
  const screens = Map.groupBy(files.sort(), (file) => file.replace(/\.(390|1280)\.(en|es)\.png$/, ''));
  return { coverage: machines, screens, folder };
}
