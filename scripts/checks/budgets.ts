/**
 * The stage "budgets" of `npm test`: no page of the app as it was built may need more JavaScript before it is ready than
 * budgets.json allows. `npm run budgets` builds the app and takes the pages as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildForTests, builtApp } from './browser-stack.ts';
import { budgetsFor, complaintsAbout, pageBytes } from './page-bytes.ts';

const isWriting = process.argv.includes('--write');
if (isWriting) await buildForTests();

const file = join(import.meta.dirname, 'budgets.json');
const read = (path: string) => readFileSync(join(builtApp, path));

const indexHtml = read('index.html').toString();
const [, list = ''] = /name="novi-page-files" content="([^"]+)"/.exec(indexHtml) ?? [];
const pages = JSON.parse(read(list).toString()) as Record<string, string[]>;
const known = new Map<string, number>();
const bytes = pageBytes({
  indexHtml,
  pages,
  bytesOf(each) {
    const size = known.get(each) ?? brotliCompressSync(read(each)).length;
    known.set(each, size);
    return size;
  },
});

if (isWriting) {
  writeFileSync(file, `${JSON.stringify(budgetsFor(bytes), undefined, 2)}\n`);
} else {
  const complaints = complaintsAbout(bytes, JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) {
    console.error('If that is meant: npm run budgets');
    process.exitCode = 1;
  }
}
