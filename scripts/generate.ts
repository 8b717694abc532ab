/**
 * Makes from the contract what others import: the types of the client and the server, and the zod schemas of the forms.
 * `node scripts/generate.ts` writes openapi/generated; with `--check` it writes nothing and fails when that is stale.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypes, { astToString } from 'openapi-typescript';

const contract = resolve('openapi/novi.yaml');
const target = resolve('openapi/generated');
const check = process.argv.includes('--check');

const made = await mkdtemp(join(tmpdir(), 'novi-generate-'));
try {
  await generate(made);
  if (check) await compare();
  else await replace();
} finally {
  await rm(made, { recursive: true, force: true });
}

async function generate(folder: string): Promise<void> {
  const types = await openapiTypes(pathToFileURL(contract), { alphabetize: false });
  await writeFile(
    join(folder, 'types.ts'),
    `// Made from openapi/novi.yaml by "npm run generate".\n${astToString(types)}`,
  );
  await createClient({
    input: contract,
    output: { path: join(folder, 'zod'), clean: true },
    plugins: [{ name: 'zod', compatibilityVersion: 'mini', definitions: true, requests: false, responses: false }],
    logs: { level: 'silent' },
  });
}

async function replace(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  for (const [file, text] of await contents(made)) {
    await mkdir(resolve(target, file, '..'), { recursive: true });
    await writeFile(join(target, file), text);
  }
}

async function compare(): Promise<void> {
  const [wanted, found] = [await contents(made), await contents(target)];
  const stale = [...new Set([...wanted.keys(), ...found.keys()])].filter(
    (file) => wanted.get(file) !== found.get(file),
  );
  if (stale.length === 0) return;
  console.error(`openapi/generated is stale (${stale.join(', ')}): run "npm run generate" and commit what it writes.`);
  process.exitCode = 1;
}

async function contents(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [relative(folder, file), texts[index] ?? '']));
}
