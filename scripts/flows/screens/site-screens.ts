import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screenOf, type Screen } from '#flows/page/screen.ts';
import { picturesIn, screenFolders, type Accepted } from './accepted.ts';
import { compareScreen } from './compare.ts';

/** The pictures that the last run of the model has taken, and what has become of each since one was accepted. */
export type SiteScreens = {
  byState: ReadonlyMap<string, readonly Screen[]>;
  /** The pictures by the names of their files. */
  files: ReadonlyMap<string, Buffer>;
};

/** Reads the pictures of a run, and compares each with the accepted one. */
export async function siteScreens(model: string, accepted: Accepted): Promise<SiteScreens> {
  const folders = screenFolders(model);
  const files = new Map<string, Buffer>();
  const screens = new Map<string, Screen[]>();
  for (const name of await picturesIn(folders.taken)) {
    const screen = screenOf(name);
    if (!screen) continue;
    const { state, ...shown } = screen;
    const taken = await readFile(join(folders.taken, name));
    const { change, accepted: before, difference } = await compareScreen(taken, name, accepted, folders.accepted);
    files.set(name, taken);
    const keep = (end: string, content: Buffer | undefined) => {
      if (!content) return {};
      const file = `${name.slice(0, -'png'.length)}${end}.png`;
      files.set(file, content);
      return { [end]: file };
    };
    const list = screens.get(state) ?? [];
    screens.set(state, list);
    list.push({ ...shown, ...(change && { change }), ...keep('accepted', before), ...keep('difference', difference) });
  }
  const byWidth = (list: Screen[]) => list.toSorted((one, other) => one.width - other.width);
  return { byState: new Map([...screens].map(([state, list]) => [state, byWidth(list)])), files };
}
