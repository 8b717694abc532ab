import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { checkAppSettings } from './scripts/app-settings.ts';
import { dropDescriptions } from './scripts/drop-descriptions.ts';
import { pageFiles } from './scripts/page-files.ts';
import { prerenderPages } from './scripts/prerender.ts';
import { staticStyles } from './scripts/styles/plugin.ts';

/** Only what is served for development, and the build that browser tests ask for by its mode, may know the emulator. */
const settings: Plugin = {
  name: 'settings',
  configResolved: ({ env, command, mode }) =>
    checkAppSettings(env, { mayEmulate: command === 'serve' || mode === 'emulator' }),
};

/** `npm start` gives its own port and API_ORIGIN; the others are for a Vite that is started by hand beside a running API. */
export default defineConfig({
  plugins: [staticStyles(), react(), settings, dropDescriptions, pageFiles, prerenderPages()],
  // What has a name that others know: the pictures beside shared links, and the icon (favicon.svg at 32 by 32) for who asks for
  // one without reading a page.
  publicDir: 'src/theme/static',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['APP_PORT'] ?? 4300),
    strictPort: true,
    // What npm start keeps lies within the folder that Vite serves: the demo's accounts and logs are nobody's to fetch.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.novi/**', '**/.novi-test/**'] },
    cors: false,
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4301' },
  },
  build: {
    target: 'es2022',
    // A font or picture of its own file is fetched when it is needed; inlined it would weigh on the first page.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // How long a plugin took is the machine's doing as much as its own: a warning would come and go.
      checks: { bundlerTimings: false },
      // What the first pages show comes as one file: twenty small ones take several rounds on a slow line.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'first',
              test: (module: string) => isOneOf(FIRST_PARTS, module),
              priority: 2,
            },
            ...[
              { name: 'entrance-form', test: (module: string) => isOneOf(ENTRANCE_PARTS, module) },
              { name: 'form-texts', test: (module: string) => isOneOf(FORM_TEXTS, module) },
              { name: 'site', test: (module: string) => isOneOf(SITE_PARTS, module) },
              { name: 'practice', test: (module: string) => isOneOf(PRACTICE_PARTS, module) },
              { name: 'pieces', test: (module: string) => isOneOf(SMALL_PIECES, module) },
            ].map((group) => ({ ...group, priority: 1, includeDependenciesRecursively: false })),
          ],
        },
      },
    },
  },
});

/** What every page needs. */
const FIRST_PARTS = [
  'src/app/broken-page',
  'src/layouts/(bare-layout|footer|page|skip-link|top-bar)',
  'src/lib/locale',
  'src/texts/(broken|common|layout)',
  'src/ui/(alert-banner|button|card|language-switch|logo|page-heading|page-link|spinner|stack|text|visually-hidden|watch-link)',
  'src/ui/icons/(icon|status)',
  'domain/(provider-code|validation)',
];

/** What signing in and signing up have in common. */
const ENTRANCE_PARTS = [
  'src/features/credentials/(email-field|email-problem|sign-in-form)',
  'src/features/session/(after-sign-in|arrival)',
  'src/layouts/narrow-page',
  'src/texts/sign-in',
  'src/ui/fields/(field-frame|password-field|source|text-field)',
  'src/ui/form/(busy|error-summary|form-shell|small-form|submit-button)',
  'src/ui/ignore-double-click',
];

/** What is said of fields and of what failed. */
const FORM_TEXTS = ['src/texts/(auth-errors|forms)'];

/** What only the start, and the pages for members and partners, have in common. */
const SITE_PARTS = [
  'src/features/site/(point-list|site-actions|site-page|site-section|steps-overview|use-canonical|use-description)',
  'src/layouts/(site-header|site-links)',
  'src/texts/start',
  'domain/public-pages',
];

/** What they tell of the practice. */
const PRACTICE_PARTS = ['src/features/site/(practice-facts|practice-words)', 'src/texts/practice', 'domain/practice'];

/** Small things that they share with other pages. */
const SMALL_PIECES = [
  'src/features/session/use-(end-notice|is-signed-in)',
  'src/texts/site',
  'src/ui/(icons|icons/(arrows|care|things)|numbered-step|support-contact)',
  'domain/(formats|names)',
];

function isOneOf(parts: readonly string[], module: string): boolean {
  return parts.some((pattern) => new RegExp(`^(${pattern})\\.tsx?$`).test(relative(import.meta.dirname, module)));
}
