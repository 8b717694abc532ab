import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { differenceOf } from './difference.ts';

/** What has become of a picture. */
export type ComparedPicture = { name: string } & (
  | { change: 'same' | 'new' | 'gone' }
  | { change: 'changed'; pixels: number; share: number }
);

/**
 * Compares all pictures of two folders, pixel by pixel. Where the two of a name differ, a picture of that goes into a third folder,
 * which holds nothing else.
 */
export function compareFolders(before: string, after: string, differences: string): ComparedPicture[] {
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  const [old, now] = [before, after].map((folder) => new Set(picturesIn(folder)));
  const names = [...new Set([...(old ?? []), ...(now ?? [])])].sort();
  return names.map((name) => {
    if (!old?.has(name)) return { name, change: 'new' };
    if (!now?.has(name)) return { name, change: 'gone' };
    const [one, other] = [before, after].map((folder) => readFileSync(join(folder, name)));
    if (!one || !other || one.equals(other)) return { name, change: 'same' };
    const { pixels, share, picture } = differenceOf(PNG.sync.read(one), PNG.sync.read(other), { isExact: true });
    if (pixels === 0) return { name, change: 'same' };
    writeFileSync(join(differences, name), PNG.sync.write(picture));
    return { name, change: 'changed', pixels, share };
  });
}

/** @throws Error where there are none: nothing would differ from nothing */
function picturesIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  if (names.length === 0) throw new Error(`${folder} holds no pictures.`);
  return names;
}

/** What was found, a line for each picture that is not the same, those that differ most first. */
export function reportOf(compared: readonly ComparedPicture[]): string {
  const others = compared.filter(({ change }) => change !== 'same');
  const lines = others
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .map((each) =>
      each.change === 'changed'
        ? `${each.name}: ${String(each.pixels)} pixels (${(100 * each.share).toFixed(3)} %)`
        : `${each.name}: ${each.change}`,
    );
  return [...lines, `${String(compared.length)} pictures, ${String(others.length)} of them not the same.`].join('\n');
}

function shareOf(compared: ComparedPicture): number {
  return compared.change === 'changed' ? compared.share : 1;
}

/** A page on which whoever looks sees the three pictures of each difference beside each other. */
export function pageOf(compared: readonly ComparedPicture[], folders: readonly string[]): string {
  const shown = compared.flatMap(({ name, change }) =>
    change === 'changed'
      ? `<h2>${name}</h2>${folders.map((folder) => `<img src="${folder}/${name}" width="32%" alt="${folder}">`).join(' ')}`
      : [],
  );
  return `<!doctype html><meta charset="utf-8"><title>Differences</title>${shown.join('\n')}\n`;
}
