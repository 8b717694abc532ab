import type { Union } from './diff/union.ts';
import { wordingOf, type Flow } from './flow.ts';
import { layOut, layOutAll } from './layout/fit.ts';
import type { Layout } from './layout/geometry.ts';
import { place } from './layout/place.ts';
import { mapId, tellMap } from './map.ts';
import { sheetsOf } from './layout/sheets.ts';
import { renderSvg, type Drawing } from './svg/render.ts';
import { titleOf } from './titles/titles.ts';
import { tellWhole } from './told/whole.ts';

/** A picture as it is shown and stored. */
export type Picture = {
  /** The id of the machine, or of the group, whose inside it shows. */
  id: string;
  layout: Layout;
  /** As SVG; with its styles inside where it is to be a file of its own. */
  svg: (style?: string) => string;
  /** As SVG for the sheets of paper that it takes, each no taller than this, in pixels of the picture. */
  sheets: (room: number) => readonly string[];
};

/** The told pictures of a flow: the machine first, then what its closed boxes open to. */
export async function toldPictures(flow: Flow): Promise<readonly Picture[]> {
  return (await layOutAll(flow.graph, wordingOf(flow))).map((layout) =>
    pictureOf(flow, layout, `${titleOf(layout.told.focus).en}, told`),
  );
}

/** The whole picture of a flow, with an arrow for each of its branches. */
export async function wholePicture(flow: Flow): Promise<Picture> {
  const layout = await place(tellWhole(flow.graph), wordingOf(flow));
  return pictureOf(flow, layout, `${titleOf(flow.graph.id).en}, whole`);
}

/** The map of how the machines start each other. */
export async function mapPicture(flows: readonly Flow[]): Promise<Picture> {
  const { told, wording } = tellMap(flows);
  const layout = await place(told, wording, 'RIGHT');
  return drawn(mapId, layout, { label: 'Which flow starts which', fails: () => false });
}

/** Both versions of a flow in one told picture, with what has changed marked. */
export async function unionPicture(flow: Flow, { graph, states, branches }: Union): Promise<Picture> {
  const both = { ...flow, graph };
  const layout = await layOut(graph, graph.id, wordingOf(both));
  const markOf = (id: string) => states.get(id) ?? branches.get(id);
  return pictureOf(both, layout, `${titleOf(graph.id).en}, changed`, markOf);
}

/** A picture is a file of its own, with its styles, or a part of a page, which shows it bit by bit. */
function inFile(style: string | undefined) {
  return style === undefined ? { isInParts: true } : { style };
}

function pictureOf(
  { graph }: Flow,
  layout: Layout,
  label: string,
  markOf: (id: string) => string | undefined = () => undefined,
): Picture {
  const failing = new Set(graph.branches.filter(({ trigger }) => trigger.kind === 'error').map(({ id }) => id));
  const fails = (id: string) => failing.has(id);
  return drawn(layout.told.focus, layout, { label, fails, markOf });
}

function drawn(id: string, layout: Layout, drawing: Drawing): Picture {
  return {
    id,
    layout,
    svg: (style) => renderSvg(layout, { ...drawing, ...inFile(style) }),
    sheets: (room) => sheetsOf(layout, room).map((sheet) => renderSvg(layout, { ...drawing, sheet })),
  };
}
