import type { ImportGraph } from './import-graph.ts';

/** Puts the areas of the server together: by way of it, nearly every test of the server comes to every area. */
const joinsAreas = 'server/handlers.ts';

/** What tests run with though none of them imports it. */
const everyTest =
  /^(package(-lock)?\.json|tsconfig\.json|(vite|vitest)\.config\.ts|tests\/(setup\/.*|harness\/firebase-\w+\.ts))$/;

/**
 * Which tests of vitest are most likely to notice a fault of these files, for `npm test -- --changed`: those that come to one of
 * them by imports, and for each area of the server that does, the tests of that area and those of the contract. Where no test
 * comes to a file, because it is read as data or started as a process, it is all tests of its top folder.
 *
 * Left out, for the whole `npm test` to run: tests that come to an area by the API alone, as those of other areas and of
 * server/http/ do (files of server/ that stand below the areas have them all); and tests that read the files of a folder
 * instead of importing them.
 * @param changed paths from the root
 * @param imports without those of types alone, which the compiler looks at
 */
export function testsOf(changed: readonly string[], imports: ImportGraph): string[] {
  const tests = [...imports.keys()].filter((file) => /^tests\/(?!browser\/).*(?<!\.deep)\.test\.tsx?$/.test(file));
  const importers = turned(imports);
  const chosen = new Set(changed.flatMap((file) => testsOfFile(file, tests, importers)));
  return tests.filter((test) => chosen.has(test));
}

function testsOfFile(file: string, tests: readonly string[], importers: ImportGraph): readonly string[] {
  if (everyTest.test(file)) return tests;
  if (file.endsWith('.md')) return [];
  const isBelowAreas = file.startsWith('server/') && !areaOf(file);
  const reached = reachedFrom(file, importers, isBelowAreas ? undefined : joinsAreas);
  const areas = new Set([...reached].flatMap((each) => areaOf(each) ?? []));
  const ofAreas = [...areas].flatMap((area) => [`tests/server/areas/${area}/`, contractTests]);
  const found = tests.filter((test) => reached.has(test) || isIn(test, ofAreas));
  if (found.length > 0) return found;
  const folder = file.split('/')[0] ?? '';
  return tests.filter((test) => isIn(test, [`tests/${folder}/`, ...(folder === 'openapi' ? [contractTests] : [])]));
}

const contractTests = 'tests/server/contract/';

function isIn(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(folder));
}

/** The name of the area of the server in which a file stands. */
function areaOf(file: string): string | undefined {
  return /^server\/areas\/([^/]+)\//.exec(file)?.[1];
}

/** A file and all that come to it by imports, but for what does so by way of `closed`. */
function reachedFrom(file: string, importers: ImportGraph, closed: string | undefined): ReadonlySet<string> {
  const reached = new Set([file]);
  // A set gives what is added to it while it is gone through, too.
  for (const each of reached) {
    if (each === closed) continue;
    importers.get(each)?.forEach((importer) => reached.add(importer));
  }
  return reached;
}

function turned(imports: ImportGraph): ImportGraph {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  return importers;
}
