import { funnelRows, parseFunnel, smallestShown, type Funnel, type FunnelRow } from '#domain/funnel.ts';
import { fill } from '#domain/words.ts';
import { atlasTexts } from '../page/texts.ts';
import type { AtlasPage } from './atlas-page.ts';
import { fileField, h, language, text, title } from './dom.ts';
import { boxesOf } from './paint.ts';
import type { Tool } from './tools.ts';

/** Paints on the journey how many members stand at each step, and how many came as far. Numbers alone, and none of a small group. */
export function funnelTool(page: AtlasPage): Tool {
  let { funnel } = page.data;
  const choose = fileField('openFunnel', (json) => {
    try {
      funnel = parseFunnel(json);
      show();
    } catch {
      page.tell(...heading, choose, h('p', { class: 'bad', role: 'alert' }, text('notAFunnel')));
    }
  });
  const show = () => {
    wipeLabels();
    if (!funnel) {
      page.tell(...heading, h('p', {}, text('noFunnel')), choose);
      return;
    }
    const rows = funnelRows(funnel);
    for (const row of rows)
      for (const box of boxesOf(stateOf(page, row))) if (box.dataset['state'] === stateOf(page, row)) label(box, row);
    page.tell(h('h2', {}, text('funnelOf', { day: funnel.day })), tableOf(page, rows), hiddenNote(funnel), choose);
  };
  return { id: 'funnel', open: show, close: wipeLabels };
}

const heading = [h('h2', {}, text('funnel'))];

function stateOf({ data }: AtlasPage, { step }: FunnelRow): string {
  return `${data.flow.graph.id}.${step}`;
}

function hiddenNote({ steps }: Funnel): Node {
  const hasHidden = steps.some(({ members }) => members === null);
  return hasHidden ? h('p', { class: 'quiet' }, text('funnelHidden', { fewest: smallestShown })) : h('span');
}

function tableOf(page: AtlasPage, rows: readonly FunnelRow[]): HTMLElement {
  const head = (['step', 'standHere', 'cameHere', 'stopShare'] as const).map((key) =>
    h('th', { scope: 'col' }, text(key)),
  );
  const lines = rows.map((row, index) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, title(page.titleOf(stateOf(page, row)))),
      h('td', {}, row.members === null ? text('fewHere', { fewest: smallestShown }) : String(row.members)),
      h('td', {}, String(row.reached)),
      h('td', {}, index === rows.length - 1 ? '' : stopShare(row)),
    ),
  );
  return h('table', { class: 'funnel' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...lines));
}

function stopShare({ members, reached }: FunnelRow): string {
  return members === null || reached === 0 ? '–' : `${String(Math.round((100 * members) / reached))} %`;
}

const svg = 'http://www.w3.org/2000/svg';
const height = 22;

/** Writes the numbers on the lower edge of a box, over a bar that is as full as there are members who stay. */
function label(box: SVGGElement, row: FunnelRow): void {
  const { members, reached } = row;
  const frame = box.querySelector('rect');
  if (!frame) return;
  const { x, y, width: wide, height: tall } = frame.getBBox();
  const place = { x: x + 8, y: y + tall - height / 2, width: wide - 16, height };
  const group = document.createElementNS(svg, 'g');
  group.classList.add('members');
  const share = members === null || reached === 0 ? 0 : members / reached;
  group.append(bar('back', place), bar('share', { ...place, width: place.width * share }), words(row, place));
  box.ownerSVGElement?.append(group);
}

type Rect = { x: number; y: number; width: number; height: number };

function bar(kind: string, place: Rect): SVGElement {
  const rect = document.createElementNS(svg, 'rect');
  rect.classList.add(kind);
  for (const [name, value] of Object.entries(place)) rect.setAttribute(name, String(value));
  return rect;
}

function words(row: FunnelRow, { x, y }: Rect): SVGElement {
  const element = document.createElementNS(svg, 'text');
  element.setAttribute('x', String(x + 8));
  element.setAttribute('y', String(y + height - 7));
  element.textContent = sentenceOf(row);
  return element;
}

function sentenceOf({ step, members, reached }: FunnelRow): string {
  if (members === null) return fill(atlasTexts.fewAreHere, language(), { fewest: smallestShown });
  const key = step === 'complete' ? 'through' : 'hereOf';
  return fill(atlasTexts[key], language(), { here: members, reached });
}

function wipeLabels(): void {
  for (const element of document.querySelectorAll('.flow .members')) element.remove();
}
