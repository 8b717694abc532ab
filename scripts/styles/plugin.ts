import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileModule } from './compile-module.ts';
import { recipesCss, themeCss, type Rules } from './compile.ts';
import { sourceFiles } from './source-files.ts';

const repository = resolve(import.meta.dirname, '../..');
const styleSheet = 'virtual:styles.css';

/**
 * Makes the style sheet of all recipes (`import 'virtual:styles.css'`), and leaves the names of its classes in their place. In
 * development a changed recipe is seen at once; a change of the theme itself needs a start anew.
 * @param folders where the recipes are, from the root of the repository
 */
export function staticStyles(folders: readonly string[] = ['src']): Plugin {
  return {
    name: 'static-styles',
    enforce: 'pre',
    resolveId: (id) => (id === styleSheet ? `\0${styleSheet}` : undefined),
    async load(id) {
      if (id !== `\0${styleSheet}`) return undefined;
      const rules: Rules = new Map();
      for (const file of sourceFiles(repository, folders)) {
        this.addWatchFile(file);
        await compileModule(file, readFileSync(file, 'utf8'), rules);
      }
      return themeCss() + recipesCss(rules);
    },
    async transform(code, id) {
      const [file = ''] = id.split('?');
      const path = relative(repository, file);
      if (!folders.some((folder) => path.startsWith(`${folder}/`))) return undefined;
      // Recipes are read here: what only they import is not loaded for its own sake.
      if (/^src\/theme\/.*\.ts$/.test(path)) return { code, map: null, moduleSideEffects: false };
      const compiled = path.endsWith('.tsx') ? await compileModule(file, code, new Map()) : code;
      return compiled === code ? undefined : { code: compiled, map: null };
    },
  };
}
