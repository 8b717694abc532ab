import type { Branch, MachineGraph, Trigger } from '#machines/graph/types.ts';

/** The states that a walk is in, without those around them. */
export type Position = readonly string[];

/** What can happen at a position: a trigger, and the branches of which the first whose condition holds is taken. */
export type Option = { trigger: Trigger; source: string; branches: readonly Branch[] };

/** A walk through a machine by hand: conditions hold as whoever walks says. */
export type Walker = {
  start: () => Position;
  optionsAt: (position: Position) => readonly Option[];
  /** Where a branch leads from a position. */
  take: (position: Position, branch: Branch) => Position;
};

/** Walks a machine as plain data: no action runs, and no condition is asked. */
export function walkerOf(graph: MachineGraph): Walker {
  const byId = new Map(graph.states.map((state) => [state.id, state]));
  const children = Map.groupBy(graph.states, ({ parent }) => parent);
  const bySource = Map.groupBy(graph.branches, ({ source }) => source);

  const ancestors = (id: string): string[] => {
    const parent = byId.get(id)?.parent;
    return parent === undefined ? [id] : [id, ...ancestors(parent)];
  };
  const isIn = (id: string, group: string) => ancestors(id).includes(group);

  /** The states that one comes to by entering a state. */
  const enter = (id: string): string[] => {
    const state = byId.get(id);
    const inside = children.get(id) ?? [];
    if (!state || inside.length === 0) return [id];
    if (state.kind === 'parallel') return inside.flatMap((child) => enter(child.id));
    return enter(state.initial ?? inside[0]?.id ?? id);
  };

  /** The same, with some states inside of it already decided on. */
  const enterWith = (id: string, wanted: readonly string[]): string[] => {
    const inner = wanted.filter((target) => target !== id && isIn(target, id));
    if (inner.length === 0) return enter(id);
    const inside = children.get(id) ?? [];
    if (byId.get(id)?.kind === 'parallel') return inside.flatMap((child) => enterWith(child.id, inner));
    return inside
      .filter((child) => inner.some((target) => isIn(target, child.id)))
      .flatMap((child) => enterWith(child.id, inner));
  };

  /** The smallest group, never a parallel one, that stays while a branch is taken. */
  const scopeOf = ({ source, targets, reenter }: Branch): string => {
    const isInside = targets.every((target) => target !== source && isIn(target, source));
    if (!reenter && isInside && byId.get(source)?.kind === 'compound') return source;
    const around = ancestors(source).slice(1);
    return (
      around.find(
        (group) =>
          byId.get(group)?.kind === 'compound' && targets.every((target) => isIn(target, group) && target !== group),
      ) ?? graph.id
    );
  };

  const take = (position: Position, branch: Branch): Position => {
    if (branch.targets.length === 0) return position;
    const scope = scopeOf(branch);
    const stays = position.filter((id) => !isIn(id, scope));
    const entered = enterWith(scope, branch.targets);
    const order = graph.states.map(({ id }) => id);
    return [...new Set([...stays, ...entered])].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  };

  const optionsAt = (position: Position): readonly Option[] => {
    const active = [...new Set(position.flatMap(ancestors))];
    const options = active.flatMap((source) =>
      [...Map.groupBy(bySource.get(source) ?? [], ({ trigger }) => `${trigger.kind} ${trigger.name}`).values()].flatMap(
        (branches): Option[] => (branches[0] ? [{ source, trigger: branches[0].trigger, branches }] : []),
      ),
    );
    const atOnce = options.filter(({ trigger }) => trigger.kind === 'always');
    return atOnce.length > 0 ? atOnce : options;
  };

  return { start: () => enter(graph.id), optionsAt, take };
}
