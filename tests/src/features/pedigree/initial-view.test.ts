import { describe, expect, it } from 'vitest';
import { initialView, fitScale } from '#src/features/pedigree/initial-view.ts';

const places = new Map([
  ['grandmother', { x: 500, y: 100 }],
  ['mother', { x: 500, y: 260 }],
  ['self', { x: 600, y: 420 }],
  ['daughter', { x: 600, y: 580 }],
]);
const drawing = { width: 1000, height: 640, member: { x: 600, y: 420 }, layout: { places } };
const phone = { width: 350, height: 500 };

describe('what is first seen of a drawing', () => {
  it('is all of it where its words can be read then, and a small one fills its box, up to a size', () => {
    expect(initialView(drawing, { width: 800, height: 600 })).toEqual({ scale: 0.8, left: 0, top: 0, room: 0 });
    expect(initialView(drawing, { width: 1300, height: 1000 }).scale).toBe(1.3);
    expect(initialView(drawing, { width: 3000, height: 3000 })).toEqual({ scale: 1.6, left: 0, top: 0, room: 0 });
  });

  it('is all of a large family, too, in a wide box: nobody is cut off', () => {
    const large = { ...drawing, width: 2000, height: 900 };
    expect(initialView(large, { width: 800, height: 600 })).toEqual({ scale: 0.4, left: 0, top: 0, room: 0 });
  });

  it('is the member in the middle of a narrow box', () => {
    const { scale, left, top } = initialView(drawing, phone);
    expect(scale).toBe(0.85);
    expect(left + phone.width / 2).toBeCloseTo(600 * scale);
    expect(420 * scale).toBeGreaterThan(top);
    expect(420 * scale).toBeLessThan(top + phone.height);
  });

  it.each([300, 400, 500, 600, 700])('cuts nobody at the top of a box of %i', (height) => {
    const { scale, top, room } = initialView(drawing, { width: 350, height });
    expect(top).toBeLessThanOrEqual(drawing.height * scale + room - height + 0.01);
    const cut = [...places.values()].filter(({ y }) => (y - 28) * scale < top - 0.01 && (y + 28) * scale > top);
    expect(cut).toEqual([]);
  });

  it('all of it is as small as both sides of the box ask for', () => {
    expect(fitScale(drawing, { width: 500, height: 640 })).toBe(0.5);
    expect(fitScale(drawing, { width: 1000, height: 320 })).toBe(0.5);
  });
});
