/** One stroke of a pen as an SVG path: through the middles between its points, so that no corner shows. */
export function pathOfStroke(points: readonly number[]): string {
  const [x0 = 0, y0 = 0] = points;
  const path = [`M${String(x0)} ${String(y0)}`];
  for (let at = 2; at + 3 < points.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(at, at + 4);
    path.push(`Q${String(x)} ${String(y)} ${String((x + nextX) / 2)} ${String((y + nextY) / 2)}`);
  }
  const [x = x0, y = y0] = points.slice(-2);
  // A dot has no length of its own; a round pen shows it.
  path.push(`L${String(x)} ${String(y)}`);
  return path.join('');
}
