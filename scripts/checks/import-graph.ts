import { existsSync, globSync, readFileSync } from 'node:fs';
import { relative, resolve as absolute } from 'node:path';
import ts from 'typescript';
import { resolve } from '../lint/resolve-imports.js';

/** The files of ours that each file imports, all of them by their paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Which imports count beside those that are needed when the file is loaded. */
interface Counted {
  /** Those of types alone. */
  types: boolean;
  /** Those with `import()`, which may come later or never. */
  later: boolean;
}

/** An import of types alone, which is gone when the file runs. */
const typeImport = /^(?:import|export) type [^;=]*? from '[^']+';/gm;
/** With a type's name behind it, it is one of those, too. */
const laterImport = /\bimport\(\s*'([^']+)'\s*\)(?!\.[A-Z])/g;

/**
 * Reads who imports whom.
 * @param files a pattern of paths from the root, which has to be the working directory
 */
export function importGraph(files: string, counted: Counted): ImportGraph {
  return new Map(globSync(files).map((file) => [file, importsOf(file, counted)]));
}

function importsOf(file: string, { types, later }: Counted): string[] {
  const text = readFileSync(file, 'utf8');
  const { importedFiles } = ts.preProcessFile(types ? text : text.replaceAll(typeImport, ''), true, false);
  const left = later ? [] : [...text.matchAll(laterImport)].map(([, name]) => name);
  return importedFiles
    .filter(({ fileName }) => !left.includes(fileName))
    .flatMap(({ fileName }) => resolve(fileName, absolute(file)).path ?? [])
    .map((path) => relative('', path))
    .filter((path) => path !== file && existsSync(path));
}
