import { describe, expect, it } from 'vitest';
import { machines } from '#machines/catalog.ts';
import { samples } from '../samples.ts';
import { acceptedMachines, unexpected } from './expectation/files.ts';
import { expectationOf } from './expectation/write.ts';
import { explore } from './explore.ts';
import { playInStep } from './lockstep.ts';
import { toursThrough } from './tours.ts';

describe.each(machines.map(({ machine }) => ({ id: machine.id, machine })))('$id', ({ id, machine }) => {
  const exploration = explore(machine, samples[id]);

  it('is walked through each state and branch and both outcomes of each guard, the same by the interpreter', () => {
    expect(exploration.missing).toEqual([]);
    const tours = toursThrough(exploration);
    const covered = new Set(tours.flatMap(({ steps }) => steps.flatMap((step) => step.covered)));
    expect([...exploration.first.keys()].filter((goal) => !covered.has(goal))).toEqual([]);
    expect(tours.flatMap(({ steps }) => playInStep(machine, steps) ?? [])).toEqual([]);
  });

  it('does what was accepted', () => {
    expect(unexpected(id, expectationOf(exploration)) ?? '').toBe('');
  });
});

it('nothing is expected of machines that are gone', () => {
  const ids = new Set(machines.map(({ machine }) => machine.id));
  expect(acceptedMachines().filter((id) => !ids.has(id))).toEqual([]);
});
