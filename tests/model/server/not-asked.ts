import { journeySteps, type JourneyStep } from '#domain/steps.ts';
import type { Branch, MachineGraph } from '#machines/graph/types.ts';

/** A kind of branch that no request comes by. */
type Rule = { why: string; holds: (branch: Branch, graph: MachineGraph) => boolean };

/** For which the member sends no record: nobody judges whether they may be at it. */
const withoutRecord: readonly JourneyStep[] = ['welcome', 'shipping-genetic-test-kit'];

/** Of the machines that the server steps: of kit and visit, each event is a request. */
const rules: readonly Rule[] = [
  {
    why: 'The event changes what the screen shows, and sends nothing.',
    holds: (branch, graph) =>
      branch.trigger.kind === 'event' && !startsCall(branch, graph) && !isJudged(branch, graph) && !withdraws(branch),
  },
  {
    why: 'The member sends no record of this step: nobody judges whether they may be at it.',
    holds: (branch, graph) => isJudged(branch, graph) && isOf(withoutRecord, journeySteps[branch.place]),
  },
];

/** Why HTTP can’t be asked for some branches of the journey, by the id of each. */
export function notAsked(graph: MachineGraph): Record<string, string> {
  if (graph.id !== 'journey') return {};
  return Object.fromEntries(
    graph.branches.flatMap((branch) => {
      const rule = rules.find(({ holds }) => holds(branch, graph));
      return rule ? [[branch.id, rule.why]] : [];
    }),
  );
}

/** It comes to a state that asks Novi, and waits for the answer. */
function startsCall({ targets }: Branch, { states, branches }: MachineGraph): boolean {
  const awaited = new Set(branches.filter(({ trigger }) => trigger.kind === 'done').map(({ trigger }) => trigger.name));
  return states.some(({ id, invokes }) => targets.includes(id) && invokes.some((each) => awaited.has(each.id)));
}

/** The backend judges in the same words whether a step is open, before it stores anything of it. */
function isJudged({ source, trigger }: Branch, graph: MachineGraph): boolean {
  return source === graph.id && trigger.name === 'step.visited';
}

/** It follows from what the backend stores of the order. */
function withdraws({ actions }: Branch): boolean {
  return actions.includes('withdrawOrder');
}

function isOf(steps: readonly string[], step: string | undefined): boolean {
  return step !== undefined && steps.includes(step);
}
