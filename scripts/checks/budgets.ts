/**
 * The stage "budgets" of `npm test`: no page of the app as it was built may need more JavaScript before it is ready than
 * budgets.json allows. `npm run budgets` builds the app and takes the pages as they are.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPagesFile, type BuiltPage } from '#server/http/built-app.ts';
import { buildForTests, builtApp } from './browser-stack.ts';
import { readBudgets, writeBudgets } from './budgets-file.ts';
import { budgetsFor, complaintsAbout, pageBytes } from './page-bytes.ts';

const isWriting = process.argv.includes('--write');
if (isWriting) await buildForTests();

const read = (path: string) => readFileSync(join(builtApp, path));

const indexHtml = read('index.html').toString();
const [, list = ''] = /name="novi-page-files" content="([^"]+)"/.exec(indexHtml) ?? [];
const pages = JSON.parse(read(list).toString()) as Record<string, string[]>;
const bytes = { ...pageBytes({ indexHtml, pages, bytesOf }), 'early-script': bytesOfEarlyScript() };

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

/** What a page of a member holds within itself, compressed as a page is. */
function bytesOfEarlyScript(): number {
  const early = (JSON.parse(read(builtPagesFile).toString()) as BuiltPage[]).flatMap((page) => page.early ?? [])[0];
  if (early === undefined) throw new Error('No page of the build holds the script of src/early/.');
  return brotliCompressSync(early).length;
}

/** A file too small to be compressed at build time is sent as it is. */
function bytesOf(each: string): number {
  const path = join(builtApp, each);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
