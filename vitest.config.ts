import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { awaitLimit, testLimit } from './tests/setup/limits.ts';

const shared = {
  setupFiles: ['tests/setup/console.ts'],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  testTimeout: testLimit,
  expect: { poll: { timeout: awaitLimit } },
};

const inTests = (file: string) => fileURLToPath(new URL(`tests/${file}`, import.meta.url));

/** Files that replace modules or load them anew: what they leave of a module would reach the files after them. */
const isolated = 'tests/src/**/*.isolated.test.{ts,tsx}';
const isolatedUnit = 'tests/{domain,flows,machines,model,openapi,scripts,texts}/**/*.isolated.test.ts';

/** What is for the deep run alone. */
const deep = 'tests/server/**/*.deep.test.ts';
const deepUnit = 'tests/scripts/**/*.deep.test.ts';

/** The tests of the app: with a document, and an identity provider that a test answers for (tests/harness). */
function appProject(
  name: string,
  files: Pick<NonNullable<TestProjectInlineConfiguration['test']>, 'include' | 'exclude' | 'isolate'>,
) {
  return {
    resolve: {
      alias: [
        { find: 'firebase/app', replacement: inTests('harness/firebase-app.ts') },
        { find: 'firebase/auth', replacement: inTests('harness/firebase-auth.ts') },
      ],
    },
    test: {
      ...shared,
      name,
      environment: 'jsdom',
      // The admin site is built from the app's pieces.
      include: ['tests/src/**/*.test.{ts,tsx}', 'tests/scripts/admin-site/**/*.test.tsx'],
      ...files,
      setupFiles: [...shared.setupFiles, 'tests/setup/app.ts'],
      env: {
        VITE_ADMIN_SITE_URL: 'http://localhost:4306',
        VITE_SUPPORT_EMAIL: 'support@novi.example',
        VITE_SUPPORT_PHONE: '+1 555 010 0199',
        VITE_SUPPORT_ADDRESS: 'Novi Health Records, 100 Example Street, Chicago, IL 60601',
        // Not the default: what an operator chooses must come to the session.
        VITE_IDLE_MINUTES: '20',
      },
    },
  };
}

/** The tests of the server: with a PostgreSQL and the sign-in emulator. */
function serverProject(
  name: string,
  files: Pick<NonNullable<TestProjectInlineConfiguration['test']>, 'include' | 'exclude'>,
) {
  return {
    test: {
      ...shared,
      name,
      environment: 'node',
      ...files,
      isolate: false,
      setupFiles: [...shared.setupFiles, 'tests/setup/one-process.ts'],
      globalSetup: 'tests/setup/server-stack.ts',
      // Starting a database does, too.
      hookTimeout: 60_000,
    },
  };
}

/** The tests that need nothing. */
function unitProject(name: string, files: TestProjectInlineConfiguration['test']) {
  return { test: { ...shared, name, environment: 'node' as const, ...files } };
}

/**
 * Three kinds of tests: `unit` needs nothing, `app` a document, `server` a PostgreSQL and the sign-in emulator. Files of
 * a kind share their modules, which are loaded once a worker. Tests that replace any are named `*.isolated.test.ts`, or
 * `*.isolated.ts` where several share it, and run apart (`app-isolated`, `unit-isolated`). A lint rule keeps the two
 * apart. What only the deep run has is named `*.deep.test.ts` (`production`, `production-isolated`).
 */
export default defineConfig({
  test: {
    projects: [
      unitProject('unit', {
        include: ['tests/{domain,flows,machines,model,openapi,scripts,texts}/**/*.test.ts'],
        exclude: ['tests/model/{browser,server}/**', isolatedUnit, deepUnit],
        isolate: false,
        setupFiles: [...shared.setupFiles, 'tests/setup/one-process.ts'],
      }),
      unitProject('unit-isolated', { include: [isolatedUnit] }),
      appProject('app', { exclude: [isolated], isolate: false }),
      appProject('app-isolated', { include: [isolated] }),
      serverProject('server', { include: ['tests/{server,model/server}/**/*.test.ts'], exclude: [deep] }),
      serverProject('production', { include: [deep] }),
      unitProject('production-isolated', { include: [deepUnit] }),
    ],
  },
});
