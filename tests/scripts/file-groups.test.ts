import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fileGroups } from '#scripts/file-groups.ts';

const root = resolve(import.meta.dirname, '../..');
const modules = globSync('{domain,machines,src}/**/*.{ts,tsx}', { cwd: root });
const isGrouped = (module: string) => fileGroups.some(({ test }) => test(join(root, module)));

test('each group holds something', () => {
  const places = [
    ...modules,
    ...globSync(['node_modules/xstate/dist/*.js', 'openapi/generated/zod/*.ts'], { cwd: root }),
  ];
  for (const { name, test } of fileGroups)
    expect(
      places.some((each) => test(join(root, each))),
      name,
    ).toBe(true);
});

test('no module that is loaded on demand is in a group: its exports would be lost', () => {
  const onDemand = modules.flatMap((module) => {
    const code = readFileSync(join(root, module), 'utf8');
    return [...code.matchAll(/(?<!typeof )import\(\s*'([^'?]+)'/g)].map(([, address = '']) =>
      address.startsWith('#') ? address.slice(1) : relative(root, resolve(root, dirname(module), address)),
    );
  });
  expect(onDemand).toContain('src/app/root-actor.ts');
  expect(onDemand.filter(isGrouped)).toEqual([]);
});
