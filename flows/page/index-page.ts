import type { Picture } from '../drawing.ts';
import type { Flow } from '../flow.ts';
import { escape } from '../svg/escape.ts';
import { titleOf } from '../titles/titles.ts';
import { pageHeader } from './flow-page.ts';
import { both, htmlPage, t } from './html.ts';
import { pageStyle } from './style.ts';

/** The first page: the map, and a list of all flows. */
export function indexPage(flows: readonly Flow[], map: Picture): string {
  const cards = flows.map(
    ({ graph }) =>
      `<li><a href="${graph.id}.html"><b>${both(titleOf(graph.id))}</b><small lang="en">${escape(graph.description)}</small></a></li>`,
  );
  return htmlPage({
    title: 'Flows of Novi',
    style: pageStyle,
    scripts: ['atlas.js'],
    body: [
      pageHeader(t('map')),
      `<main class="alone" data-machine=""><div class="stage"><section class="picture" data-picture="map">${map.svg()}</section>`,
      `<h2>${t('allFlows')}</h2><ul class="cards">${cards.join('')}</ul></div></main>`,
    ].join('\n'),
  });
}
