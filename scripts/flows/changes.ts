import { toldPictures, unionPicture } from '#flows/drawing.ts';
import { diffGraphs, isEmpty, type FlowDiff } from '#flows/diff/diff.ts';
import { changesIn, diffMarkdown } from '#flows/diff/markdown.ts';
import { unionOf } from '#flows/diff/union.ts';
import type { Version } from '#flows/diff/version.ts';
import type { Flow } from '#flows/flow.ts';
import { changesPage, type ChangedFlow } from '#flows/page/changes-page.ts';

/** What has changed between two versions of the flows: as text, and as a page with pictures. */
export async function changesBetween(
  before: readonly Flow[],
  after: readonly Flow[],
  since: Version,
): Promise<{ markdown: string; page: string }> {
  const ids = [...new Set([...after, ...before].map(({ graph }) => graph.id))];
  const words = Object.assign({}, ...[...before, ...after].map((flow) => flow.words.guards)) as Record<string, string>;
  const conditionOf = (guard: string) => words[guard] ?? guard;
  const changed: ChangedFlow[] = [];
  const diffs: FlowDiff[] = [];
  for (const id of ids) {
    const [old, now] = [before, after].map((flows) => flows.find(({ graph }) => graph.id === id));
    const diff = diffGraphs(old?.graph, now?.graph);
    diffs.push(diff);
    const flow = now ?? old;
    if (isEmpty(diff) || !flow) continue;
    changed.push({
      diff,
      before: old && (await mainPicture(old)),
      after: now && (await mainPicture(now)),
      words: changesIn(diff, conditionOf),
      union: (await unionPicture(flow, unionOf(old?.graph, now?.graph, diff))).svg(),
    });
  }
  const markdown = diffMarkdown(diffs, since, conditionOf);
  return { markdown, page: changesPage(changed, since, markdown) };
}

async function mainPicture(flow: Flow): Promise<string> {
  const [first] = await toldPictures(flow);
  return first?.svg() ?? '';
}
