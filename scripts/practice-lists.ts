import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const module = resolve('src/features/site/practice-lists.ts');

/**
 * A build holds what src/features/site/practice-lists.ts says, and not how it is made: the list formatter of a browser takes a slow
 * phone up to 70 ms, before a page of visitors can be used.
 */
export const practiceListsAsWords: Plugin = {
  name: 'practice-lists-as-words',
  apply: 'build',
  async load(id) {
    if (id !== module) return undefined;
    const { practiceLists } = (await import(pathToFileURL(module).href)) as Record<string, unknown>;
    return `export const practiceLists = ${JSON.stringify(practiceLists)};`;
  },
};
