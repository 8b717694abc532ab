import { steps } from '#domain/steps.ts';
import type { Picture } from '../drawing.ts';
import { notePlaces, noteSentence } from '../export/note-text.ts';
import { wordingOf, type Flow } from '../flow.ts';
import { escape } from '../svg/escape.ts';
import { branchesData } from '../svg/render.ts';
import { titleOf } from '../titles/titles.ts';
import { both, button, english, htmlPage, t } from './html.ts';
import { listView } from './list-view.ts';
import { pageStyle } from './style.ts';

/** The page of a flow: its told picture first, and what one can do with it. */
export function flowPage(flow: Flow, pictures: readonly Picture[]): string {
  const { graph } = flow;
  const title = titleOf(graph.id);
  return htmlPage({
    title: `${title.en}: flows of Novi`,
    style: pageStyle,
    scripts: [`data/${graph.id}.js`, 'atlas.js'],
    body: [
      pageHeader(both(title)),
      `<nav class="tools tool" aria-label="Views">
${button('told', 'told', true)}${button('whole', 'whole', false)}${button('list', 'list', false)}${button('film', 'film', false)}<span class="gap"></span>
${button('walk', 'walk', false)}${button('coverage', 'coverage', false)}${button('trace', 'trace', false)}${button('live', 'live', false)}${hasEachStep(flow) ? button('funnel', 'funnel', false) : ''}<span class="gap"></span>
${exportMenu}</nav>`,
      `<main data-machine="${graph.id}"><div class="stage">`,
      `<p class="quiet">${english(graph.description)} <span class="tool">${t('pick')}</span></p>`,
      ...pictures.map((picture, index) => pictureSection(flow, picture, index > 0, [picture.svg()])),
      '<section id="whole-picture" hidden></section><section id="film-view" hidden></section>',
      listView(flow),
      `</div><aside id="aside" class="tool" hidden>${button('close', 'close')}<div id="panel" tabindex="-1" aria-live="polite"></div></aside></main>`,
    ].join('\n'),
  });
}

/** Whether a flow has a state for each step of the journey, at which members can be counted. */
export function hasEachStep({ graph: { id: machine, states } }: Flow): boolean {
  const ids = new Set(states.map(({ id }) => id));
  return steps.every((step) => ids.has(`${machine}.${step}`));
}

const exportMenu = `<label><span class="quiet">${t('export')}</span> <select id="export"><option value="">…</option><option value="svg">SVG</option><option value="png">PNG</option><option value="mermaid">Mermaid</option><option value="json">JSON</option><option value="pdf">PDF</option></select></label>`;

/** What stands above every page. */
export function pageHeader(title: string): string {
  return `<header><nav><a href="index.html">${t('atlas')}</a></nav><h1>${title}</h1><span class="grow"></span>
<label class="search tool"><span class="quiet">${t('search')}</span> <input id="search" type="search" autocomplete="off"></label>
<ul id="results" class="results" hidden></ul>
<select id="language" class="tool" aria-label="Language"><option value="en">English</option><option value="es">Español</option></select></header>`;
}

/** One picture of a flow, as it is drawn, with its notes. */
export function pictureSection(
  flow: Flow,
  { id, layout }: Picture,
  isHidden: boolean,
  drawings: readonly string[],
): string {
  const wording = wordingOf(flow);
  const { notes, focus } = layout.told;
  const items = notes.map((note) => {
    const where = note.box === focus ? t('anywhere') : both(titleOf(note.box));
    const sentence = noteSentence(note, wording);
    const said = sentence.en === sentence.es ? english(sentence.en) : both(sentence);
    return `<li value="${note.number}"${branchesData(note.branches)}><button type="button" class="note">${where}</button>: ${said}${both(notePlaces(note))}</li>`;
  });
  return [
    `<section class="picture" data-picture="${escape(id)}"${isHidden ? ' hidden' : ''}>`,
    ...(isHidden
      ? [
          `<h2>${t('inside')} “${both(titleOf(id))}” <button type="button" class="outwards tool">${t('back')} “${both(titleOf(flow.graph.id))}”</button></h2>`,
        ]
      : []),
    ...drawings,
    ...(items.length > 0 ? [`<h2 class="small">${t('notes')}</h2><ol class="notes">${items.join('')}</ol>`] : []),
    '</section>',
  ].join('\n');
}
