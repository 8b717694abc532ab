import { isGroup, type Scope } from './scope.ts';
import type { Way } from './ways.ts';

/** With more conditions than these, a choice is one arrow. */
const most = 4;

/** The states of which one is entered, framed: the ways that choose among them lead to the frame. */
export type Choice = { id: string; chooser: string; parent: string | undefined; members: ReadonlySet<string> };

type ArrowWay = Extract<Way, { kind: 'arrow' }>;

/** One frame in a group at most: that of all places which its states with many conditions choose among. */
export function choicesOf(scope: Scope, ways: readonly Way[]): readonly Choice[] {
  const choosers = choosersOf(ways);
  const sources = new Set(choosers.flatMap((fan) => fan.map(({ from }) => from)));
  const byParent = Map.groupBy(choosers, ([first]) => (first ? scope.stateOf(first.from).parent : undefined));
  return [...byParent].flatMap(([group, fans]) => {
    const chooser = fans[0]?.[0]?.from;
    const targets = fans.flat().map(({ to }) => to);
    const members = new Set(targets.filter((to) => scope.stateOf(to).parent === group && !sources.has(to)));
    if (chooser === undefined || members.size <= 1) return [];
    return [{ id: `${chooser} chooses`, chooser, parent: group === scope.focus ? undefined : group, members }];
  });
}

/** The ways of one state and one trigger, where more than four of them have a condition and lead to as many places. */
function choosersOf(ways: readonly Way[]): ArrowWay[][] {
  const arrows = ways.filter((way): way is ArrowWay => way.kind === 'arrow');
  const lists = Map.groupBy(arrows, ({ branch: { source, trigger } }) => `${source} ${trigger.kind} ${trigger.name}`);
  return [...lists.values()].filter(
    (list) =>
      list.filter(({ branch }) => branch.guard !== undefined).length > most &&
      new Set(list.map(({ to }) => to)).size > most,
  );
}

/** The ways with those of a choice leading to its frame; where there is none, they are marked. */
export function leadToChoices(ways: readonly Way[], choices: readonly Choice[]): readonly Way[] {
  const fans = new Set(choosersOf(ways).flat());
  return ways.map((way) => {
    if (way.kind !== 'arrow' || !fans.has(way)) return way;
    const choice = choices.find(({ members }) => members.has(way.to) && !members.has(way.from));
    return choice ? { ...way, to: choice.id } : { ...way, isChosen: true };
  });
}

/** Whether a state is a group that may be drawn open. */
export function mayBeOpen(scope: Scope, id: string): boolean {
  return isGroup(scope.stateOf(id)) && scope.childrenOf(id).length > 0;
}
