import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffGraphs, isEmpty } from '#flows/diff/diff.ts';
import { diffMarkdown } from '#flows/diff/markdown.ts';
import { unionOf } from '#flows/diff/union.ts';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { Branch, MachineGraph } from '#machines/graph/types.ts';
import { graphs } from '#scripts/bench/flows/generated-graphs.ts';

const kit = readGraph((machines.find(({ machine }) => machine.id === 'kit') as (typeof machines)[number]).machine);

/** The same machine with one branch changed. */
function changed(id: string, change: (branch: Branch) => Partial<Branch>): MachineGraph {
  return {
    ...kit,
    branches: kit.branches.map((branch) => (branch.id === id ? { ...branch, ...change(branch) } : branch)),
  };
}

const version = {
  ...{ name: 'HEAD~200', day: '2026-11-03', commit: 'abc1234', subject: 'kit: an order can be called off' },
};

const canceled = 'kit.APPROVED order.canceled #0';

describe('the difference of two versions of a machine', () => {
  it('is nothing where nothing has changed', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        expect(isEmpty(diffGraphs(graph, structuredClone(graph)))).toBe(true);
      }),
    );
  });

  it.each([
    ['rerouted', { targets: ['kit.DENIED'] }],
    ['rerouted', { guard: 'isEarly' }],
    ['redone', { actions: ['tellLab'] }],
    ['reworded', { description: 'In other words.' }],
  ] as const)('tells what is %s', (change, part) => {
    expect(
      diffGraphs(
        kit,
        changed(canceled, () => part),
      ).branches.map((each) => [each.change, each.after?.id]),
    ).toEqual([[change, canceled]]);
  });

  it('knows a branch again before which another one was put', () => {
    const [first] = kit.branches;
    if (!first) throw new Error('The machine has no branch.');
    const moved = { ...first, place: 1, id: first.id.replace('#0', '#1') };
    const added = { ...first, guard: 'isUrgent', targets: ['kit.APPROVED'], description: 'It is urgent.' };
    const after = { ...kit, branches: [added, moved, ...kit.branches.slice(1)] };
    expect(diffGraphs(kit, after).branches.map(({ change, after: now }) => [change, now?.description])).toEqual([
      ['added', 'It is urgent.'],
    ]);
  });

  it('tells of states and branches that came or went, and draws both versions as one', () => {
    const without: MachineGraph = {
      ...kit,
      states: kit.states.filter(({ id }) => id !== 'kit.DENIED'),
      branches: kit.branches.filter(({ targets }) => !targets.includes('kit.DENIED')),
    };
    const gone = diffGraphs(kit, without);
    expect(gone.states.map(({ change, before }) => [change, before?.id])).toEqual([['removed', 'kit.DENIED']]);
    const { graph, branches, states } = unionOf(kit, without, gone);
    expect(graph.states.map(({ id }) => id).sort()).toEqual(kit.states.map(({ id }) => id).sort());
    expect([...branches, ...states].map(([, change]) => change)).toEqual(['removed', 'removed']);
    expect(graph.branches.filter(({ id }) => branches.get(id) === 'removed')).toHaveLength(1);
    expect(diffGraphs(without, kit).states.map(({ change }) => change)).toEqual(['added']);
  });

  it('is told for a pull request in the titles and conditions that reviewers know', () => {
    const diff = diffGraphs(
      kit,
      changed(canceled, () => ({ targets: ['kit.DENIED'], guard: 'isEarly' })),
    );
    const text = diffMarkdown([diff], version, () => 'It is early.');
    expect(text).toContain(
      '# Flows changed since November 3, 2026\n\nSince HEAD~200, abc1234: “kit: an order can be called off”.',
    );
    expect(text).toContain('## A test kit');
    expect(text).toContain(
      '- In “Approved”: The member or the care team calls the order off. → ~~“Canceled”~~ “Turned down”; on condition: ~~none~~ It is early.',
    );
    expect(diffMarkdown([diffGraphs(kit, kit)], version, String)).toContain(
      'No flow has changed since November 3, 2026',
    );
  });
});
