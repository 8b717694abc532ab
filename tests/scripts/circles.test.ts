import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { resolve } from '#scripts/lint/resolve-imports.js';

/** The files of ours that a file imports when it is loaded, or for its types; what is loaded later stands apart. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, false);
  const later = [...readFileSync(file, 'utf8').matchAll(/\bimport\(\s*'([^']+)'\s*\)(?!\.)/g)].map(([, name]) => name);
  return importedFiles
    .filter(({ fileName }) => !later.includes(fileName))
    .flatMap(({ fileName }) => resolve(fileName, `${process.cwd()}/${file}`).path ?? [])
    .map((path) => path.slice(process.cwd().length + 1))
    .filter((path) => path !== file && existsSync(path));
}

/** Each circle of a graph of imports, from the file that is met first. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    imports.get(file)?.forEach((each) => visit(each, [...way, file]));
    done.add(file);
  };
  [...imports.keys()].forEach((file) => visit(file, []));
  return circles;
}

test('no file imports itself by way of others', () => {
  const files = globSync('{domain,machines,server,src,scripts}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(700);
  expect(circlesOf(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([]);
});

test('a circle is told by the files that make it', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circlesOf(imports)).toEqual(['b → c → b']);
});
