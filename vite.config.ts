import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { checkAppSettings } from './scripts/app-settings.ts';
import { dropDescriptions } from './scripts/drop-descriptions.ts';
import { dropDisplayNames } from './scripts/drop-display-names.ts';
import { fileGroups } from './scripts/file-groups.ts';
import { flowsPages } from './scripts/flows/dev-plugin.ts';
import { pageFiles } from './scripts/page-files.ts';
import { practiceListsAsWords } from './scripts/practice-lists.ts';
import { prerenderPages } from './scripts/prerender.ts';
import { staticStyles } from './scripts/styles/plugin.ts';

/** Only what is served for development, and the build that browser tests ask for by its mode, may know the emulator. */
const settings: Plugin = {
  name: 'settings',
  configResolved: ({ env, command, mode }) =>
    checkAppSettings(env, { mayEmulate: command === 'serve' || mode === 'emulator' }),
};

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4301';

/** What visitors see first, and what stands behind the start: its styles come in the page (docs/decisions/051). */
const FIRST_DRESSED = [
  'src/main.tsx',
  'src/pages/{home,login,signup,members,business,partners}/*-page.tsx',
  'src/layouts/helix-background.tsx',
];

/** `npm start` gives its own port and API_ORIGIN; the others are for a Vite that is started by hand beside a running API. */
export default defineConfig({
  plugins: [
    staticStyles({ first: FIRST_DRESSED }),
    react(),
    settings,
    dropDescriptions,
    dropDisplayNames,
    practiceListsAsWords,
    pageFiles,
    prerenderPages(),
    flowsPages,
  ],
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
    // The page at which e-mails are stopped is the server's, too.
    proxy: { '/api': apiOrigin, '/messages/': apiOrigin },
  },
  build: {
    target: 'es2022',
    // A font or picture of its own file is fetched when it is needed; inlined it would weigh on the first page.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // How long a plugin took is the machine's doing as much as its own: a warning would come and go.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: fileGroups } },
    },
  },
});
