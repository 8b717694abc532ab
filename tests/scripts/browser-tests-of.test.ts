import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { machines } from '#machines/catalog.ts';
import { browserTestsOf } from '#scripts/checks/browser-tests-of.ts';

const folder = 'tests/browser';
const testsOf = (...files: string[]) => browserTestsOf(files).slice(2);
const ids = machines.map(({ machine }) => machine.id);
const there = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));

it.each([
  [
    'src/features/drafts/encrypted-drafts.ts',
    ['/offline.test.ts', '/encrypted-drafts.test.ts', '/encrypted-drafts-people.test.ts', '/model.test.ts'],
  ],
  ['domain/fhs-7/screen.ts', ['/keyboard.test.ts']],
  ['src/ui/button.tsx', ['/every-page.test.ts', '/accessibility.test.ts', '/double-press.test.ts', '/pressed.test.ts']],
  ['server/http/built-app.ts', ['/prerendered.test.ts', '/public-site.test.ts']],
  ['flows/titles/drafts.ts', ['/flows.test.ts', '/flows-run.test.ts']],
  ['scripts/flows.ts', ['/flows.test.ts', '/flows-run.test.ts']],
  ['tests/flows/told.test.ts', []],
  ['tests/browser/bad-input/bad-input.test.ts', ['/bad-input.test.ts']],
  ['tests/domain/fhs-7/screen.test.ts', []],
  ['docs/screens.md', []],
])('%s is looked at by %j', (file, tests) => {
  expect(testsOf(file)).toEqual(tests);
});

it.each([
  ['src/features/drafts/use-draft.ts', ['draft', 'drafts']],
  ['src/features/session/visitor.ts', ['auth', 'drafts']],
  ['src/features/journey/use-step-pages.ts', ['journey']],
  ['machines/draft/machine.ts', ids],
])('of model.test.ts, a change of %s plays the tours of %j', (file, expected) => {
  const [, leftOut = ''] = browserTestsOf([file]);
  const isPlayed = (title: string) => !new RegExp(leftOut).test(title);
  const played = ids.filter((id) => isPlayed(` model.test.ts ${id}: a start`));
  expect(played.toSorted()).toEqual(expected.toSorted());
  expect(isPlayed(' offline.test.ts who closes a page')).toBe(true);
  expect(isPlayed(' offline.test.ts who closes a page @deep')).toBe(false);
});

it('names only tests and machines that there are', () => {
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
  const more = [
    'visit',
    'summary',
    'questionnaire',
    'specialist',
    'profile',
    'public',
    'ui',
    'locale',
    'prerender',
    'trace',
    'zip',
  ];
  const [, leftOut = '', ...named] = browserTestsOf([...words, ...more].map((word) => `src/${word}/x.ts`));
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) expect(there, join(folder, name)).toContain(name.slice(1));
  const chosen = /\(\?!\((.+?)\)/.exec(leftOut)?.[1]?.split('|') ?? [];
  expect(chosen.length).toBeGreaterThan(10);
  for (const id of chosen) expect(ids).toContain(id);
});
