import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { browserPorts } from './scripts/checks/test-ports.ts';

const browser = findBrowser();
if ('problem' in browser) throw new Error(browser.problem);
// The workers read this file, too, and need not search again.
process.env['CHROMIUM'] = browser.path;

/** Flags of the browser's JavaScript engine, which a stage of `npm test` may ask for. */
const jsFlags = process.env['NOVI_TEST_JS_FLAGS'];

/** The production build, served by the API, on one stack with ports and data of its own. */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/setup/browser-stack.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the two cores: a test waits for pages and answers about a quarter of its time.
  workers: 3,
  forbidOnly: true,
  timeout: 90_000,
  // A machine that does other work, too, takes its time to show a page; one that shows it never should not take long.
  expect: { timeout: 15_000 },
  // What failed is said at the end, where a long log is looked at first.
  reporter: [['dot'], ['json', { outputFile: '.novi-test/reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${browserPorts().app}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env['HEADLESS_SHELL'] ?? browser.path,
      args: [
        // Chromium's sandbox refuses to work for root, as in a container.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...(jsFlags ? [`--js-flags=${jsFlags}`] : []),
      ],
    },
  },
});
