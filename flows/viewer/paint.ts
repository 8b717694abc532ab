/** Elements of the pictures by what they show. */
const boxSelector = '.flow .box[data-state]';
const arrowSelector = '.flow .arrow[data-branches]';
/** Arrows, the doors that are written on boxes, and notes. */
const waySelector = '[data-branches]';

/** Takes a mark from all pictures and notes. */
export function wipe(...marks: readonly string[]): void {
  for (const element of document.querySelectorAll(`${boxSelector}, ${waySelector}`)) element.classList.remove(...marks);
}

/** The boxes that show a state: its own, or a closed one that holds it. */
export function boxesOf(state: string): readonly SVGGElement[] {
  return allBoxes().filter((box) => {
    const id = box.dataset['state'] ?? '';
    return id === state || (box.classList.contains('closed') && state.startsWith(`${id}.`));
  });
}

/** The arrows that show a branch. */
export function arrowsOf(branch: string): readonly SVGGElement[] {
  return allArrows().filter((arrow) => branchesOf(arrow).includes(branch));
}

export function allBoxes(): readonly SVGGElement[] {
  return [...document.querySelectorAll<SVGGElement>(boxSelector)];
}

export function allArrows(): readonly SVGGElement[] {
  return [...document.querySelectorAll<SVGGElement>(arrowSelector)];
}

/** All that shows branches: arrows, doors and notes. */
export function allWays(): readonly (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(waySelector)];
}

/** The ids of the branches that an arrow, a door or a note shows. */
export function branchesOf(way: HTMLElement | SVGElement): readonly string[] {
  return (way.dataset['branches'] ?? '').split('|').filter(Boolean);
}

/** Marks where a machine is, and how it came there. */
export function markNow(states: readonly string[], branches: readonly string[]): void {
  wipe('now');
  const marked = [...states.flatMap(boxesOf), ...branches.flatMap(arrowsOf)];
  for (const element of marked) element.classList.add('now');
  showInView(marked.filter((element) => element.classList.contains('box')));
}

/** Scrolls to the first of some boxes that the picture has which is seen now. */
export function showInView(boxes: readonly SVGGElement[]): void {
  const seen = boxes.find((element) => element.closest('[hidden]') === null);
  seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
