import { afterAll, afterEach, expect, vi } from 'vitest';

/** Files of tests that share a process: each leaves it as it has found it. */
const environment = { ...process.env };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

afterAll(() => {
  const names = Object.keys({ ...environment, ...process.env });
  const changed = names.filter((name) => process.env[name] !== environment[name]);
  expect(changed, 'These settings are not as they were before this file').toEqual([]);
});
