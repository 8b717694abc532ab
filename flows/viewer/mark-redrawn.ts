import type { AtlasPage } from './atlas-page.ts';
import { allBoxes } from './paint.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Marks each state whose screen differs from the accepted picture, also on a closed box that holds it. */
export function markRedrawn({ data }: AtlasPage): void {
  const changed = Object.entries(data.screens).flatMap(([state, screens]) =>
    screens.some(({ change }) => change === 'changed') ? [state] : [],
  );
  if (changed.length === 0) return;
  for (const box of allBoxes()) {
    const id = box.dataset['state'] ?? '';
    const isClosed = box.classList.contains('closed');
    const frame = box.querySelector('rect');
    if (!frame || box.querySelector('.redrawn')) continue;
    if (changed.some((state) => state === id || (isClosed && state.startsWith(`${id}.`)))) box.append(markOn(frame));
  }
}

function markOn(frame: SVGRectElement): SVGElement {
  const [x, y] = [frame.x.baseVal.value + frame.width.baseVal.value - 6, frame.y.baseVal.value + 6];
  const mark = document.createElementNS(svg, 'g');
  mark.classList.add('redrawn');
  const circle = document.createElementNS(svg, 'circle');
  const sign = document.createElementNS(svg, 'text');
  for (const [name, value] of Object.entries({ cx: x, cy: y, r: 11 })) circle.setAttribute(name, String(value));
  for (const [name, value] of Object.entries({ x, y: y + 5 })) sign.setAttribute(name, String(value));
  sign.textContent = '≠';
  mark.append(circle, sign);
  return mark;
}
