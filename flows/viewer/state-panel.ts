import type { AtlasPage } from './atlas-page.ts';
import { branchWay } from './arrow-panel.ts';
import { h, text, title } from './dom.ts';
import { screensOf } from './screens.ts';

type Ways = { state: (id: string) => void; picture: (id: string) => void };

/** What the panel says of a state. */
export function statePanel(page: AtlasPage, id: string, { state: reach, picture }: Ways): readonly Node[] {
  const { data, titleOf, stateOf } = page;
  const { graph, starts } = data.flow;
  const out = graph.branches.filter(({ source }) => source === id);
  const into = graph.branches.filter(({ targets, source }) => source !== id && targets.includes(id));
  const screens = data.screens[id] ?? [];
  const tours = data.coverage?.states[id];
  return [
    h('h2', {}, title(titleOf(id))),
    h('p', { lang: 'en' }, stateOf(id)?.description ?? ''),
    ...starts
      .filter(({ state }) => state === id)
      .map(({ machine }) =>
        h('p', {}, text('starts'), ' ', h('a', { href: `${machine}.html` }, title(titleOf(machine)))),
      ),
    h(
      'p',
      {},
      ...(data.pictures.includes(id)
        ? [
            h(
              'button',
              {
                type: 'button',
                click: () => {
                  picture(id);
                },
              },
              text('openPicture'),
            ),
            ' ',
          ]
        : []),
      copyButton(),
    ),
    ...(tours === undefined
      ? []
      : [h('p', { class: tours.length > 0 ? 'good' : 'bad' }, text(tours.length > 0 ? 'covered' : 'uncovered'))]),
    h('h3', {}, text('screens')),
    screensOf(titleOf(id), screens),
    ...(out.length > 0 ? [h('h3', {}, text('waysOut')), ...out.map((branch) => branchWay(page, branch, reach))] : []),
    ...(into.length > 0
      ? [h('h3', {}, text('waysIn')), ...into.map((branch) => branchWay(page, branch, reach, true))]
      : []),
  ];
}

/** Copies the address, which names what is chosen. */
export function copyButton(): HTMLElement {
  const said = h('span', { role: 'status' });
  const copy = () => {
    void navigator.clipboard.writeText(location.href).then(() => {
      said.replaceChildren(' ', text('copied'));
    });
  };
  return h('span', {}, h('button', { type: 'button', click: copy }, text('copyLink')), said);
}
