import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { PartnerLook } from '#domain/public-partner.ts';
import { memberPrefix, paths } from '#domain/paths.ts';
import { LOCALES, type Locale, type Words } from '#domain/words.ts';
import { builtPagesFile, readBuiltApp, type BuiltPage } from '#server/http/built-app.ts';
import { checkDressed } from './check-dressed.ts';
import { buildEarlyScript } from './early-script.ts';

/**
 * Writes beside the built app what the server says of each page: the files of its code, and the markup of those that look the
 * same for every visitor, drawn by the app itself.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'prerender-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error || !config) return;
        const outDir = resolve(config.root, config.build.outDir);
        const pages = await pagesOf(
          config,
          await filesByModule(outDir),
          await readFile(join(outDir, 'index.html'), 'utf8'),
        );
        await writeFile(join(outDir, builtPagesFile), JSON.stringify(pages));
        checkDressed(await readBuiltApp(outDir));
      },
    },
  };
}

/** What src/prerender.tsx exports. */
type Drawable = {
  pages: readonly { path: string; modules: readonly string[] }[];
  prerenderedPaths: readonly string[];
  partnerPath: string;
  partnerLooks: Readonly<Record<PartnerLook, unknown>>;
  renderPage: (path: string, locale: Locale, served?: unknown) => Promise<string>;
};

/** What the app reads of the browser when it is loaded, and when a language is chosen. */
const standIns = { document: { documentElement: {} }, location: new URL('http://localhost/') };

/** The list that page-files.ts wrote. */
async function filesByModule(outDir: string): Promise<Record<string, string[]>> {
  const names = await readdir(join(outDir, 'assets'));
  const list = names.find((name) => /^page-files-.*\.json$/.test(name));
  if (!list) throw new Error('The build has no list of the files of its pages.');
  return JSON.parse(await readFile(join(outDir, 'assets', list), 'utf8')) as Record<string, string[]>;
}

/**
 * Builds the app once more, to run here.
 * @param files those of each module
 * @param html what all addresses share: it names the files that every page needs
 */
async function pagesOf(config: ResolvedConfig, files: Record<string, string[]>, html: string): Promise<BuiltPage[]> {
  const { root, mode } = config;
  const early = await buildEarlyScript(config);
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'));
  try {
    await build({ root, mode, logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false } });
    Object.assign(globalThis, standIns);
    const app = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Drawable;
    const pages: BuiltPage[] = [];
    for (const { path, modules } of app.pages) {
      const own = new Set(modules.flatMap((name) => files[name] ?? []));
      const asked = [...own].filter((file) => /\.(?:js|css)$/.test(file) && !html.includes(file));
      pages.push({
        path,
        files: asked,
        ...(path.startsWith(memberPrefix) && { early }),
        ...(app.prerenderedPaths.includes(path) && { markup: await drawn(app, path) }),
        ...(path === paths.partner && { partnerMarkup: await drawnForPartners(app) }),
      });
    }
    return pages;
  } finally {
    // Whoever runs in this process after it is in no browser.
    for (const name of Object.keys(standIns)) Reflect.deleteProperty(globalThis, name);
    await rm(outDir, { recursive: true });
  }
}

/** One language after the other: the app has one at a time. */
async function drawn(app: Drawable, path: string, served?: unknown): Promise<Words> {
  const markup: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) markup[locale] = await app.renderPage(path, locale, served);
  return markup as Words;
}

async function drawnForPartners(app: Drawable): Promise<Record<PartnerLook, Words>> {
  const looks: Partial<Record<PartnerLook, Words>> = {};
  for (const [look, served] of Object.entries(app.partnerLooks) as [PartnerLook, unknown][])
    looks[look] = await drawn(app, app.partnerPath, served);
  return looks as Record<PartnerLook, Words>;
}
