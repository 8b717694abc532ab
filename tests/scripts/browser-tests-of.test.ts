import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserTestsOf } from '#scripts/checks/browser-tests-of.ts';

const folder = 'tests/browser';
const there = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));

it.each([
  [
    'src/features/drafts/encrypted-drafts.ts',
    ['/offline.test.ts', '/encrypted-drafts.test.ts', '/encrypted-drafts-people.test.ts'],
  ],
  ['domain/fhs-7/screen.ts', ['/keyboard.test.ts']],
  ['tests/browser/bad-input/bad-input.test.ts', ['/bad-input.test.ts']],
  ['tests/domain/fhs-7/screen.test.ts', []],
  ['docs/screens.md', []],
])('%s is looked at by %j', (file, tests) => {
  expect(browserTestsOf([file])).toEqual(tests);
});

it('names only tests that there are', () => {
  const words = [
    'survey',
    'pedigree',
    'draft',
    'idle',
    'impersonating',
    'admin-site',
    'session',
    'account',
    'release',
    'kit',
  ];
  const more = ['visit', 'summary', 'questionnaire', 'specialist', 'profile', 'public', 'ui', 'locale', 'zip'];
  const named = browserTestsOf([...words, ...more].map((word) => `src/${word}/x.ts`));
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) expect(there, join(folder, name)).toContain(name.slice(1));
});
