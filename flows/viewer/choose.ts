import type { AtlasPage } from './atlas-page.ts';
import { address, language } from './dom.ts';
import { arrowPanel } from './arrow-panel.ts';
import { markRedrawn } from './mark-redrawn.ts';
import { inParts } from './parts.ts';
import { enterPanel } from './panel-focus.ts';
import { allArrows, allBoxes, arrowsOf, boxesOf, branchesOf, showInView, wipe } from './paint.ts';
import { statePanel } from './state-panel.ts';
import type { Views } from './views.ts';

/** Lets one choose boxes and arrows by pointer and keyboard, and tells about what was chosen. */
export function offerChoice(
  page: AtlasPage,
  views: () => Views,
): { state: (id: string) => void; equip: () => Promise<void>; relabel: () => void } {
  const chooseState = (id: string) => {
    wipe('chosen');
    for (const box of boxesOf(id)) box.classList.add('chosen');
    page.tell(
      ...statePanel(page, id, {
        state: reach,
        picture: (picture) => {
          views().open(picture);
        },
      }),
    );
    address({ state: id });
    showInView(boxesOf(id));
  };
  // The panel opens first: what is revealed beside it is not behind it.
  const reach = (id: string) => {
    chooseState(id);
    views().reveal(id);
  };
  const chooseArrow = (branches: readonly string[]) => {
    wipe('chosen');
    for (const arrow of branches.flatMap(arrowsOf)) arrow.classList.add('chosen');
    page.tell(...arrowPanel(page, branches, reach));
  };
  const opens = (id: string) => page.data.pictures.includes(id);
  const prepare = (element: SVGGElement) => {
    const { state, branches } = element.dataset;
    // What a branch does is told in English alone.
    if (state === undefined) makeButton(element, page.branchOf(branches?.split('|')[0] ?? '')?.description ?? '', 'en');
    else if (page.stateOf(state)) makeButton(element, page.titleOf(state)[language()]);
  };
  const equip = () =>
    inParts(
      [...allBoxes(), ...allArrows()].filter((element) => !element.hasAttribute('tabindex')),
      prepare,
    ).then(() => {
      markRedrawn(page);
    });
  document.querySelector<HTMLElement>('.stage')?.addEventListener('keydown', (event) => {
    const element = event.target instanceof Element ? event.target.closest<SVGGElement>('.box, .arrow') : null;
    if (!element) return;
    moveOrPress(event, element, () => {
      const { state } = element.dataset;
      if (state === undefined) chooseArrow(branchesOf(element));
      else chooseState(state);
      enterPanel(element);
    });
  });
  document.querySelector('.stage')?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const way = target.closest<HTMLElement | SVGElement>('[data-branches]');
    if (way) {
      chooseArrow(branchesOf(way));
      return;
    }
    const id = target.closest<SVGGElement>('.box, .head')?.dataset['state'];
    if (id !== undefined && page.stateOf(id)) chooseState(id);
  });
  document.querySelector('.stage')?.addEventListener('dblclick', ({ target }) => {
    const id = target instanceof Element ? target.closest<SVGGElement>('.box.closed')?.dataset['state'] : undefined;
    if (id !== undefined && opens(id)) views().open(id);
  });
  return {
    state: reach,
    equip,
    relabel: () => {
      document.querySelectorAll<SVGGElement>('.stage svg.flow g[tabindex]').forEach(prepare);
    },
  };
}

function makeButton(element: SVGGElement, label: string, lang?: string): void {
  if (lang !== undefined) element.setAttribute('lang', lang);
  element.setAttribute('tabindex', '0');
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', label);
  element.ownerSVGElement?.setAttribute('role', 'group');
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Enter and space choose; the arrow keys lead to the next box in their direction. */
function moveOrPress(event: KeyboardEvent, element: SVGGElement, press: () => void): void {
  const direction = directions[event.key];
  if (event.key === 'Enter' || event.key === ' ') press();
  else if (direction) nextIn(element, direction)?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function nextIn(element: SVGGElement, [right, down]: readonly [number, number]): SVGGElement | undefined {
  const here = centerOf(element);
  const others = [...(element.ownerSVGElement?.querySelectorAll<SVGGElement>('.box[tabindex]') ?? [])];
  const ahead = others.flatMap((other) => {
    const { x, y } = centerOf(other);
    const along = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    return other !== element && along > 4 ? [{ other, distance: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, two) => one.distance - two.distance)[0]?.other;
}

function centerOf(element: SVGGElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
