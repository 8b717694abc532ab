import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MachineCoverage, TourPlace } from '#flows/page/data.ts';
import { readAccepted } from './screens/accepted.ts';
import { siteScreens, type SiteScreens } from './screens/site-screens.ts';

/** What the last run of the model has left for the atlas, of which each part may be missing. */
export type ModelResults = {
  coverage: Readonly<Record<string, MachineCoverage>>;
  /** Where each tour was walked. */
  toursIn: Readonly<Record<string, TourPlace>>;
  /** Why no tour in a place comes by a branch, by the place and the branch's id. */
  excused: Readonly<Record<string, Readonly<Record<string, string>>>>;
  screens: SiteScreens;
};

/** The file that a run leaves, as far as it is read. */
type Run = {
  machines: ModelResults['coverage'];
  tours: Record<string, { where: TourPlace }>;
  excused: ModelResults['excused'];
};

/** Reads what `npm run model` has written. */
export async function modelResults(folder: string): Promise<ModelResults> {
  const json = await readFile(join(folder, 'coverage.json'), 'utf8').catch(() => undefined);
  const { machines = {}, tours = {}, excused = {} } = json === undefined ? {} : (JSON.parse(json) as Partial<Run>);
  const toursIn = Object.fromEntries(Object.entries(tours).map(([name, { where }]) => [name, where]));
  return { coverage: machines, toursIn, excused, screens: await siteScreens(folder, await readAccepted()) };
}
