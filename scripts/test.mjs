// @ts-check
/** `npm test` on a machine that may have nothing but Node 20 and npm. */
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { installIfNeeded, runScript } from './install.mjs';

const stages = process.argv.slice(2);
const needsBrowser = stages.length === 0 || stages.some((each) => each === 'browser' || each.startsWith('--'));
let problem = installIfNeeded();
if (!problem && needsBrowser) {
  // Whoever names a browser wants that one.
  const shell = process.env.CHROMIUM ? undefined : findHeadlessShell();
  const browser = findBrowser();
  if ('problem' in browser) problem = browser.problem;
  else Object.assign(process.env, { CHROMIUM: browser.path }, shell && { HEADLESS_SHELL: shell });
}
if (problem) {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} else {
  runScript('scripts/test.ts', stages);
}
