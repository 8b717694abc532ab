import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixedCalls } from '../fixtures/fixed-calls.ts';

const { paths } = parse(readFileSync('openapi/novi.yaml', 'utf8')) as { paths: Record<string, object | undefined> };

test('the contract has every path that the product fixes, with all its methods', () => {
  expect(fixedCalls.filter(({ path, method }) => !(method.toLowerCase() in (paths[path] ?? {})))).toEqual([]);
});
