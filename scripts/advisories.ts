/**
 * `npm run advisories`: whether the lock file says what package.json asks for, and whether anything in it has a known
 * advisory. Exits with 1 when one of them is so, with 2 when the registry could not tell.
 */
import { spawnSync } from 'node:child_process';
import { judgeAudit, judgeLock, type Said } from './advisories/judge.ts';

const npm = (...words: string[]): Said => {
  const { stdout, stderr, status } = spawnSync('npm', words, { encoding: 'utf8', shell: process.platform === 'win32' });
  return { stdout, stderr, status };
};

const findings = [
  judgeLock(npm('ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund')),
  judgeAudit(npm('audit', '--json')),
];
for (const { says } of findings) console.log(says);
process.exit(
  Math.max(...findings.map(({ is }) => (is === 'bad' ? 1 : 0))) ||
    (findings.some(({ is }) => is === 'unknown') ? 2 : 0),
);
