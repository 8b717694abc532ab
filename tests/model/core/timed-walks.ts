import type { AnyStateMachine } from 'xstate';
import type { Exploration } from './explore.ts';
import { activeStates } from './facts.ts';
import { faultOn, shortestFault, type Fault } from './judge.ts';
import type { WalkOptions } from './options.ts';
import type { Situation } from './situation.ts';
import { stepsOf } from './steps.ts';
import { waysOf, type Way } from './walks.ts';

/** A machine and what an exploration of it came to. */
type Explored = { machine: AnyStateMachine; exploration: Exploration };
type Failed = { machine: string; way: Way; fault: Fault | undefined };

/**
 * Walks at random, machine after machine, until the time is over. What they came by is counted and not kept, since it is much.
 * @returns what failed, and a line that says whether anything was come by that the exploration had not
 */
export function timedWalks(explored: readonly Explored[], options: WalkOptions): { failed: Failed[]; told: string } {
  const { seed, minutes = 0 } = options;
  const end = performance.now() + minutes * 60_000;
  const known = explored.map(({ exploration }) => ({
    states: new Set(exploration.situations.map(together)),
    goals: new Set(exploration.first.keys()),
  }));
  const failed: Failed[] = [];
  const found = { walks: 0, events: 0, states: new Set<string>(), goals: new Set<string>() };
  for (let round = 0; round === 0 || performance.now() < end; round++) {
    for (const [place, { machine, exploration }] of explored.entries()) {
      const { stepper } = exploration;
      const [way] = waysOf(exploration, { ...options, seed: seed + round, count: 1 });
      if (!way) continue;
      found.walks += 1;
      found.events += way.moves.length;
      if (faultOn({ machine, stepper }, way.moves)) {
        failed.push({ machine: machine.id, way, fault: shortestFault({ machine, stepper }, way.moves) });
        continue;
      }
      for (const { situation, covered } of stepsOf(stepper, way.moves)) {
        const states = together(situation);
        if (!known[place]?.states.has(states)) found.states.add(`${machine.id} ${states}`);
        for (const id of covered) if (!known[place]?.goals.has(id)) found.goals.add(id);
      }
    }
  }
  const told = `At random: ${String(found.walks)} walks with ${String(found.events)} events, from seed ${String(seed)} on. New: ${String(found.goals.size)} states, branches or outcomes; ${String(found.states.size)} states at the same time that no other walk came by${listOf(found.states)}.`;
  return { failed, told };
}

function together({ snapshot }: Situation): string {
  return `${snapshot.status} ${activeStates(snapshot).join(', ')}`;
}

function listOf(states: ReadonlySet<string>): string {
  return states.size === 0 ? '' : `, as ${[...states].slice(0, 5).join('; ')}`;
}
