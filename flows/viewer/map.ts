/** On the map, each box opens the page of its flow. */
export function offerMap(): void {
  const map = document.querySelector<HTMLElement>('[data-picture="map"]');
  if (!map) return;
  map.querySelector('svg')?.setAttribute('role', 'group');
  for (const box of map.querySelectorAll<SVGGElement>('.box[data-state]')) {
    const open = () => location.assign(`${box.dataset['state'] ?? ''}.html`);
    box.setAttribute('tabindex', '0');
    box.setAttribute('role', 'link');
    box.setAttribute('aria-label', box.querySelector('.title')?.textContent ?? '');
    box.addEventListener('click', open);
    box.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') open();
    });
  }
}
