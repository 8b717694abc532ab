import { expect, test } from 'vitest';
import HelixBackground from '#src/layouts/helix-background.tsx';
import { show } from '../show.tsx';

test('one turn of the helix is repeated down a page of any height, and goes on where the one above it ends', () => {
  const { container } = show(<HelixBackground />);
  const drawing = container.querySelector('svg');
  const turn = container.querySelector('pattern');
  const rect = container.querySelector('rect');
  // Not stretched to the height of the page: the width alone sets its scale.
  expect(drawing).toHaveAttribute('preserveAspectRatio', 'xMidYMin meet');
  expect(rect).toHaveAttribute('fill', `url(#${turn?.id})`);
  expect(Number(rect?.getAttribute('height'))).toBeGreaterThan(100_000);
  const height = Number(turn?.getAttribute('height'));
  for (const strand of [...container.querySelectorAll('path')].slice(1)) {
    const points = (strand.getAttribute('d') ?? '')
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    const xAt = (at: number) => points.find(([, y]) => y === at)?.[0];
    expect(xAt(0)).toBeCloseTo(xAt(height) ?? NaN, 1);
    expect(points.at(0)?.[1]).toBeLessThan(0);
    expect(points.at(-1)?.[1]).toBeGreaterThan(height);
  }
});
