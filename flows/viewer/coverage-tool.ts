import type { AtlasPage } from './atlas-page.ts';
import { h, text } from './dom.ts';
import { allArrows, allBoxes, branchesOf, wipe } from './paint.ts';
import type { Tool } from './tools.ts';

const marks = ['covered', 'uncovered', 'partly'];

/** Paints what the last run of the model has taken: green all of it, red nothing, and between the two some of it. */
export function coverageTool({ data, tell, stateOf }: AtlasPage): Tool {
  return {
    id: 'coverage',
    open: () => {
      const { coverage } = data;
      if (!coverage) {
        tell(h('p', {}, text('noCoverage')));
        return;
      }
      const isTaken = (id: string) => (coverage.branches[id] ?? []).length > 0;
      for (const arrow of allArrows()) {
        const branches = branchesOf(arrow);
        const taken = branches.filter(isTaken).length;
        arrow.classList.add(taken === branches.length ? 'covered' : taken === 0 ? 'uncovered' : 'partly');
      }
      for (const box of allBoxes()) {
        const id = box.dataset['state'] ?? '';
        if (stateOf(id)) box.classList.add((coverage.states[id] ?? []).length > 0 ? 'covered' : 'uncovered');
      }
      const { states, branches } = data.flow.graph;
      const guarded = branches
        .filter(({ guard }) => guard !== undefined)
        .flatMap(({ id }) => [`${id} true`, `${id} false`]);
      const rows = [
        [states.length, states.filter(({ id }) => (coverage.states[id] ?? []).length > 0).length],
        [branches.length, branches.filter(({ id }) => isTaken(id)).length],
        [guarded.length, guarded.filter((key) => (coverage.guards[key] ?? []).length > 0).length],
      ].map(([all = 0, seen = 0]) => `${String(seen)} / ${String(all)}`);
      tell(
        h('h2', {}, text('coverage')),
        h(
          'ul',
          {},
          ...(['coveredStates', 'coveredWays', 'coveredConditions'] as const).map((key, index) =>
            h('li', {}, text(key), `: ${rows[index] ?? ''}`),
          ),
        ),
        h('p', { class: 'quiet' }, text('pick')),
      );
    },
    close: () => {
      wipe(...marks);
    },
  };
}
