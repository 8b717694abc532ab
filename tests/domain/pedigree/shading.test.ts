import { expect, test } from 'vitest';
import { conditionCodes } from '#domain/family-history.ts';
import { isShaded } from '#domain/pedigree/conditions.ts';
import { shading } from '#domain/pedigree/shading.ts';

test('a family in which every condition of the list occurs has a pattern of its own for each', () => {
  const corners: [number, number][] = [
    [0, 0],
    [38, 0],
    [38, 38],
    [0, 38],
  ];
  const square = corners.map(([x, y]) => ({ x, y }));
  const shaded = conditionCodes.filter(isShaded);
  const drawn = shaded.map((_, index) => JSON.stringify(shading(square, [index])));
  expect(new Set(drawn).size).toBe(shaded.length);
});
