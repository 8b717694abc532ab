/** The atlas of the flows: `npm run flows -- --help` says what it can be asked for. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { program } from 'commander';
import { parseFunnel } from '#domain/funnel.ts';
import { flowsOf } from '#flows/flow.ts';
import { machines } from '#machines/catalog.ts';
import { printBook } from './flows/book.ts';
import { changesBetween } from './flows/changes.ts';
import { docsFiles } from './flows/docs-files.ts';
import { checkReplaceable, replaceFiles, staleFiles } from './flows/files.ts';
import { flowsSince } from './flows/flows-since.ts';
import { acceptedFile, acceptScreens } from './flows/screens/accepted.ts';
import { modelResults } from './flows/model-results.ts';
import { serveFolder } from './flows/serve.ts';
import { siteFiles } from './flows/site-files.ts';

const docs = 'docs/flows';

type Given = {
  write?: true;
  check?: true;
  out?: string;
  model: string;
  acceptScreens?: true;
  funnel?: string;
  since?: string;
  markdown?: true;
  pdf?: string;
  port: string;
};

const values = program
  .name('npm run flows --')
  .description('Makes the atlas of the flows, and shows it at an address of this machine.')
  .option('--out <folder>', 'only makes it, in a folder that needs no server')
  .option('--since <ref>', 'adds what has changed since a commit, a tag or a branch')
  .option('--markdown', 'only prints what has changed, for a pull request; with --since')
  .option('--pdf <file>', 'prints a book of all flows')
  .option('--funnel <file>', 'paints the members at each step, which an admin has saved as a file, on the journey')
  .option('--model <folder>', 'what a run of the model has left', '.novi/model')
  .option('--accept-screens', 'takes the pictures of that run as what the states are to look like')
  .option('--port <number>', 'of the address', '4309')
  .option('--write', 'makes docs/flows anew')
  .option('--check', 'fails when docs/flows is stale')
  .parse()
  .opts<Given>();
const flows = flowsOf(machines);

const since = values.since === undefined ? undefined : await flowsSince(values.since);
const changes = since && (await changesBetween(since.flows, flows, since.version));

if (changes && values.markdown) console.log(changes.markdown);
else if (values.acceptScreens) await accept();
else if (values.write) await replaceFiles(docs, await docsFiles(flows));
else if (values.check) await check();
else await show(resolve(values.out ?? '.novi/flows'));

async function check(): Promise<void> {
  const stale = await staleFiles(docs, await docsFiles(flows));
  if (stale.length === 0) return;
  console.error(`${docs} is stale (${stale.join(', ')}): run "npm run flows -- --write" and commit what it writes.`);
  process.exitCode = 1;
}

async function accept(): Promise<void> {
  const states = new Set(flows.flatMap(({ graph }) => graph.states.map(({ id }) => id)));
  const count = await acceptScreens(values.model, states);
  console.log(`${String(count)} pictures are accepted: commit ${acceptedFile}.`);
}

async function show(folder: string): Promise<void> {
  await checkReplaceable(folder);
  const funnel = values.funnel === undefined ? undefined : parseFunnel(await readFile(values.funnel, 'utf8'));
  const files = await siteFiles(flows, await modelResults(values.model), { funnel, hasBook: values.pdf !== undefined });
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
