import { expect, it } from 'vitest';
import { readOptions } from '#scripts/bench/web/options.ts';

const names = ['/', '/login', 'a key'];

it('measures everything five times, and writes nothing, unless it is told otherwise', () => {
  expect(readOptions([], names)).toEqual({ runs: 5, chosen: names, isWriting: false });
  expect(readOptions(['--runs', '2', '--pages', '/login,a key', '--write'], names)).toEqual({
    ...{ runs: 2, chosen: ['/login', 'a key'], isWriting: true },
  });
});

it('names what it does not understand', () => {
  expect(() => readOptions(['--pages', '/logim'], names)).toThrow(
    'There is no "/logim" to measure: choose from "/", "/login", "a key".',
  );
  expect(() => readOptions(['--runs', 'many'], names)).toThrow('--runs is "many": say a number from 1 on.');
  expect(() => readOptions(['--fast'], names)).toThrow('--fast');
});
