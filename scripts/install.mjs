// @ts-check
/**
 * What start.mjs and test.mjs share: they run before anything is installed, so this is plain JavaScript for Node 20
 * without dependencies.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Installs from the lock file when what is installed differs from it.
 * @returns {string | undefined} one sentence that says what went wrong
 */
export function installIfNeeded() {
  if (isInstalled(root)) return undefined;
  console.log('Installing what the lock file says (npm ci); the first time this takes a minute or two …');
  const npm = spawnSync('npm', ['--version'], { cwd: root, encoding: 'utf8', env: outerEnvironment() });
  if (npm.status !== 0) return 'npm was not found: install Node 20 or later with npm, then start again.';
  // An npm before 11 does not know allowScripts and would compile for minutes what nobody needs: it runs no script, and
  // then those that are needed.
  const isOld = Number(npm.stdout.split('.')[0]) < 11;
  const first = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', ...(isOld ? ['--ignore-scripts'] : [])]);
  if (first.status !== 0) return explain(first.output);
  if (isOld) {
    const second = runNpm(['rebuild', ...scriptsThatRun()]);
    if (second.status !== 0) return explain(second.output);
  }
  if (isInstalled(root)) return undefined;
  return 'npm ci ended well, but the installed packages still differ from the lock file: delete node_modules and start again.';
}

/**
 * Runs a TypeScript file under the project's own Node, and ends with its exit code.
 * @param {string} script relative to the root
 * @param {string[]} args
 */
export function runScript(script, args) {
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, script), ...args], {
    cwd: root,
    // The channel tells the child when this process is killed, even when it gets no chance to say so.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A Ctrl-C reaches the child by itself; this process only waits for it. Other signals are handed on.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('error', (error) => {
    console.error(`The project's own Node could not be run (${error.message}): delete node_modules and start again.`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * Whether every package of the lock file is installed in its version, as npm itself wrote down at the end of an install.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const found = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !found || !existsSync(join(folder, 'node_modules/.bin/node'))) return false;
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === '') return true;
    // Optional packages are those of other platforms.
    const there = found[path];
    return there ? there.version === version : optional === true || peer === true;
  });
}

/**
 * What a failed npm has to tell a person.
 * @param {string} output
 */
export function explain(output) {
  /** @type {[RegExp, string][]} */
  const causes = [
    [/ENOSPC/, 'the disk is full: free up at least 2 GB and start again.'],
    [/EROFS|EACCES|EPERM/, 'this folder cannot be written: give yourself the right to write here and start again.'],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
      'the package registry cannot be reached: connect to the network (or set npm to a registry you can reach) and start again.',
    ],
    [/EUSAGE|in sync/, 'package.json and package-lock.json do not belong together: run "npm install" and commit both.'],
  ];
  const known = causes.find(([pattern]) => pattern.test(output));
  const lines = output.split('\n').filter((line) => /npm (ERR!|error)/.test(line));
  const otherwise = `npm said "${(lines[0] ?? output.trim().split('\n').at(-1) ?? '').trim()}".`;
  return `The packages could not be installed: ${known ? known[1] : otherwise}`;
}

/** @param {string[]} args */
function runNpm(args) {
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    env: outerEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: `${stdout}\n${stderr}\n${error?.message ?? ''}` };
}

/** The environment without the project's own Node, which npm ci is about to delete and put back. */
function outerEnvironment() {
  const own = join(root, 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(own));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** The packages whose install scripts package.json allows, as far as this platform has them. */
function scriptsThatRun() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(allowScripts).filter((name) => allowScripts[name] && existsSync(join(root, 'node_modules', name)));
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * When npm itself is killed, nobody sees this process any more: it stops what it started. Between npm and this process there
 * may be a shell, which lives on.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== grandparent) child.kill('SIGTERM');
  }, 1000).unref();
}

/**
 * @param {number} pid
 * @returns {string | undefined} the parent of a process, where the system tells it as Linux does
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
