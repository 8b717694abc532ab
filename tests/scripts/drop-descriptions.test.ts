import { globSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { dropDescriptions, withoutDescriptions } from '#scripts/drop-descriptions.ts';

it('takes descriptions out of what people load, and nothing else', () => {
  const code = `
    const machine = { description: 'A, "quoted" { one', states: {
      on: { description: 'The last one' }, off: { tags: ['x'], description: "y", },
    } };
    const described = { description: text, 'description of': 1 };`;
  const read = (source: string): unknown => runInNewContext(`${source} [machine, described];`, { text: 'kept' });
  expect(read(withoutDescriptions(code))).toEqual([
    { states: { on: {}, off: { tags: ['x'] } } },
    { description: 'kept', 'description of': 1 },
  ]);
});

it('looks at every file of the machines, and at no other', () => {
  const { transform } = dropDescriptions;
  const id = typeof transform === 'object' ? transform.filter?.id : undefined;
  if (!(id instanceof RegExp)) throw new Error('The plugin does not say which files it is for.');
  const files = globSync('machines/**/*.ts');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !id.test(`/novi/${file}`))).toEqual([]);
  expect(id.test('/novi/src/app/actors.ts')).toBe(false);
});
