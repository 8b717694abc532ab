import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a file is older than one of these files and folders, or than anything in them. What was taken out of a folder counts, too. */
export function isOlderThan(file: string, paths: readonly string[]): boolean {
  const { mtimeMs } = statSync(file);
  return paths.some((path) => partsOf(path).some((part) => statSync(part).mtimeMs > mtimeMs));
}

function partsOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((part) => join(path, part))];
}
