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
      output: { codeSplitting: { groups: [{ name: 'first', test: shownFirst }] } },
    },
  },
});

const FIRST_PARTS = [
  'app/broken-page',
  'features/credentials/email-problem',
  'features/session/after-sign-in',
  'layouts/(bare-layout|footer|narrow-page|page|skip-link|top-bar)',
  'lib/locale',
  'pages/login/login-page',
  'texts/(auth-errors|broken|common|forms|layout|sign-in)',
  'ui/(alert-banner|button|card|language-switch|logo|page-heading|page-link|spinner|stack|text|visually-hidden|watch-link)',
  'ui/icons/(icon|status)',
  'ui/fields/(field-frame|password-field|source|text-field)',
  'ui/form/(busy|error-summary|form-shell|small-form|submit-button)',
];

function shownFirst(module: string): boolean {
  const [, part = ''] = module.split('/src/');
  return FIRST_PARTS.some((pattern) => new RegExp(`^(${pattern})\\.tsx?$`).test(part));
}
