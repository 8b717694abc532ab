/**
 * The atlas of the flows: `npm run flows`. With `--write` it makes docs/flows, with `--check` it fails when that is stale.
 */
import { parseArgs } from 'node:util';
import { flowsOf } from '#flows/flow.ts';
import { machines } from '#machines/catalog.ts';
import { docsFiles } from './flows/docs-files.ts';
import { replaceFiles, staleFiles } from './flows/write-docs.ts';

const docs = 'docs/flows';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, check: { type: 'boolean' } } });
const flows = flowsOf(machines);

if (values.write) await replaceFiles(docs, await docsFiles(flows));
if (values.check) {
  const stale = await staleFiles(docs, await docsFiles(flows));
  if (stale.length > 0) {
    console.error(`${docs} is stale (${stale.join(', ')}): run "npm run flows -- --write" and commit what it writes.`);
    process.exitCode = 1;
  }
}
