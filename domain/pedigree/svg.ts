import type { Sheet } from './page.ts';
import { ink } from '../ink.ts';
import { fontNames, paper, round, type Primitive } from './primitives.ts';

/** A drawing as an SVG file of its own: no script, nothing to fetch, with its title and description. */
export function svgOf({ title, description, width, height, parts }: Sheet, locale: string): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" lang="${locale}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"`,
    ` role="img" aria-labelledby="title description" font-family="${escaped(fontNames)}">`,
    `<title id="title">${escaped(title)}</title><desc id="description">${escaped(description)}</desc>`,
    `<rect width="${w}" height="${h}" fill="${paper}"/>`,
    ...parts.map(elementOf),
    '</svg>\n',
  ].join('\n');
}

function elementOf(part: Primitive): string {
  switch (part.type) {
    case 'line': {
      const { from, to, width, dash } = part;
      const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
      return `<line x1="${round(from.x)}" y1="${round(from.y)}" x2="${round(to.x)}" y2="${round(to.y)}" stroke="${ink}" stroke-width="${width}"${dashes}/>`;
    }
    case 'path': {
      const stroke = part.width > 0 ? ` stroke="${ink}" stroke-width="${part.width}"` : '';
      return `<path d="${part.d}" fill="${fillOf(part.fill)}"${stroke}/>`;
    }
    case 'text': {
      const { at, text, size, anchor, isBold } = part;
      const weight = isBold ? ' font-weight="bold"' : '';
      return `<text x="${round(at.x)}" y="${round(at.y)}" font-size="${round(size)}" text-anchor="${anchor}"${weight} fill="${ink}">${escaped(text)}</text>`;
    }
    case 'group':
      return `<g><title>${escaped(part.title)}</title>\n${part.parts.map(elementOf).join('\n')}\n</g>`;
  }
}

/** What a fill is called where colors are needed. */
export function fillOf(fill: 'ink' | 'paper' | 'none'): string {
  return fill === 'ink' ? ink : fill === 'paper' ? paper : 'none';
}

/** Names can hold anything; what XML cannot hold is left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
