import { describe, expect, it } from 'vitest';
import { walkFromText, walkToText } from '#flows/walk/link.ts';
import { walkerOf } from '#flows/walk/walk.ts';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';
import { stepperOf } from '#tests/model/core/stepper.ts';
import { stepsOf } from '#tests/model/core/steps.ts';
import { randomMoves } from '#tests/model/core/walks.ts';
import { samples } from '#tests/model/samples.ts';

describe.each(machines.map(({ machine }) => ({ id: machine.id, machine })))(
  'a walk by hand through $id',
  ({ id, machine }) => {
    it('comes to the states that the machine itself comes to by the same branches', () => {
      const stepper = stepperOf(machine);
      const walker = walkerOf(stepper.graph);
      const branchOf = new Map(stepper.graph.branches.map((branch) => [branch.id, branch]));
      let here = walker.start();
      for (const { move, branches, state } of stepsOf(
        stepper,
        randomMoves({ stepper, samples: samples[id] ?? {} }, 1, 400),
      )) {
        if (move.kind === 'begin') here = walker.start();
        for (const taken of branches) {
          const branch = branchOf.get(taken);
          if (!branch) throw new Error(`${taken} is no branch of ${id}.`);
          here = walker.take(here, branch);
        }
        expect([...here].sort()).toEqual([...state].sort());
      }
    });

    it('is told by a short text, which leads to the same walk', () => {
      const graph = readGraph(machine);
      const walk = graph.branches.map((branch) => branch.id);
      expect(walkFromText(graph, walkToText(graph, walk))).toEqual(walk);
    });
  },
);

it('a walk that holds what the machine does not have ends there', () => {
  const graph = readGraph((machines[0] as (typeof machines)[number]).machine);
  expect(walkFromText(graph, '0.zzz.1')).toEqual([graph.branches[0]?.id]);
  expect(walkFromText(graph, '0.<b>.1')).toEqual([graph.branches[0]?.id]);
});

it('what happens at once is offered before anything else', () => {
  const graph = readGraph(
    (machines.find(({ machine }) => machine.id === 'entrance') as (typeof machines)[number]).machine,
  );
  const walker = walkerOf(graph);
  expect(walker.optionsAt(walker.start()).map(({ trigger }) => trigger.kind)).toEqual(['always']);
});
