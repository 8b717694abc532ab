import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileModule } from './compile-module.ts';
import { recipesCss, themeCss, type Rules } from './compile.ts';
import { sourceFiles, withImports } from './source-files.ts';

const repository = resolve(import.meta.dirname, '../..');
const firstSheet = 'virtual:styles.css';
const otherSheet = 'virtual:more-styles.css';

type Options = {
  /** Where the recipes are, from the root of the repository. */
  folders?: readonly string[];
  /** The modules, as patterns, that are dressed by the first sheet, with all that they import; all, where none is named. */
  first?: readonly string[];
};

/**
 * Makes the style sheets of all recipes, and leaves the names of their classes in their place. `import 'virtual:styles.css'` gives
 * the theme and what the first pages wear; modules that wear anything else import a second sheet by themselves, so that it is
 * there before they are drawn. In development a changed recipe is seen at once; a change of the theme itself needs a start anew.
 */
export function staticStyles({ folders = ['src'], first }: Options = {}): Plugin {
  const ofFirst = first && withImports(repository, first);
  const isFirst = (file: string) => ofFirst?.has(file) !== false;
  return {
    name: 'static-styles',
    enforce: 'pre',
    resolveId: (id) => (id === firstSheet || id === otherSheet ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${firstSheet}` && id !== `\0${otherSheet}`) return undefined;
      const rules: Rules = new Map();
      const others: Rules = new Map();
      for (const file of sourceFiles(repository, folders)) {
        this.addWatchFile(file);
        await compileModule(file, readFileSync(file, 'utf8'), isFirst(file) ? rules : others);
      }
      if (id === `\0${firstSheet}`) return themeCss() + recipesCss(rules);
      // What both wear stands in the first: its rules come before those of what is dressed again.
      for (const name of rules.keys()) others.delete(name);
      return recipesCss(others);
    },
    async transform(code, id) {
      const [file = ''] = id.split('?');
      const path = relative(repository, file);
      if (!folders.some((folder) => path.startsWith(`${folder}/`))) return undefined;
      // Recipes are read here: what only they import is not loaded for its own sake.
      if (/^src\/theme\/.*\.ts$/.test(path)) return { code, map: null, moduleSideEffects: false };
      const compiled = path.endsWith('.tsx') ? await compileModule(file, code, new Map()) : code;
      if (compiled === code) return undefined;
      return { code: isFirst(file) ? compiled : `${compiled}\nimport '${otherSheet}';`, map: null };
    },
  };
}
