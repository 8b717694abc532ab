import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What a build tells of one of its files, as far as it matters here. */
export type BuiltFile = {
  type: string;
  fileName: string;
  isDynamicEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
};

/**
 * Lets the app fetch the files of a page ahead without importing it: a failed import is kept by browsers for as long as the
 * document stands, a failed fetch is not (docs/decisions/019). Each build writes a list of the files of each page that is
 * loaded on demand; index.html names the list, and in src/app/routes.ts each page is told its own name.
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/app\/routes\.ts$/ },
    handler: (code) => ({ code: withNames(code), map: null }),
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const { fileName } = listOf(Object.values(bundle ?? {}));
      return [{ tag: 'meta', attrs: { name: 'novi-page-files', content: `/${fileName}` }, injectTo: 'head' }];
    },
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      // What draws pages when the app is built is no part of it.
      if (this.environment.config.build.ssr) return;
      this.emitFile({ type: 'asset', ...listOf(Object.values(bundle)) });
    },
  },
};

/** Gives each `lazyPage(() => import('…/Name.tsx'))` the name of its module. */
export function withNames(code: string): string {
  return code.replace(
    /(lazyPage(?:<[^(]*>)?\(\s*\(\) => import\('[^']*\/([\w-]+)\.tsx?'\)),?(\s*)\)/g,
    (_all, call: string, name: string, space: string) => `${call}, '${name}'${space})`,
  );
}

/** The list as a file, whose name changes with what it holds. */
export function listOf(files: readonly BuiltFile[]): { fileName: string; source: string } {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const pages: Record<string, string[]> = {};
  for (const { isDynamicEntry, facadeModuleId, fileName } of files) {
    if (!isDynamicEntry || !facadeModuleId) continue;
    const name = basename(facadeModuleId).replace(/\.tsx?$/, '');
    if (name in pages) throw new Error(`Two modules that are loaded on demand are called ${name}: rename one of them.`);
    pages[name] = [...withImports(fileName, byName)].map((each) => `/${each}`);
  }
  const source = JSON.stringify(pages);
  const hash = createHash('sha256').update(source).digest('base64url').replaceAll('_', '-').slice(0, 8);
  return { fileName: `assets/page-files-${hash}.json`, source };
}

/** A file and all that it imports at once, and they in turn; with their styles. */
function withImports(fileName: string, files: ReadonlyMap<string, BuiltFile>, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const file = files.get(fileName);
  file?.imports?.forEach((each) => withImports(each, files, found));
  file?.viteMetadata?.importedCss.forEach((each) => found.add(each));
  return found;
}
