import type { MachineGraph } from '#machines/graph/types.ts';

/** A walk as a short text for a link: the places of its branches in the machine. */
export function walkToText({ branches }: MachineGraph, walk: readonly string[]): string {
  return walk.map((id) => branches.findIndex((branch) => branch.id === id).toString(36)).join('.');
}

/** The branches of such a text. What the machine does not have any more ends the walk. */
export function walkFromText({ branches }: MachineGraph, text: string): readonly string[] {
  const walk: string[] = [];
  for (const part of text.split('.').filter(Boolean)) {
    const branch = /^[0-9a-z]{1,4}$/.test(part) ? branches[Number.parseInt(part, 36)] : undefined;
    if (!branch) break;
    walk.push(branch.id);
  }
  return walk;
}
