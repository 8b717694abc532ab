import type { Branch } from '#machines/graph/types.ts';
import type { Scope } from './scope.ts';

/** What becomes of a branch in a picture, once it is known which groups are drawn closed. */
export type Way =
  /** It runs inside of a closed box. */
  | { kind: 'hidden'; box: string; branch: Branch }
  /** It changes no state, or is the rule of a group wherever that is. */
  | { kind: 'note'; box: string; to: readonly string[]; branch: Branch }
  /** `isChosen`: one of many conditions leads there; where another way does, too, this one is written on the box. */
  | { kind: 'arrow'; from: string; to: string; branch: Branch; isChosen?: boolean }
  /** It leaves the picture. */
  | { kind: 'exit'; from: string; to: string; branch: Branch };

/** The box that a state is drawn as, or in: the outermost closed group around it, or itself. */
export function boxOf(scope: Scope, closed: ReadonlySet<string>, id: string): string {
  let box = id;
  for (let at: string | undefined = id; at !== undefined && at !== scope.focus; at = scope.stateOf(at).parent)
    if (closed.has(at)) box = at;
  return box;
}

/** Every branch of a part of a machine, as it is told: one entry, or one for each place that a branch leads to. */
export function waysOf(scope: Scope, closed: ReadonlySet<string>): readonly Way[] {
  return scope.branches.flatMap((branch) => waysOfBranch(scope, closed, branch));
}

function waysOfBranch(scope: Scope, closed: ReadonlySet<string>, branch: Branch): Way[] {
  const from = boxOf(scope, closed, branch.source);
  const stays = (): Way =>
    closed.has(from) ? { kind: 'hidden', box: from, branch } : { kind: 'note', box: from, to: [], branch };
  if (branch.targets.length === 0) return [stays()];
  const ways = branch.targets.map((target): Way => {
    if (!scope.isWithin(target, scope.focus)) return { kind: 'exit', from, to: target, branch };
    const to = arrivalBox(scope, closed, boxOf(scope, closed, target), from);
    if (to === from) return stays();
    if (from === scope.focus || scope.isWithin(to, from)) return { kind: 'note', box: from, to: [to], branch };
    return { kind: 'arrow', from, to, branch };
  });
  return mergeNotes(ways);
}

/** Who enters a group from its own inside comes to the state in which it begins. */
function arrivalBox(scope: Scope, closed: ReadonlySet<string>, box: string, from: string): string {
  let to = box;
  while (to !== from && !closed.has(to) && scope.isWithin(from, to)) {
    const next = scope.stateOf(to).initial ?? scope.childrenOf(to)[0]?.id;
    if (next === undefined) break;
    to = boxOf(scope, closed, next);
  }
  return to;
}

/** A rule with several places to go to is one note. */
function mergeNotes(ways: readonly Way[]): Way[] {
  const [first, ...others] = ways;
  if (!first) return [];
  if (first.kind !== 'note' || others.some(({ kind }) => kind !== 'note')) return [...ways];
  return [{ ...first, to: ways.flatMap((way) => (way.kind === 'note' ? way.to : [])) }];
}
