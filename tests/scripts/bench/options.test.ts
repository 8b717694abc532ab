import { expect, it } from 'vitest';
import { readOptions } from '#scripts/bench/web/options.ts';

const groups = { visitors: ['/', '/login'], presses: ['a key'] };

it('measures everything five times, and writes nothing, unless it is told otherwise', () => {
  expect(readOptions([], groups)).toEqual({ runs: 5, chosen: ['/', '/login', 'a key'], isWriting: false });
  expect(readOptions(['--runs', '2', '--pages', '/login,a key', '--write'], groups)).toEqual({
    ...{ runs: 2, chosen: ['/login', 'a key'], isWriting: true },
  });
});

it('takes a whole group by its name', () => {
  expect(readOptions(['--pages', 'presses,/'], groups).chosen).toEqual(['a key', '/']);
});

it('names what it does not understand', () => {
  expect(() => readOptions(['--pages', '/logim'], groups)).toThrow(
    'There is no "/logim" to measure: choose from "visitors", "presses", "/", "/login", "a key".',
  );
  expect(() => readOptions(['--runs', 'many'], groups)).toThrow('--runs is "many": say a number from 1 on.');
  expect(() => readOptions(['--fast'], groups)).toThrow('--fast');
});
