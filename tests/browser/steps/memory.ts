import type { Page } from '@playwright/test';

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
};

/** What the engine notes of code and of the shapes of objects: a program gets nothing from there. */
const enginesOwn = ['code', 'object shape'];

/** Whether a word stands in any text that the page's program could still come by. */
export async function isInMemory(page: Page, word: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes, edges, strings } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields, node_types, edge_fields, edge_types } = snapshot.meta;
  const [nodeSize, edgeSize] = [node_fields.length, edge_fields.length];
  const at = (list: number[], index: number) => list[index] ?? 0;
  const ofNode = (node: number, field: string) => at(nodes, node * nodeSize + node_fields.indexOf(field));
  const ofEdge = (edge: number, field: string) => at(edges, edge * edgeSize + edge_fields.indexOf(field));

  const count = nodes.length / nodeSize;
  const firstEdges = new Uint32Array(count + 1);
  for (let node = 0; node < count; node++) firstEdges[node + 1] = (firstEdges[node] ?? 0) + ofNode(node, 'edge_count');

  // The first node is the root of all.
  const reached = new Set([0]);
  for (const node of reached) {
    if (strings[ofNode(node, 'name')]?.includes(word)) return true;
    if (enginesOwn.includes(node_types[0][ofNode(node, 'type')] ?? '')) continue;
    for (let edge = firstEdges[node] ?? 0; edge < (firstEdges[node + 1] ?? 0); edge++)
      if (edge_types[0][ofEdge(edge, 'type')] !== 'weak') reached.add(ofEdge(edge, 'to_node') / nodeSize);
  }
  return false;
}
