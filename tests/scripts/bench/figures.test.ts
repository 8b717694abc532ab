import { expect, it } from 'vitest';
import { median } from '#scripts/bench/median.ts';
import { figuresOf, middleOf, type Opened } from '#scripts/bench/web/figures.ts';

function opened(ready: number, ticks: number, more: Partial<Opened['told']> = {}): Opened {
  return {
    told: { ...{ firstPaint: ready / 2, ready, bytes: 93_800, shift: 0 }, ...more },
    ticks: { all: ticks, script: ticks / 2, layout: ticks / 4 },
  };
}

it('takes the middle one, whatever their order', () => {
  expect([median([3, 100, 1]), median([4, 1, 3, 2]), median([])]).toEqual([3, 3, Number.NaN]);
});

it('compares each opening with that of the floor in the same round, so that a busy round counts for both', () => {
  const floor = [opened(1000, 40), opened(3000, 120), opened(1000, 40)];
  const page = [opened(1500, 80), opened(4500, 240), opened(1600, 100)];
  expect(figuresOf(page, floor)).toEqual({
    ...{ firstPaint: 1.5, ready: 1.5, kilobytes: 93.8, cpu: 2, shift: 0 },
    milliseconds: { ready: 1600, all: 100, script: 50, layout: 25 },
  });
});

it('takes the middle of what moved and of what was loaded, not of each round’s sum', () => {
  const page = [opened(1, 1, { shift: 0.2, bytes: 1000 }), opened(1, 1), opened(1, 1)];
  expect(figuresOf(page, page)).toMatchObject({ shift: 0, kilobytes: 93.8, ready: 1 });
});

it('takes the middle of what a press has given, and nothing where it gives nothing', () => {
  expect(middleOf([30, 10, 20].map((arrived) => ({ arrived, cpu: arrived / 10 })))).toEqual({ arrived: 20, cpu: 2 });
  const presses = [1, 2, 3].map((each) => ({ answered: each, arrived: each * 10, cpu: 4, shift: each - 1 }));
  expect(middleOf(presses)).toEqual({ answered: 2, arrived: 20, cpu: 4, shift: 1 });
});
