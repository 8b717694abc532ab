// @ts-check
/** `npm test` on a machine that may have nothing but Node 20 and npm. */
import { findBrowser } from './browser.mjs';
import { installIfNeeded, runScript } from './install.mjs';

const stages = process.argv.slice(2);
let problem = installIfNeeded();
if (!problem && (stages.length === 0 || stages.includes('browser'))) {
  const browser = findBrowser();
  if ('problem' in browser) problem = browser.problem;
  else process.env.CHROMIUM = browser.path;
}
if (problem) {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} else {
  runScript('scripts/test.ts', stages);
}
