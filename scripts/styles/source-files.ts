import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** The modules of some folders that can hold recipes, each after those that it imports: what it dresses again comes before it. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of importsOf(file, root)) if (imported.endsWith('.tsx')) visit(imported);
    found.add(file);
  };
  const patterns = folders.map((folder) => `${folder}/**/*.tsx`);
  for (const file of globSync(patterns, { cwd: root }).toSorted()) visit(join(root, file));
  return [...found];
}

/** Modules with all that they import at once, and those in turn: what is loaded with them. */
export function withImports(root: string, patterns: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(file, root)) visit(imported);
  };
  for (const file of globSync(patterns, { cwd: root })) visit(join(root, file));
  return found;
}

function importsOf(file: string, root: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticImports
    .map(({ moduleRequest: { value } }) =>
      value.startsWith('#src/') ? join(root, value.slice(1)) : join(dirname(file), value),
    )
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}
