import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostArrows, tell, usualFullness } from '#flows/told/told.ts';
import type { FlowPicture } from '#flows/told/types.ts';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import type { MachineGraph } from '#machines/graph/types.ts';
import { graphs } from '#scripts/bench/flows/generated-graphs.ts';

/** The ids of all branches that a picture draws, writes on a box, notes or counts. */
function branchesOf({ arrows, boxes, notes }: FlowPicture): ReadonlySet<string> {
  return new Set([
    ...arrows.flatMap(({ forth, back, inherited }) => [...forth, ...back, ...inherited]),
    ...boxes.flatMap(({ doors, hidden }) => [...doors.flatMap(({ branches }) => branches), ...hidden.branches]),
    ...notes.flatMap(({ branches }) => branches),
  ]);
}

const fullnesses = [usualFullness, { ...usualFullness, framesChoices: false }, { framesChoices: false, mostBoxes: 4 }];

describe('a told picture of any machine', () => {
  it('has every branch: drawn, on a box, in a note, or counted', () => {
    fc.assert(
      fc.property(graphs, fc.constantFrom(...fullnesses), (graph, fullness) => {
        const told = branchesOf(tell(graph, graph.id, fullness));
        expect(graph.branches.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('has every state: as a box, or counted in one', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const { boxes } = tell(graph);
        const shown = boxes.filter(({ kind }) => kind !== 'choice').length;
        const counted = boxes.reduce((sum, { hidden }) => sum + hidden.states, 0);
        expect(shown + counted).toBe(graph.states.length - 1);
      }),
      { numRuns: 300 },
    );
  });

  it('leads from box to box, both of which it has, and has no circle once its arrows upwards are turned', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const { boxes, arrows } = tell(graph);
        const ids = new Set(boxes.map(({ id }) => id));
        expect(arrows.filter(({ from, to }) => !ids.has(from) || !ids.has(to) || from === to)).toEqual([]);
        expect(hasCircle(arrows.map(({ from, to, isBackward }) => (isBackward ? [to, from] : [from, to])))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

function hasCircle(edges: readonly (readonly string[])[]): boolean {
  let left = edges;
  for (;;) {
    const sources = new Set(left.map(([from]) => from));
    const rest = left.filter(([, to]) => sources.has(to));
    if (rest.length === 0) return false;
    if (rest.length === left.length) return true;
    left = rest;
  }
}

const graphOf = (id: string): MachineGraph => {
  const found = machines.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`There is no machine ${id}.`);
  return readGraph(found.machine);
};

describe('the told pictures of the product', () => {
  it.each(machines.map(({ machine }) => machine.id))('%s holds at most 35 arrows', (id) => {
    expect(tell(graphOf(id)).arrows.length).toBeLessThanOrEqual(mostArrows);
  });

  it('draws the steps of the journey closed, and one of them open', () => {
    const { boxes } = tell(graphOf('journey'));
    const steps = boxes.filter(({ id, kind }) => kind === 'closed' || id === 'journey.eligibility');
    expect(steps.map(({ kind }) => kind).sort()).toEqual([...Array<string>(7).fill('closed'), 'group']);
    expect(new Set(boxes.map(({ sameAs }) => sameAs))).toEqual(new Set([undefined, 'journey.eligibility']));
  });

  it('draws one arrow where many conditions choose, to a frame around the places', () => {
    const { boxes, arrows } = tell(graphOf('journey'));
    const frame = boxes.find(({ kind }) => kind === 'choice');
    expect(arrows.filter(({ from }) => from === 'journey.resuming').map(({ to, forth }) => [to, forth.length])).toEqual(
      [[frame?.id, 9]],
    );
    expect(boxes.filter(({ parent }) => parent === frame?.id)).toHaveLength(9);
  });

  it('draws the way on and the way back as one arrow', () => {
    const { arrows } = tell(graphOf('impersonation'));
    expect(arrows).toHaveLength(6);
    expect(arrows[0]).toMatchObject({
      from: 'impersonation.on',
      to: 'impersonation.confirming',
      back: ['impersonation.confirming stop.canceled #0'],
    });
  });

  it('writes a place with many ways in on the boxes that lead there', () => {
    const { boxes, arrows } = tell(graphOf('kit'));
    expect(boxes.filter(({ doors }) => doors.some(({ to }) => to === 'kit.CANCELED'))).toHaveLength(4);
    expect(arrows.filter(({ to }) => to === 'kit.CANCELED')).toEqual([]);
    expect(boxes.find(({ id }) => id === 'kit.CANCELED')?.doorsIn).toBe(4);
  });

  it('tells the rules of a group, and what changes no state, in numbered notes', () => {
    const { notes, arrows } = tell(graphOf('impersonation'));
    expect(notes.map(({ number, box, to }) => [number, box, to])).toContainEqual([
      1,
      'impersonation',
      ['impersonation.ended'],
    ]);
    expect(arrows.filter(({ from, to }) => from === 'impersonation.on' && to === 'impersonation.ended')).toEqual([]);
  });

  it('draws a rule once where nothing else leads to its place', () => {
    const { arrows } = tell(graphOf('survey'));
    expect(arrows.find(({ to }) => to === 'survey.deciding')).toMatchObject({
      from: 'survey.looking',
      forth: [],
      inherited: ['survey facts.read #0'],
    });
  });
});
