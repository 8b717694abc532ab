import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withoutDescriptions } from '#scripts/drop-descriptions.ts';

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
