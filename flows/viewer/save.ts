import { pictureStyle } from '../svg/style.ts';
import type { AtlasPage } from './atlas-page.ts';
import { byId } from './dom.ts';

/** Saves the picture that is seen, or the flow, in the form that is chosen. */
export function offerSaving({ data }: AtlasPage): void {
  const select = byId('export') as HTMLSelectElement | null;
  select?.addEventListener('change', () => {
    const picture = [...document.querySelectorAll<SVGSVGElement>('.stage svg.flow')].find(
      (svg) => svg.closest('[hidden], [aria-busy]') === null,
    );
    const name = data.flow.graph.id;
    if (select.value === 'svg' && picture) download(`${name}.svg`, svgText(picture), 'image/svg+xml');
    if (select.value === 'png' && picture) savePng(`${name}.png`, picture);
    if (select.value === 'mermaid') download(`${name}.mmd`, data.mermaid, 'text/plain');
    if (select.value === 'json') download(`${name}.json`, JSON.stringify(data.flow, null, 2), 'application/json');
    if (select.value === 'pdf') print();
    select.value = '';
  });
}

/** A picture as a file of its own, with its styles. */
function svgText(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = pictureStyle;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** Twice as large as on the screen, so that it is sharp on paper, too. */
const pngScale = 2;

function savePng(name: string, picture: SVGSVGElement): void {
  const image = new Image();
  image.addEventListener('load', () => {
    const canvas = document.createElement('canvas');
    canvas.width = picture.width.baseVal.value * pngScale;
    canvas.height = picture.height.baseVal.value * pngScale;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => {
      if (blob) downloadBlob(name, blob);
    });
  });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture))}`;
}

function download(name: string, content: string, type: string): void {
  downloadBlob(name, new Blob([content], { type }));
}

function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
