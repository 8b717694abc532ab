import { diff } from 'node:util';

/** So many lines of a difference are told. */
const most = 60;

/** What is different between two texts, with the line that heads each part that is; nothing where they are the same. */
export function differenceBetween(expected: string, found: string): string | undefined {
  if (expected === found) return undefined;
  const lines: string[] = [];
  let heads: string[] = [];
  // Node says 1 of what only the first has.
  for (const [kind, line] of diff(expected.split('\n'), found.split('\n'))) {
    if (kind === 0) {
      heads = [...heads.filter((head) => indentOf(head) < indentOf(line)), line];
      continue;
    }
    lines.push(...heads.filter((head) => indentOf(head) < indentOf(line)).map((head) => `  ${head}`));
    heads = [];
    lines.push(`${kind === 1 ? '-' : '+'} ${line}`);
  }
  const rest = lines.length - most;
  return [...lines.slice(0, most), ...(rest > 0 ? [`  … and ${String(rest)} lines more`] : [])].join('\n');
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}
