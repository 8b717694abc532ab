/** Where a double helix stands that grows upward: its axis, its foot and its top, how far it swings, and how high a turn is. */
export type Helix = { x: number; foot: number; top: number; swing: number; turn: number };

const step = 6;
const betweenRungs = 9;

/** One of the two strands; the other one is half a turn away. */
export function strandOf(helix: Helix, phase: number): string {
  const count = Math.round((helix.foot - helix.top) / step);
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const height = ((helix.foot - helix.top) * index) / count;
    return `${(helix.x + swingAt(helix, height, phase)).toFixed(1)} ${(helix.foot - height).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The rungs between the strands; none where these cross. */
export function rungsOf(helix: Helix): string {
  const count = Math.floor((helix.foot - helix.top) / betweenRungs);
  return Array.from({ length: count }, (_, index) => {
    const height = (index + 0.6) * betweenRungs;
    const half = Math.abs(swingAt(helix, height, 0));
    return half > 3
      ? `M${(helix.x - half).toFixed(1)} ${(helix.foot - height).toFixed(1)}h${(2 * half).toFixed(1)}`
      : '';
  }).join('');
}

function swingAt({ swing, turn }: Helix, height: number, phase: number): number {
  return swing * Math.sin((height / turn) * 2 * Math.PI + phase);
}
