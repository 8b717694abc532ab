import type { Page } from '@playwright/test';

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] } };
  nodes: number[];
  edges: number[];
  strings: string[];
};

/** What the engine notes of code and of the shapes of objects: a program gets nothing from there. */
const enginesOwn = ['code', 'object shape'];

/** Those of some words that stand in any text that the page's program could still come by. */
export async function findInMemory(page: Page, words: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const texts = reachable(JSON.parse(chunks.join('')) as Snapshot);
  return words.filter((word) => texts.some((text) => text.includes(word)));
}

/** The texts that can be reached from the root of all. */
function reachable({ snapshot, nodes, edges, strings }: Snapshot): string[] {
  const { node_fields, node_types, edge_fields, edge_types } = snapshot.meta;
  const [nodeSize, edgeSize] = [node_fields.length, edge_fields.length];
  const [name, type, edgeCount] = ['name', 'type', 'edge_count'].map((field) => node_fields.indexOf(field)) as Three;
  const [edgeType, toNode] = ['type', 'to_node'].map((field) => edge_fields.indexOf(field)) as Two;
  const at = (list: number[], index: number) => list[index] ?? 0;

  const count = nodes.length / nodeSize;
  const firstEdges = new Uint32Array(count + 1);
  for (let node = 0; node < count; node++)
    firstEdges[node + 1] = (firstEdges[node] ?? 0) + at(nodes, node * nodeSize + edgeCount);

  const names = new Set<number>();
  // The first node is the root.
  const reached = new Set([0]);
  for (const node of reached) {
    names.add(at(nodes, node * nodeSize + name));
    if (enginesOwn.includes(node_types[0][at(nodes, node * nodeSize + type)] ?? '')) continue;
    for (let edge = firstEdges[node] ?? 0; edge < (firstEdges[node + 1] ?? 0); edge++)
      if (edge_types[0][at(edges, edge * edgeSize + edgeType)] !== 'weak')
        reached.add(at(edges, edge * edgeSize + toNode) / nodeSize);
  }
  return [...names].map((index) => strings[index] ?? '');
}

type Two = [number, number];
type Three = [number, number, number];
