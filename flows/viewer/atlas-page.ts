import type { Branch, GraphState } from '#machines/graph/types.ts';
import type { Words } from '#domain/words.ts';
import type { PageData } from '../page/data.ts';
import { byId } from './dom.ts';
import { replaceIn } from './panel-focus.ts';

declare global {
  interface Window {
    atlasData?: PageData;
  }
}

/** The page of one flow, as its tools see it. */
export type AtlasPage = {
  data: PageData;
  /** Says something in the panel beside the picture, which opens for it: what was chosen, or what a tool says. */
  tell: (...content: readonly Node[]) => void;
  /** Closes the panel. */
  hush: () => void;
  stateOf: (id: string) => GraphState | undefined;
  branchOf: (id: string) => Branch | undefined;
  titleOf: (id: string) => Words;
  /** The words of a condition. */
  conditionOf: (branch: Branch) => string | undefined;
};

/** The page, once what it loads has come; nothing on the page of the map. */
export function atlasPage(): AtlasPage | undefined {
  const [data, aside, panel] = [window.atlasData, byId('aside'), byId('panel')];
  if (!data || !aside || !panel) return undefined;
  const { graph, words } = data.flow;
  const states = new Map(graph.states.map((state) => [state.id, state]));
  const branches = new Map(graph.branches.map((branch) => [branch.id, branch]));
  return {
    data,
    tell: (...content) => {
      replaceIn(panel, content);
      aside.hidden = false;
    },
    hush: () => {
      aside.hidden = true;
    },
    stateOf: (id) => states.get(id),
    branchOf: (id) => branches.get(id),
    titleOf: (id) => data.titles[id] ?? { en: id, es: id },
    conditionOf: ({ guard }) => (guard === undefined ? undefined : (words.guards[guard] ?? guard)),
  };
}
