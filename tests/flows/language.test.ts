// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Picture } from '#flows/drawing.ts';
import { flowsOf } from '#flows/flow.ts';
import type { PageData } from '#flows/page/data.ts';
import { flowPage } from '#flows/page/flow-page.ts';
import { indexPage } from '#flows/page/index-page.ts';
import { branchWay, arrowPanel } from '#flows/viewer/arrow-panel.ts';
import { atlasPage } from '#flows/viewer/atlas-page.ts';
import { filmStrip, frame } from '#flows/viewer/screens.ts';
import { statePanel } from '#flows/viewer/state-panel.ts';
import { entryText } from '#flows/viewer/trace-tool.ts';
import { walkTool } from '#flows/viewer/walk-tool.ts';
import { tell } from '#flows/told/told.ts';
import { machines } from '#machines/catalog.ts';

const flows = flowsOf(machines);
const flow = flows.find(({ graph }) => graph.id === 'impersonation');
if (!flow) throw new Error('There is no impersonation.');
const { graph, words } = flow;
const [guarded] = graph.branches.filter(({ guard }) => guard !== undefined);
if (!guarded) throw new Error('Nothing of impersonation has a condition.');
const [reason, tour] = ['No screen of the app does that.', 'the admin stops'];
const descriptions = flows.flatMap((each) => [each.graph, ...each.graph.states].map(({ description }) => description));
const english = [
  ...[...descriptions, reason, tour],
  ...graph.branches.map(({ description }) => description),
  ...Object.values(words.guards),
].filter((text) => text !== '');

/** Pieces of text that are English, and would be read aloud as Spanish. */
function readAsSpanish(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!english.some((text) => textContent?.includes(text))) continue;
    if (parentElement?.closest('[lang]')?.getAttribute('lang') !== 'en') found.push(textContent ?? '');
  }
  return found;
}

function show(...content: readonly Node[]): Element {
  const place = document.querySelector('#panel');
  if (!place) throw new Error('The page has no panel.');
  place.replaceChildren(...content);
  return place;
}

const data: PageData = {
  ...{ flow, titles: {}, pictures: [], mermaid: '', funnel: undefined, screens: {}, film: [] },
  coverage: {
    ...{ tours: [{ name: tour, where: 'memory' }], states: {} },
    ...{ branches: { [guarded.id]: [0] }, guards: { [`${guarded.id} true`]: [0] } },
  },
  excused: [{ branch: guarded.id, place: 'browser', reason }],
};

beforeEach(() => {
  document.documentElement.lang = 'es';
  document.body.innerHTML = '<aside id="aside"><div id="panel"></div></aside>';
  window.atlasData = data;
});

/** A picture of which nothing is drawn: its notes alone are read. */
const told: Picture = {
  id: graph.id,
  layout: { told: tell(graph), width: 0, height: 0, boxes: [], arrows: [] },
  svg: () => '',
  sheets: () => [],
};
const bodyOf = (html: string) => html.replace(/[^]*<body>/, '');

it('a page in Spanish says of each description that it is English: in its lead, its notes and its list', () => {
  document.body.innerHTML = bodyOf(flowPage(flow, [told]));
  for (const part of ['.stage > p', '.notes', '#list-view'])
    expect(document.querySelector(`${part} [lang="en"]`)).not.toBeNull();
  expect(readAsSpanish(document.body)).toEqual([]);
});

it('so does the list of all flows', () => {
  document.body.innerHTML = bodyOf(indexPage(flows, told));
  expect(document.querySelector('.cards [lang="en"]')).not.toBeNull();
  expect(readAsSpanish(document.body)).toEqual([]);
});

it('so does what the panel tells of states, arrows, walks and traces, and a film strip', () => {
  const page = atlasPage();
  if (!page) throw new Error('There is no page.');
  const nowhere = () => undefined;
  const entry = { machine: graph.id, actor: '1', event: 'any', branches: [guarded.id], state: [] };
  const shown = [
    ...graph.states.map(({ id }) => statePanel(page, id, { state: nowhere, picture: nowhere })),
    arrowPanel(page, [guarded.id], nowhere),
    [branchWay(page, guarded, nowhere, true)],
    [entryText(page, entry)],
    [
      filmStrip([
        frame({ en: '', es: '' }, [], { sentence: guarded.description, group: undefined, link: '', width: 390 }),
      ]),
    ],
  ];
  for (const content of shown) {
    expect(show(...content).querySelector('[lang="en"]')).not.toBeNull();
    expect(readAsSpanish(show(...content))).toEqual([]);
  }
  expect(show(...arrowPanel(page, [guarded.id], nowhere)).textContent).toContain(reason);
  const walk = walkTool(page);
  walk.open();
  while (document.querySelectorAll('#panel ol li').length < 2) {
    expect(readAsSpanish(document.body)).toEqual([]);
    document.querySelector<HTMLElement>('#panel .choices button')?.click();
  }
  expect(readAsSpanish(document.body)).toEqual([]);
});
