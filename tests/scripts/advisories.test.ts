import { expect, test } from 'vitest';
import { judgeAudit, judgeLock } from '#scripts/advisories/judge.ts';

const said = { stdout: '', stderr: '', status: 0 };

test('a lock file that is not what package.json asks for is told with each difference', () => {
  expect(judgeLock(said).is).toBe('good');
  const stderr = [
    'npm error code EUSAGE',
    'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
    'npm error',
    "npm error Invalid: lock file's react@19.3.1 does not satisfy react@19.3.0",
    'npm error Missing: left-pad@1.3.0 from lock file',
  ].join('\n');
  const drift = judgeLock({ ...said, stderr, status: 1 });
  expect(drift.is).toBe('bad');
  expect(drift.says).toContain("lock file's react@19.3.1 does not satisfy react@19.3.0");
  expect(drift.says).toContain('left-pad@1.3.0');
});

test('where npm can’t compare them it says so, and takes nothing for good', () => {
  const { is, says } = judgeLock({ ...said, stderr: 'npm error code ENOTFOUND\n', status: 1 });
  expect([is, says]).toEqual(['unknown', expect.stringContaining('ENOTFOUND')]);
});

test('a known advisory is told with its package, weight and address', () => {
  const via = [{ title: 'Prototype pollution', url: 'https://example.com/a' }, 'another'];
  const vulnerabilities = { x: { name: 'x', severity: 'high', range: '<2', via, fixAvailable: true } };
  const { is, says } = judgeAudit({ ...said, stdout: JSON.stringify({ vulnerabilities }) });
  expect(is).toBe('bad');
  expect(says).toContain('high: x <2, npm has an update: Prototype pollution (https://example.com/a)');
  expect(judgeAudit({ ...said, stdout: '{"vulnerabilities":{}}' }).is).toBe('good');
});

test('a registry that can’t tell is no good news', () => {
  const stdout = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '', detail: '' } });
  const { is, says } = judgeAudit({ ...said, stdout });
  expect([is, says]).toEqual(['unknown', expect.stringContaining("can't tell")]);
  expect(says).toContain('405 Method Not Allowed');
  expect(judgeAudit({ ...said, stdout: 'not JSON', stderr: 'npm error network' }).is).toBe('unknown');
});
