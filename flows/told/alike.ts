import { isGroup, type Scope } from './scope.ts';

/** As many groups built alike are drawn closed, and one of them open. */
const fewest = 3;

/**
 * Groups that stand side by side and are built alike: the same states inside, of the same kinds.
 * @returns for each that is drawn closed, the one that is drawn open in its place: that with the most branches
 */
export function alikeGroups(scope: Scope): ReadonlyMap<string, string> {
  const parents = [scope.focus, ...scope.states.filter(isGroup).map(({ id }) => id)];
  return new Map(
    parents.flatMap((parent) =>
      [...Map.groupBy(scope.childrenOf(parent).filter(isGroup), ({ id }) => shapeOf(scope, id)).values()]
        .filter((alike) => alike.length >= fewest)
        .flatMap((alike) => {
          const ids = alike.map(({ id }) => id);
          const open = ids.reduce((best, id) => (branchesIn(scope, id) > branchesIn(scope, best) ? id : best));
          return ids.filter((id) => id !== open).map((id) => [id, open] as const);
        }),
    ),
  );
}

function shapeOf(scope: Scope, id: string): string {
  const { kind } = scope.stateOf(id);
  const inside = scope.childrenOf(id).map((child) => `${child.name} ${shapeOf(scope, child.id)}`);
  return `${kind}(${inside.join(', ')})`;
}

function branchesIn(scope: Scope, id: string): number {
  return scope.branches.filter(({ source }) => scope.isWithin(source, id)).length;
}
