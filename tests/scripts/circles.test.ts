import { expect, test } from 'vitest';
import { importGraph, type ImportGraph } from '#scripts/checks/import-graph.ts';

/** Each circle of a graph of imports, from the file that is met first. */
function circlesOf(imports: ImportGraph): string[] {
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
  // What is loaded later does not have to be there when the file is loaded.
  const imports = importGraph('{domain,flows,machines,scripts,server,src,tests}/**/*.{ts,tsx}', {
    types: true,
    later: false,
  });
  expect(imports.size).toBeGreaterThan(1_500);
  expect(circlesOf(imports)).toEqual([]);
});

test('a circle is told by the files that make it', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circlesOf(imports)).toEqual(['b → c → b']);
});
