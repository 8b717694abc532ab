import { byId, language } from './dom.ts';

/** On the map, each box opens the page of its flow. */
export function offerMap(): void {
  const map = document.querySelector<HTMLElement>('[data-picture="map"]');
  if (!map) return;
  map.querySelector('svg')?.setAttribute('role', 'group');
  const boxes = map.querySelectorAll<SVGGElement>('.box[data-state]');
  const label = () => {
    for (const box of boxes) box.setAttribute('aria-label', titleIn(box));
  };
  label();
  byId('language')?.addEventListener('change', label);
  for (const box of boxes) {
    const open = () => location.assign(`${box.dataset['state'] ?? ''}.html`);
    box.setAttribute('tabindex', '0');
    box.setAttribute('role', 'link');
    box.addEventListener('click', open);
    box.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') open();
    });
  }
}

/** What a box is called in the language that is chosen, of which each line is a text of its own. */
function titleIn(box: SVGGElement): string {
  const lines = [...box.querySelectorAll('.title')].filter(
    ({ classList }) => classList.contains(language()) || classList.length === 1,
  );
  return lines.map(({ textContent }) => textContent).join(' ');
}
