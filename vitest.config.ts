import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const shared = {
  setupFiles: ['tests/setup/console.ts'],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Walking through a form, drawing a tree or hashing passwords takes its time on a busy machine.
  testTimeout: 20_000,
};

const inTests = (file: string) => fileURLToPath(new URL(`tests/${file}`, import.meta.url));

/** Three kinds of tests: `unit` needs nothing, `app` a document, `server` a PostgreSQL and the sign-in emulator. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/{domain,machines,model,openapi,scripts,texts}/**/*.test.ts'],
        },
      },
      {
        resolve: {
          alias: [
            { find: 'firebase/app', replacement: inTests('harness/firebase-app.ts') },
            { find: 'firebase/auth', replacement: inTests('harness/firebase-auth.ts') },
          ],
        },
        test: {
          ...shared,
          name: 'app',
          environment: 'jsdom',
          include: ['tests/src/**/*.test.{ts,tsx}'],
          setupFiles: [...shared.setupFiles, 'tests/setup/app.ts'],
          env: {
            VITE_ADMIN_SITE_URL: 'http://localhost:4306',
            VITE_SUPPORT_EMAIL: 'support@novi.example',
            VITE_SUPPORT_PHONE: '+1 555 010 0199',
            VITE_SUPPORT_ADDRESS: 'Novi Health Records, 100 Example Street, Chicago, IL 60601',
          },
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/setup/server-stack.ts',
          // Starting a database does, too.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
