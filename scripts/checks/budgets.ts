/**
 * The stage "budgets" of `npm test`: no page of the app as it was built may need more JavaScript before it is ready than
 * budgets.json allows. `npm run budgets` builds the app and takes the pages as they are.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildForTests, builtApp } from './browser-stack.ts';
import { readBudgets, writeBudgets } from './budgets-file.ts';
import { budgetsFor, complaintsAbout, pageBytes } from './page-bytes.ts';

const isWriting = process.argv.includes('--write');
if (isWriting) await buildForTests();

const read = (path: string) => readFileSync(join(builtApp, path));

const indexHtml = read('index.html').toString();
const [, list = ''] = /name="novi-page-files" content="([^"]+)"/.exec(indexHtml) ?? [];
const pages = JSON.parse(read(list).toString()) as Record<string, string[]>;
const bytes = pageBytes({ indexHtml, pages, bytesOf });

if (isWriting) {
  writeBudgets({ bytes: budgetsFor(bytes) });
} else {
  const complaints = complaintsAbout(bytes, readBudgets().bytes);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) {
    console.error('If that is meant: npm run budgets');
    process.exitCode = 1;
  }
}

/** A file too small to be compressed at build time is sent as it is. */
function bytesOf(each: string): number {
  const path = join(builtApp, each);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
