// @ts-check
/** `npm start` on a machine that may have nothing but Node 20 and npm. */
import { installIfNeeded, runScript } from './install.mjs';

process.env.NOVI_BEGUN = String(Date.now());
const problem = installIfNeeded();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  runScript('scripts/start.ts', process.argv.slice(2));
}
