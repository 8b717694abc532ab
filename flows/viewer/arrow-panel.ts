import type { Branch } from '#machines/graph/types.ts';
import type { AtlasPage } from './atlas-page.ts';
import { h, text, title } from './dom.ts';

type Reach = (stateId: string) => void;

/** What the panel says of an arrow: all the branches that it stands for. */
export function arrowPanel(page: AtlasPage, branches: readonly string[], reach: Reach): readonly Node[] {
  return branches.flatMap((id) => {
    const branch = page.branchOf(id);
    if (!branch) return [];
    return [branchWay(page, branch, reach, true), ...testedWith(page, branch)];
  });
}

/** A branch as a way: what happens, on which condition, and where it leads. */
export function branchWay(page: AtlasPage, branch: Branch, reach: Reach, withSource = false): HTMLElement {
  const condition = page.conditionOf(branch);
  const link = (id: string) =>
    h(
      'a',
      {
        href: `#state=${encodeURIComponent(id)}`,
        click: (event) => {
          event.preventDefault();
          reach(id);
        },
      },
      title(page.titleOf(id)),
    );
  const targets = branch.targets.map(link);
  return h(
    'div',
    { class: 'way' },
    branch.description,
    condition !== undefined && h('small', {}, text('ifWords'), `: ${condition}`),
    h(
      'small',
      {},
      ...(withSource ? [link(branch.source), ' '] : []),
      '→ ',
      ...(targets.length > 0
        ? targets.flatMap((target, index) => (index > 0 ? [', ', target] : [target]))
        : [text('stays')]),
    ),
  );
}

/** Which tours took a branch, and whether its condition was seen to hold and not to hold. */
function testedWith({ data: { coverage } }: AtlasPage, { id, guard }: Branch): readonly Node[] {
  if (!coverage) return [];
  const tours = coverage.branches[id] ?? [];
  const outcome = (key: 'true' | 'false') => {
    const isSeen = (coverage.guards[`${id} ${key}`] ?? []).length > 0;
    return h(
      'small',
      { class: isSeen ? 'good' : 'bad' },
      isSeen ? '✓ ' : '✗ ',
      text(key === 'true' ? 'guardTrue' : 'guardFalse'),
      ' ',
    );
  };
  return [
    h(
      'p',
      { class: tours.length > 0 ? 'good' : 'bad' },
      tours.length > 0 ? '✓ ' : '✗ ',
      text(tours.length > 0 ? 'covered' : 'uncovered'),
    ),
    ...(guard === undefined ? [] : [h('p', {}, outcome('true'), outcome('false'))]),
    ...(tours.length > 0 ? [h('p', { class: 'quiet' }, text('tours'), `: ${tours.join(', ')}`)] : []),
  ];
}
