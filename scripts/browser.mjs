// @ts-check
/** Finds the browser for the browser tests, or installs it. Plain JavaScript: it runs before anything is installed. */
import { spawnSync } from 'node:child_process';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * The machine's own Chrome or Chromium (CHROMIUM names another), else Debian's where we may install it.
 * @param {{ env?: NodeJS.ProcessEnv, isRoot?: boolean, runs?: (program: string) => boolean, install?: () => boolean }} [machine]
 * @returns {{ path: string } | { problem: string }}
 */
export function findBrowser(machine = {}) {
  const {
    env = process.env,
    isRoot = process.getuid?.() === 0,
    runs = canRun,
    install = () => installWithApt('chromium'),
  } = machine;
  if (env.CHROMIUM) {
    if (runs(env.CHROMIUM)) return { path: env.CHROMIUM };
    return { problem: `CHROMIUM is "${env.CHROMIUM}", which does not run: correct it, or unset it to have one found.` };
  }
  const search = () => [...names, ...macPaths].find((name) => runs(name));
  const found = search() ?? (isRoot && install() ? search() : undefined);
  if (found) return { path: pathOf(found) };
  return {
    problem:
      'The browser tests need Chrome or Chromium, and none was found: install one (on Debian: sudo apt-get install chromium), ' +
      'or set CHROMIUM to its path.',
  };
}

/**
 * Chromium without a window of its own, which does the same work in less time: for all tests but those that need the whole
 * browser. Nothing where it can't be had: the whole browser does then.
 * @param {{ isRoot?: boolean, runs?: (program: string) => boolean, install?: () => boolean }} [machine]
 * @returns {string | undefined}
 */
export function findHeadlessShell(machine = {}) {
  const {
    isRoot = process.getuid?.() === 0,
    runs = canRun,
    install = () => installWithApt('chromium-headless-shell'),
  } = machine;
  const name = 'chromium-headless-shell';
  return runs(name) || (isRoot && install() && runs(name)) ? pathOf(name) : undefined;
}

/** A program that exists but cannot run (a placeholder for another package system) is as good as none. */
function canRun(/** @type {string} */ program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** Playwright wants a path, not a name. */
function pathOf(/** @type {string} */ program) {
  if (program.includes('/')) return program;
  return spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', program], { encoding: 'utf8' }).stdout.trim() || program;
}

function installWithApt(/** @type {string} */ name) {
  console.log(`Installing ${name} with apt-get; this takes a minute …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;
  apt('update');
  return apt('install', '-y', '--no-install-recommends', name);
}
