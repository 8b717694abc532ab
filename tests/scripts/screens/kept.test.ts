import { expect, it } from 'vitest';
import { keptFolder } from '#scripts/screens/kept.ts';

it('pictures are kept in a folder of their own', () => {
  expect(keptFolder('before-2')).toBe('.novi-test/screens/before-2');
});

it.each(['', '.', '..', '../seed', 'now', 'differences'])(
  'no folder but such a one is emptied for them, as that of "%s" would be',
  (name) => {
    expect(() => keptFolder(name)).toThrow(/^Pictures can’t be kept as/);
  },
);
