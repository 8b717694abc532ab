import { expect, it } from 'vitest';
import { flowsOf } from '#flows/flow.ts';
import { machines } from '#machines/catalog.ts';
import { changesBetween } from '#scripts/flows/changes.ts';

const version = { name: 'HEAD~200', day: '2026-11-03', commit: 'abc1234', subject: 'visit: too late is said' };

it('the page of changes says since which day and change, and tells in words what no arrow shows', async () => {
  const visit = flowsOf(machines).filter(({ graph }) => graph.id === 'visit');
  // What changes no state is a note, and no arrow.
  const noted = visit[0]?.graph.branches.find(({ targets }) => targets.length === 0);
  const now = visit.map((flow) => ({
    ...flow,
    graph: {
      ...flow.graph,
      branches: flow.graph.branches.map((each) =>
        each === noted ? { ...each, description: 'In <other> words.' } : each,
      ),
    },
  }));
  const { page } = await changesBetween(visit, now, version);
  expect(page).toContain('<title>Changes since November 3, 2026: flows of Novi</title>');
  expect(page).toContain('3 de noviembre de 2026');
  expect(page).toContain('“visit: too late is said”');
  expect(page).toMatch(/<li>In “.+”: <del>.+<\/del> In &lt;other&gt; words\./);
});

it('a door that is new is marked on its box', async () => {
  const kit = flowsOf(machines).filter(({ graph }) => graph.id === 'kit');
  const canceled = 'kit.APPROVED order.canceled #0';
  const before = kit.map((flow) => ({
    ...flow,
    graph: { ...flow.graph, branches: flow.graph.branches.filter(({ id }) => id !== canceled) },
  }));
  const { page } = await changesBetween(before, kit, version);
  expect(page).toContain(`<text class="door en added" data-branches="${canceled}"`);
});
