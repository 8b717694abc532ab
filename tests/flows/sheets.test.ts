import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldPictures } from '#flows/drawing.ts';
import { flowsOf } from '#flows/flow.ts';
import type { Layout } from '#flows/layout/geometry.ts';
import { sheetsOf } from '#flows/layout/sheets.ts';
import { machines } from '#machines/catalog.ts';

const textBlock = { lines: [], width: 10, height: 20 };
const layouts = fc
  .array(fc.record({ y: fc.nat(3000), height: fc.integer({ min: 30, max: 300 }) }), { minLength: 1, maxLength: 30 })
  .map((rows): Layout => {
    const boxes = rows.map((row) => ({ ...row, x: 0, width: 10, block: textBlock, box: { kind: 'state' } }));
    const height = Math.max(...rows.map((row) => row.y + row.height)) + 10;
    return { told: {}, width: 10, height, boxes, arrows: [] } as unknown as Layout;
  });

/** The boxes and labels that a cut at this height would go through. */
function cutBy({ boxes, arrows }: Layout, at: number): number {
  const leaves = boxes.filter(({ box: { kind } }) => kind !== 'group' && kind !== 'choice');
  const labels = arrows.flatMap(({ label }) => label ?? []);
  return [...leaves, ...labels].filter(({ y, height }) => y < at && at < y + height).length;
}

describe('the sheets of a picture', () => {
  it('show all of it, cut no box, and hold as much as there is room for', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const room = 700;
        const sheets = sheetsOf(layout, room);
        expect(sheets.reduce((sum, { height }) => sum + height, 0)).toBe(layout.height);
        sheets.slice(1).forEach(({ y }, index) => {
          const before = sheets[index];
          expect(y).toBe((before?.y ?? 0) + (before?.height ?? 0));
          expect(cutBy(layout, y)).toBe(0);
        });
        for (const { y } of sheets.filter((sheet) => sheet.height > room))
          for (let at = y + 1; at < y + room; at++)
            expect(cutBy(layout, at - 6) + cutBy(layout, at) + cutBy(layout, at + 6)).toBeGreaterThan(0);
      }),
    );
  });

  it('of every told flow are as tall as an A3 sheet at most, with letters of 7.5 points and more', async () => {
    for (const flow of flowsOf(machines))
      for (const { layout, sheets } of await toldPictures(flow)) {
        const scale = Math.min(1, 1017 / layout.width);
        expect(12 * 0.75 * scale).toBeGreaterThan(7.5);
        for (const svg of sheets(1323 / scale))
          expect(Number(/ height="([\d.]+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(1323 / scale);
      }
  });
});
