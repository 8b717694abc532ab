import type { MachineGraph } from '#machines/graph/types.ts';
import { alikeGroups } from './alike.ts';
import { picture } from './picture.ts';
import { mayBeOpen } from './choices.ts';
import { scopeOf, type Scope } from './scope.ts';
import type { Told } from './types.ts';

/** What a told picture may hold, to be read at once. */
export const mostArrows = 35;
const mostBoxes = 20;

/** How much of a picture is drawn. */
export type Fullness = {
  /** Whether the places that a state with many conditions chooses among stand in a frame. */
  framesChoices: boolean;
  mostBoxes: number;
};

export const usualFullness: Fullness = { framesChoices: true, mostBoxes };

/**
 * The told picture of a machine, or of one of its groups: by rules alone, so that nobody has to keep it up to date.
 * Groups are drawn closed, from the innermost outwards, until the picture is small enough.
 * @param focus the state whose inside is shown; without one, the machine
 */
export function tell(graph: MachineGraph, focus = graph.id, fullness = usualFullness): Told {
  const scope = scopeOf(graph, focus);
  const alike = alikeGroups(scope);
  const closed = new Set(alike.keys());
  for (;;) {
    const told = picture(graph, scope, { closed, alike, framesChoices: fullness.framesChoices });
    if (told.arrows.length <= mostArrows && told.boxes.length <= fullness.mostBoxes) return told;
    const next = nextToClose(scope, closed, told);
    if (next === undefined) return told;
    closed.add(next);
  }
}

function nextToClose(scope: Scope, closed: ReadonlySet<string>, { boxes }: Told): string | undefined {
  const open = boxes.filter(({ id, kind }) => kind === 'group' && !closed.has(id) && mayBeOpen(scope, id));
  const weight = ({ id }: { id: string }) => depthOf(scope, id) * 1000 + scope.sizeOf(id);
  return open.toSorted((one, other) => weight(other) - weight(one))[0]?.id;
}

function depthOf(scope: Scope, id: string): number {
  const { parent } = scope.stateOf(id);
  return parent === undefined ? 0 : 1 + depthOf(scope, parent);
}
