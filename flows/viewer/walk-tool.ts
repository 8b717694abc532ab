import type { Branch } from '#machines/graph/types.ts';
import { walkFromText, walkToText } from '../walk/link.ts';
import { walkerOf, type Option, type Position } from '../walk/walk.ts';
import type { AtlasPage } from './atlas-page.ts';
import { address, english, h, text, title } from './dom.ts';
import { markNow, wipe } from './paint.ts';
import { copyButton } from './state-panel.ts';
import type { Tool } from './tools.ts';

/** Walks through the flow by hand: what happens is pressed, and where there are conditions, which of them holds. */
export function walkTool(page: AtlasPage): Tool & { follow: (walk: string) => void } {
  const { graph } = page.data.flow;
  const walker = walkerOf(graph);
  let taken: readonly string[] = [];

  const positions = (): readonly Position[] =>
    taken.reduce<readonly Position[]>(
      (list, id) => {
        const branch = page.branchOf(id);
        const here = list.at(-1) ?? walker.start();
        return branch ? [...list, walker.take(here, branch)] : list;
      },
      [walker.start()],
    );

  const show = () => {
    const here = positions().at(-1) ?? walker.start();
    address(taken.length > 0 ? { walk: walkToText(graph, taken) } : { view: 'walk' });
    const options = walker.optionsAt(here);
    page.tell(
      h('h2', {}, text('walkSoFar')),
      h('ol', {}, ...taken.map((id) => h('li', { lang: 'en' }, page.branchOf(id)?.description ?? id))),
      h('p', {}, ...here.flatMap((id, index) => [index > 0 ? ' · ' : '', h('b', {}, title(page.titleOf(id)))])),
      h(
        'p',
        {},
        press('undo', taken.length > 0, taken.slice(0, -1)),
        ' ',
        press('restart', taken.length > 0, []),
        ' ',
        copyButton(),
      ),
      h('h3', {}, text(options.length > 0 ? 'whatHappens' : 'ended')),
      h('ul', { class: 'choices' }, ...options.flatMap(choicesOf)),
    );
    markNow(here, taken.slice(-1));
  };
  const go = (walk: readonly string[]) => {
    taken = walk;
    show();
  };
  const press = (key: 'undo' | 'restart', isOpen: boolean, walk: readonly string[]) =>
    h(
      'button',
      {
        type: 'button',
        click: () => {
          go(walk);
        },
        ...(isOpen ? {} : { disabled: '' }),
      },
      text(key),
    );
  const choicesOf = ({ branches, trigger }: Option): readonly HTMLElement[] =>
    branches.map((branch) =>
      h(
        'li',
        {},
        h(
          'button',
          {
            type: 'button',
            click: () => {
              go([...taken, branch.id]);
            },
          },
          english(branch.description),
          h(
            'small',
            {},
            trigger.kind === 'always' && text('atOnce'),
            trigger.kind === 'always' && ' ',
            conditionText(branch, branches),
          ),
        ),
      ),
    );
  const conditionText = (branch: Branch, branches: readonly Branch[]): Node => {
    const condition = page.conditionOf(branch);
    if (condition !== undefined) return h('span', {}, text('ifWords'), ': ', english(condition));
    return branches.length > 1 ? text('otherwise') : h('span', {});
  };

  return {
    id: 'walk',
    open: show,
    close: () => {
      wipe('now');
    },
    follow: (walk) => {
      taken = walkFromText(graph, walk);
    },
  };
}
