import type { AtlasPage } from './atlas-page.ts';
import { outcomesOf, shareOfBranches, shareOfState } from './covered.ts';
import { h, text } from './dom.ts';
import { allBoxes, allWays, branchesOf, wipe } from './paint.ts';
import type { Tool } from './tools.ts';

const marks = ['covered', 'uncovered', 'partly'];

/** Paints what the last run of the model has taken: green all of it, red nothing, and between the two some of it. */
export function coverageTool(page: AtlasPage): Tool {
  const { data, tell, stateOf } = page;
  const paint = () => {
    if (!data.coverage) return;
    for (const way of allWays()) way.classList.add(shareOfBranches(page, branchesOf(way)));
    for (const box of allBoxes()) {
      const id = box.dataset['state'] ?? '';
      if (stateOf(id)) box.classList.add(shareOfState(page, id, box.classList.contains('closed')));
    }
  };
  return {
    id: 'coverage',
    paint,
    open: () => {
      const { coverage } = data;
      if (!coverage) {
        tell(h('p', {}, text('noCoverage')));
        return;
      }
      paint();
      const { states, branches } = data.flow.graph;
      const outcomes = branches.flatMap((branch) => outcomesOf(page, branch));
      const seen = (part: Readonly<Record<string, readonly number[]>>, ids: readonly { id: string }[]) =>
        ids.filter(({ id }) => (part[id] ?? []).length > 0).length;
      const rows = [
        ['coveredStates', states.length, seen(coverage.states, states)],
        ['coveredWays', branches.length, seen(coverage.branches, branches)],
        ['coveredConditions', outcomes.length, outcomes.filter(({ isSeen }) => isSeen).length],
      ] as const;
      tell(
        h('h2', {}, text('coverage')),
        h('ul', {}, ...rows.map(([key, all, some]) => h('li', {}, text(key), `: ${String(some)} / ${String(all)}`))),
        h(
          'p',
          {},
          h('span', { class: 'good' }, text('allCovered')),
          ' · ',
          h('span', { class: 'some' }, text('someCovered')),
          ' · ',
          h('span', { class: 'bad' }, text('noneCovered')),
        ),
        h('p', { class: 'quiet' }, text('pick')),
      );
    },
    close: () => {
      wipe(...marks);
    },
  };
}
