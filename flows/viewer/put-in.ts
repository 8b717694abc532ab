import { h } from './dom.ts';
import { showTexts } from './language.ts';
import { inParts } from './parts.ts';

/**
 * Puts a picture into the page a few of its boxes and arrows at a time, so that the page answers meanwhile. Its language is set before
 * anything is in it, which would be styled once more.
 * @param drawn the picture as SVG, each box, arrow and head of which is a line
 */
export async function putIn(place: HTMLElement, drawn: string): Promise<void> {
  const [start = '', ...groups] = drawn.split('\n').slice(0, -1);
  const outside = h('div');
  outside.innerHTML = `${start}</svg>`;
  showTexts(outside);
  const [picture] = outside.children;
  if (!picture) return;
  place.append(picture);
  await inParts(groups, (group) => {
    picture.insertAdjacentHTML('beforeend', group);
    picture.lastElementChild?.classList.remove('later');
  });
}
