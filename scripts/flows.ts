/**
 * The atlas of the flows. `npm run flows` makes it and shows it at an address of this machine; `--out FOLDER` only makes it.
 * `--model FOLDER` has what a run of the model has left, if not in .novi/model.
 * `--since REF` adds what has changed since a commit, a tag or a branch; with `--markdown` it only prints that.
 * `--pdf FILE` prints a book of all flows.
 * `--write` makes docs/flows, and `--check` fails when that is stale.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { flowsOf } from '#flows/flow.ts';
import { machines } from '#machines/catalog.ts';
import { printBook } from './flows/book.ts';
import { changesBetween } from './flows/changes.ts';
import { docsFiles } from './flows/docs-files.ts';
import { replaceFiles, staleFiles } from './flows/files.ts';
import { flowsSince } from './flows/flows-since.ts';
import { modelResults } from './flows/model-results.ts';
import { serveFolder } from './flows/serve.ts';
import { siteFiles } from './flows/site-files.ts';

const docs = 'docs/flows';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    out: { type: 'string' },
    model: { type: 'string', default: '.novi/model' },
    since: { type: 'string' },
    markdown: { type: 'boolean' },
    pdf: { type: 'string' },
    port: { type: 'string', default: '4308' },
  },
});
const flows = flowsOf(machines);

const changes =
  values.since === undefined ? undefined : await changesBetween(await flowsSince(values.since), flows, values.since);

if (changes && values.markdown) console.log(changes.markdown);
else if (values.write) await replaceFiles(docs, await docsFiles(flows));
else if (values.check) await check();
else await show(resolve(values.out ?? '.novi/flows'));

async function check(): Promise<void> {
  const stale = await staleFiles(docs, await docsFiles(flows));
  if (stale.length === 0) return;
  console.error(`${docs} is stale (${stale.join(', ')}): run "npm run flows -- --write" and commit what it writes.`);
  process.exitCode = 1;
}

async function show(folder: string): Promise<void> {
  const files = await siteFiles(flows, await modelResults(values.model));
  if (changes) files.set('changes.html', changes.page).set('changes.md', changes.markdown);
  await replaceFiles(folder, files);
  console.log(`The atlas is in ${folder}: open index.html, no server is needed.`);
  if (values.pdf !== undefined) await printBook(join(folder, 'book.html'), values.pdf);
  if (values.out !== undefined || values.pdf !== undefined) return;
  await serveFolder(folder, Number(values.port));
  if (changes)
    console.log(`What has changed since ${values.since ?? ''} is in changes.html and, as text, in changes.md.`);
  console.log(`It is also at http://localhost:${values.port}/ until Ctrl-C.`);
}
