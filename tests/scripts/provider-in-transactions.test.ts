import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import config from '../../eslint.config.js';

// The project's own rule, without its types: what it says about the shape of the code needs none.
const rule = config.findLast(({ files }) => String(files).includes('scripts/operate'))?.rules?.['no-restricted-syntax'];
const linter = new Linter();

function complaints(code: string): number {
  const languageOptions: Linter.LanguageOptions = { parser: tseslint.parser };
  const settings = { files: ['**/*.ts'], languageOptions, rules: { 'no-restricted-syntax': rule ?? 'error' } };
  return linter.verify(code, [settings], 'server/example.ts').length;
}

it.each([
  ['await transaction(db, async (tx) => { await identity.remove(id); });'],
  ['await db.transaction(() => identity.remove(id));'],
  ['async function work(tx: Queries, identity: Identity) {}'],
  ['const work = async (tx: Queries, id: string, identity: Identity) => {};'],
])('the identity provider is not asked in a transaction: %s', (code) => {
  expect(complaints(code)).toBe(1);
});

it.each([
  ['await identity.remove(id); await transaction(db, async (tx) => { await tx.delete(users); });'],
  ['async function settle(db: Database, identity: Identity) {}'],
])('before and after one it may be: %s', (code) => {
  expect(complaints(code)).toBe(0);
});
