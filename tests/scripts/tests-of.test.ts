import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importGraph, type ImportGraph } from '#scripts/checks/import-graph.ts';
import { testsOf } from '#scripts/checks/tests-of.ts';

const visits = 'tests/server/areas/visits/visits.test.ts';
const kits = 'tests/server/areas/kits/kits.test.ts';
const contract = 'tests/server/contract/contract.test.ts';
const http = 'tests/server/http/health.test.ts';
const server = [visits, kits, contract, http];
const inTheApp = ['tests/src/a.test.tsx', 'tests/src/b.test.tsx'];

const imports: ImportGraph = new Map<string, string[]>([
  ...server.map((test) => [test, ['tests/server/setup/server.ts']] satisfies [string, string[]]),
  ['tests/server/setup/server.ts', ['server/app.ts']],
  ['server/app.ts', ['server/handlers.ts', 'server/db/database.ts']],
  ['server/handlers.ts', ['server/areas/visits/slots.ts', 'server/areas/kits/kits.ts']],
  ['server/areas/visits/slots.ts', ['domain/visits.ts']],
  ['server/areas/kits/kits.ts', ['server/areas/visits/counselor.ts']],
  ['tests/src/a.test.tsx', ['src/pages/a.tsx']],
  ['tests/src/b.test.tsx', ['src/pages/b.tsx']],
  ['src/pages/a.tsx', ['src/ui/button.tsx', 'domain/visits.ts']],
  ['src/pages/b.tsx', ['src/ui/button.tsx']],
  ['tests/openapi/lists.test.ts', []],
  ['tests/browser/kit.test.ts', ['domain/visits.ts']],
  ['tests/server/production.deep.test.ts', ['server/app.ts']],
]);

describe('the tests of a change', () => {
  it('are those that come to it by imports', () => {
    expect(testsOf(['src/pages/a.tsx'], imports)).toEqual(['tests/src/a.test.tsx']);
    expect(testsOf(['src/ui/button.tsx'], imports)).toEqual(inTheApp);
    expect(testsOf(['tests/src/b.test.tsx'], imports)).toEqual(['tests/src/b.test.tsx']);
  });

  it('are in an area of the server its own and those of the contract, though all come to it', () => {
    expect(testsOf(['server/areas/visits/slots.ts'], imports)).toEqual([visits, contract]);
  });

  it('are those of an area that imports of the changed one, too', () => {
    expect(testsOf(['server/areas/visits/counselor.ts'], imports)).toEqual([visits, kits, contract]);
  });

  it('are those of the areas that use a rule, beside the tests of pages', () => {
    expect(testsOf(['domain/visits.ts'], imports)).toEqual([visits, contract, 'tests/src/a.test.tsx']);
  });

  it('are all of the server where it is changed below the areas, or where they are put together', () => {
    expect(testsOf(['server/db/database.ts'], imports)).toEqual(server);
    expect(testsOf(['server/handlers.ts'], imports)).toEqual(server);
  });

  it('are all of a folder for a file that none of them imports', () => {
    expect(testsOf(['server/db/migrations/0000_records.sql'], imports)).toEqual(server);
    expect(testsOf(['openapi/novi.yaml'], imports)).toEqual([contract, 'tests/openapi/lists.test.ts']);
  });

  it('are all for what every test runs with, and none for words', () => {
    expect(testsOf(['package.json'], imports)).toEqual([...server, ...inTheApp, 'tests/openapi/lists.test.ts']);
    expect(testsOf(['server/README.md'], imports)).toEqual([]);
  });
});

it('every area of the server has tests in a folder of its own', () => {
  expect(readdirSync('tests/server/areas')).toEqual(readdirSync('server/areas'));
});

describe('the imports of a file', () => {
  mkdirSync('.novi-test', { recursive: true });
  // Below the root, and where neither types nor lint are looked at.
  const folder = mkdtempSync('.novi-test/imports-');
  const file = join(folder, 'asking.ts');
  const [type, loaded, later] = ['a-type.ts', 'loaded.ts', 'later.ts'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const of = (counted: { types: boolean; later: boolean }) => importGraph(file, counted).get(file);

  beforeAll(() => {
    [type, loaded, later].forEach((path) => writeFileSync(path, ''));
    writeFileSync(
      file,
      `import type { A } from './a-type.ts';
import { act } from './loaded.ts';
export const ask = async (a: A) => act(a, await import('./later.ts'));
`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are what it is loaded with', () => {
    expect(of({ types: false, later: false })).toEqual([loaded]);
  });

  it('are those of types alone, too, or those that come later, where they are asked for', () => {
    expect(of({ types: true, later: false })).toEqual([type, loaded]);
    expect(of({ types: false, later: true })).toEqual([loaded, later]);
  });
});
