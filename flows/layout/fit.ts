import type { MachineGraph } from '#machines/graph/types.ts';
import { tell, usualFullness, type Fullness } from '../told/told.ts';
import { narrowWidths, usualWidths, type TextWidths, type Wording } from './content.ts';
import type { Layout } from './geometry.ts';
import { place, usualWidth } from './place.ts';

/** From the fullest picture to the barest. */
const tries: readonly (Fullness & { widths: TextWidths })[] = [
  { ...usualFullness, widths: usualWidths },
  { ...usualFullness, framesChoices: false, widths: usualWidths },
  ...[16, 14].flatMap((mostBoxes) =>
    [usualWidths, narrowWidths].map((widths) => ({ framesChoices: false, mostBoxes, widths })),
  ),
  { framesChoices: false, mostBoxes: 12, widths: usualWidths },
];

/** The told picture of a machine, or of one of its groups: the fullest that is not too wide, or else the narrowest. */
export async function layOut(graph: MachineGraph, focus: string, wording: Wording): Promise<Layout> {
  const layouts: Layout[] = [];
  const tried = new Set<string>();
  for (const fullness of tries) {
    const told = tell(graph, focus, fullness);
    // A barer try that folds nothing more has the same layout, which takes most of the time.
    const picture = JSON.stringify([told, fullness.widths]);
    if (tried.has(picture)) continue;
    tried.add(picture);
    const layout = await place(told, wording, 'DOWN', fullness.widths);
    if (layout.width <= usualWidth) return layout;
    layouts.push(layout);
  }
  return layouts.reduce((best, each) => (each.width < best.width ? each : best));
}

/** The told picture of a machine, and of each group that one opens from there. */
export async function layOutAll(graph: MachineGraph, wording: Wording): Promise<readonly Layout[]> {
  const layouts = [await layOut(graph, graph.id, wording)];
  for (const { told } of layouts) {
    const known = new Set(layouts.map((each) => each.told.focus));
    const closed = told.boxes.filter(({ id, kind }) => kind === 'closed' && !known.has(id));
    for (const { id } of closed) layouts.push(await layOut(graph, id, wording));
  }
  return layouts;
}
