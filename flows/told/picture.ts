import type { MachineGraph } from '#machines/graph/types.ts';
import { arrowsAndDoors, impliedEdges, mergeWays } from './arrows.ts';
import { choicesOf, leadToChoices, mayBeOpen, type Choice } from './choices.ts';
import { notesOf } from './notes.ts';
import type { Scope } from './scope.ts';
import type { Box, Door, Note, FlowPicture } from './types.ts';
import { boxOf, waysOf, type Way } from './ways.ts';

/** What of a part of a machine is told, and how. */
export type Telling = {
  closed: ReadonlySet<string>;
  /** For each group that is built like others, the one that is drawn open. */
  alike: ReadonlyMap<string, string>;
  /** Whether the places that a state with many conditions chooses among stand in a frame, to which one arrow leads. */
  framesChoices: boolean;
};

/** The picture of a part of a machine. */
export function picture(graph: MachineGraph, scope: Scope, { closed, alike, framesChoices }: Telling): FlowPicture {
  const all = waysOf(scope, closed);
  const choices = framesChoices ? choicesOf(scope, all) : [];
  const ways = leadToChoices(all, choices);
  const bare = boxesOf(scope, closed, alike, choices);
  const notes = notesOf(ways, [scope.focus, ...bare.map(({ id }) => id)]);
  const drawn = mergeWays(ways);
  const inherited = waysOfGroups(scope, bare, drawn, notes);
  const { arrows, doors } = arrowsAndDoors(bare, [...drawn, ...inherited]);
  return {
    machine: graph.id,
    focus: scope.focus,
    boxes: bare.map((box) => complete(box, ways, doors, notes)),
    arrows,
    notes,
  };
}

type BareBox = Omit<Box, 'hidden' | 'doors' | 'notes' | 'doorsIn'> & { states: number };

function boxesOf(
  scope: Scope,
  closed: ReadonlySet<string>,
  alike: ReadonlyMap<string, string>,
  choices: readonly Choice[],
): readonly BareBox[] {
  const shown = scope.states.filter(({ id }) => boxOf(scope, closed, id) === id);
  const boxes = shown.map((state): BareBox => {
    const { id, parent, kind } = state;
    const group = parent === undefined || parent === scope.focus ? undefined : parent;
    return {
      id,
      kind: closed.has(id) ? 'closed' : mayBeOpen(scope, id) ? 'group' : kind === 'final' ? 'final' : 'state',
      parent: choices.find(({ members }) => members.has(id))?.id ?? group,
      state,
      isInitial: parent !== undefined && scope.stateOf(parent).initial === id,
      isParallel: kind === 'parallel',
      sameAs: alike.get(id),
      states: closed.has(id) ? scope.sizeOf(id) : 0,
    };
  });
  const frames = choices.map(({ id, chooser, parent }): BareBox => ({
    ...{ id, parent, kind: 'choice', state: scope.stateOf(chooser), isInitial: false, isParallel: false },
    ...{ sameAs: undefined, states: 0 },
  }));
  return [...boxes, ...frames];
}

function complete(
  { states, ...box }: BareBox,
  ways: readonly Way[],
  doors: ReadonlyMap<string, readonly Door[]>,
  notes: readonly Note[],
): Box {
  const inside = ways.filter((way) => way.kind === 'hidden' && way.box === box.id);
  const exits = ways.filter((way) => way.kind === 'exit' && way.from === box.id);
  const exitDoors = [...Map.groupBy(exits, (way) => (way.kind === 'exit' ? way.to : ''))].map(([to, list]) => ({
    to,
    branches: list.map(({ branch }) => branch.id),
  }));
  return {
    ...box,
    hidden: { states, branches: inside.map(({ branch }) => branch.id) },
    doors: [...(doors.get(box.id) ?? []), ...exitDoors],
    notes: notes.filter((note) => note.box === box.id).map(({ number }) => number),
    doorsIn: [...doors.values()].flat().filter(({ to }) => to === box.id).length,
  };
}

/**
 * The rule of a group is a note. Where nothing else leads to its place, it is drawn once, too: from the first state of the
 * group that has no answer of its own.
 */
function waysOfGroups(
  scope: Scope,
  boxes: readonly BareBox[],
  drawn: ReturnType<typeof mergeWays>,
  notes: readonly Note[],
): ReturnType<typeof mergeWays> {
  const reached = new Set([...drawn, ...impliedEdges(boxes)].map(({ to }) => to));
  const branchOf = new Map(scope.branches.map((branch) => [branch.id, branch]));
  return boxes
    .filter(({ id, isInitial }) => !isInitial && !reached.has(id))
    .flatMap(({ id: to }) => {
      const note = notes.find((each) => each.to.includes(to));
      const rule = note && branchOf.get(note.branches[0] ?? '');
      if (!rule) return [];
      const answers = new Set(
        scope.branches
          .filter(({ trigger: { kind, name } }) => kind === rule.trigger.kind && name === rule.trigger.name)
          .map(({ source }) => source),
      );
      const candidates = boxes
        .filter(({ id, kind }) => kind !== 'choice' && kind !== 'group' && id !== to && scope.isWithin(id, rule.source))
        .toSorted((one, other) => Number(other.isInitial) - Number(one.isInitial));
      const from = candidates.find(({ id }) => !answers.has(id)) ?? candidates[0];
      return from ? [{ from: from.id, to, branches: note.branches, isInherited: true }] : [];
    });
}
