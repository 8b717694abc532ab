import type { Branch } from '#machines/graph/types.ts';
import { quotedTitle, titleOf } from '../titles/titles.ts';
import { dayOf, versionText, type Version } from './version.ts';
import { isEmpty, type Change, type FlowDiff } from './diff.ts';

const headings: Readonly<Record<Change, string>> = {
  added: 'Added',
  removed: 'Removed',
  rerouted: 'Rerouted',
  redone: 'Does something else',
  reworded: 'Reworded',
};

/**
 * What has changed in the flows since another version, for a pull request.
 * @param conditionOf the words of a condition
 */
export function diffMarkdown(
  diffs: readonly FlowDiff[],
  since: Version,
  conditionOf: (guard: string) => string,
): string {
  const changed = diffs.filter((diff) => !isEmpty(diff));
  if (changed.length === 0) return `No flow has changed since ${dayOf(since)} (${versionText(since)}).\n`;
  return [
    `# Flows changed since ${dayOf(since)}`,
    '',
    `Since ${versionText(since)}.`,
    '',
    ...changed.flatMap((diff) => sectionOf(diff, conditionOf)),
  ].join('\n');
}

function sectionOf(diff: FlowDiff, conditionOf: (guard: string) => string): string[] {
  const kinds = changesIn(diff, conditionOf).flatMap(({ kind, lines }) => [
    ...[`**${kind}**`, '', ...lines.map((line) => `- ${line}`), ''],
  ]);
  return [`## ${titleOf(diff.machine).en}`, '', ...kinds];
}

/** What has changed in one flow, in Markdown, by what kind of change it is. */
export function changesIn(
  { states, branches }: FlowDiff,
  conditionOf: (guard: string) => string,
): readonly { kind: string; lines: readonly string[] }[] {
  return (Object.keys(headings) as Change[]).flatMap((kind) => {
    const lines = [
      ...states.filter(({ change }) => change === kind).map(({ before, after }) => stateLine(before, after)),
      ...branches
        .filter(({ change }) => change === kind)
        .map(({ before, after }) => branchLine(before, after, conditionOf)),
    ];
    return lines.length === 0 ? [] : [{ kind: headings[kind], lines }];
  });
}

function stateLine(before: { id: string; description: string } | undefined, after: typeof before): string {
  const id = (after ?? before)?.id ?? '';
  return `${quotedTitle(id)} (\`${id}\`): ${texts(before?.description, after?.description)}`;
}

function branchLine(
  before: Branch | undefined,
  after: Branch | undefined,
  conditionOf: (guard: string) => string,
): string {
  const guardOf = ({ guard }: Branch) => (guard === undefined ? 'none' : conditionOf(guard));
  const source = quotedTitle((after ?? before)?.source ?? '');
  const places = texts(before && placesOf(before), after && placesOf(after));
  const conditions =
    before?.guard === after?.guard
      ? ''
      : `; on condition: ${texts(before && guardOf(before), after && guardOf(after))}`;
  return `In ${source}: ${texts(before?.description, after?.description)} → ${places}${conditions}`;
}

function placesOf({ targets }: Branch): string {
  return targets.length === 0 ? 'stays' : targets.map((id) => quotedTitle(id)).join(', ');
}

/** What was, struck out, before what is, where they differ. */
function texts(before: string | undefined, after: string | undefined): string {
  if (before === undefined || before === after) return after ?? '';
  return after === undefined ? before : `~~${before}~~ ${after}`;
}
