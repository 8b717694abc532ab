import type { Picture } from '../drawing.ts';
import type { Flow } from '../flow.ts';
import { escape } from '../svg/escape.ts';
import { titleOf } from '../titles/titles.ts';
import { pictureSection } from './flow-page.ts';
import { both, htmlPage } from './html.ts';
import { pageStyle } from './style.ts';

/** All flows as one page to print: the map, then each flow with its pictures and notes. */
export function bookPage(map: Picture, chapters: readonly { flow: Flow; pictures: readonly Picture[] }[]): string {
  const parts = chapters.map(({ flow, pictures }) =>
    [
      `<article class="chapter"><h1>${both(titleOf(flow.graph.id))}</h1><p>${escape(flow.graph.description)}</p>`,
      ...pictures.map((picture, index) => pictureSection(flow, picture, index > 0, sheets(picture))),
      '</article>',
    ].join('\n'),
  );
  return htmlPage({
    title: 'Flows of Novi',
    style: `${pageStyle}\n${bookStyle}`,
    scripts: [],
    body: [
      `<article class="chapter"><h1>Flows of Novi</h1><section class="picture">${sheets(map).join('')}</section></article>`,
      ...parts,
    ].join('\n'),
  });
}

/** What an A3 sheet holds, in CSS pixels: 269 mm within its margins, and 350 mm of 392, which leaves room for a title. */
const paper = { width: 1017, height: 1323 };

/** A picture is scaled to the width of the paper, not to its height: a tall one takes several sheets, and its letters stay legible. */
function sheets({ layout: { width }, sheets: cutInto }: Picture): readonly string[] {
  return cutInto(paper.height * Math.max(1, width / paper.width));
}

const bookStyle = `
@page { size: A3; margin: 14mm; }
body { background: #ffffff; } svg.flow { max-width: 100%; height: auto; max-height: 352mm; break-inside: avoid; }
.picture[hidden] { display: block !important; }
.chapter { break-before: page; } .chapter:first-child { break-before: auto; } .tool { display: none; }
`;
