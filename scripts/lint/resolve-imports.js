// @ts-check
import { existsSync } from 'node:fs';
import { dirname, join, resolve as absolute } from 'node:path';

const root = absolute(import.meta.dirname, '../..');

/** Finds files of ours for the lint rules: by their path, or by a name of package.json's imports (`#domain/steps.ts`). */
export const interfaceVersion = 2;

/**
 * @param {string} source what is imported
 * @param {string} file the file that imports it
 * @returns {{ found: boolean, path?: string | null }} `path` is null for a package
 */
export function resolve(source, file) {
  const [name = ''] = source.split('?');
  if (!name.startsWith('#') && !name.startsWith('.')) return { found: true, path: null };
  const path = name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(file), name);
  return existsSync(path) ? { found: true, path } : { found: false };
}
