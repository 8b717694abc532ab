import type { GraphState } from '#machines/graph/types.ts';

/**
 * What a box stands for: one state; the end of a flow; a group, which is drawn open with its states inside; a group that is
 * drawn closed; or a choice, which frames the states of which one is entered.
 */
export type BoxKind = 'state' | 'final' | 'group' | 'closed' | 'choice';

export type Box = {
  id: string;
  kind: BoxKind;
  /** The box that it is drawn in; none where it stands in the picture itself. */
  parent: string | undefined;
  /** The state that it stands for; of a choice, the state that chooses. */
  state: GraphState;
  /** The picture, or the group that it stands in, begins here. */
  isInitial: boolean;
  /** The states of a group go on side by side. */
  isParallel: boolean;
  /** How many states a closed box holds, and the branches that run inside of it. */
  hidden: { states: number; branches: readonly string[] };
  /** The id of the box that is drawn open in the place of this one, since both are built alike. */
  sameAs: string | undefined;
  /** Ways out that lead to a place which has many ways in: they are written on the box instead of being drawn. */
  doors: readonly Door[];
  /** The numbers of the notes on it. */
  notes: readonly number[];
  /** How many boxes have a door that leads here. */
  doorsIn: number;
};

export type Door = { to: string; branches: readonly string[] };

export type Arrow = {
  id: string;
  from: string;
  to: string;
  /** The branches that lead from `from` to `to`, in their order. */
  forth: readonly string[];
  /** Those that lead back, where the two share one arrow. */
  back: readonly string[];
  /** The rules of a group, drawn once from its first state, since nothing else leads there. */
  inherited: readonly string[];
  /** It leads upwards in the picture: to where the flow has been before. */
  isBackward: boolean;
};

/** A rule that is told in words: what a group does wherever it is, and what changes no state. */
export type Note = {
  number: number;
  box: string;
  /** Its first branch is what is said; others are alike, and counted. */
  branches: readonly string[];
  /** Where it leads; none where it stays. */
  to: readonly string[];
};

/** A picture of a flow, or of a part of it, that reads at once. Each branch that begins in it is drawn, noted, or counted. */
export type FlowPicture = {
  machine: string;
  /** The state whose inside it shows: the machine itself, or one of its groups. */
  focus: string;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
  notes: readonly Note[];
};
