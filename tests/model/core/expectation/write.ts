import type { Branch, GraphState, MachineGraph } from '#machines/graph/types.ts';
import type { Exploration } from '../explore.ts';
import { seenBy, shortId, type Seen } from './seen.ts';
import { hashOf } from './words.ts';

/**
 * What is expected of a machine, as a text that a reviewer reads: what the machine says of itself, and under each branch what a walk
 * saw it do. Any change of what it does changes this text.
 */
export function expectationOf(exploration: Exploration): string {
  const { graph } = exploration.stepper;
  const seen = seenBy(exploration);
  const lines = [
    `${graph.id}: ${graph.description}`,
    'What this machine does, as a walk through all of it saw it. A change of the machine changes this text:',
    `read what is different, then accept it by  npm run model -- --accept --machine ${graph.id}`,
    ...timesOf(seen),
    ...graph.states.flatMap((state) => stateLines(graph, state, seen)),
    ...guardLines(seen),
    ...list('ends with', [...seen.outputs], ''),
  ];
  return `${lines.join('\n')}\n`;
}

function timesOf({ delays }: Seen): string[] {
  return block(
    'TIMES',
    [...delays].sort().map(([name, times]) => `${name}  ${[...times].join(', ')}`),
  );
}

function stateLines(graph: MachineGraph, state: GraphState, seen: Seen): string[] {
  const branches = graph.branches.filter(({ source }) => source === state.id);
  const beginning = state.id === graph.id ? seenLines(seen, graph.id, '  at the beginning', '    ') : [];
  return [
    '',
    [state.id, kindOf(state), ...state.tags.map((tag) => `#${tag}`)].filter((part) => part !== '').join('  '),
    ...list('begins in', state.initial === undefined ? [] : [shortId(state.initial)], '  '),
    ...list('on entry', state.entry, '  '),
    ...state.invokes.map(({ id, src }) => `  runs ${id}${src === id ? '' : ` (${src})`}`),
    ...list('on exit', state.exit, '  '),
    ...beginning,
    ...[...Map.groupBy(branches, ({ trigger }) => `${trigger.kind} ${trigger.name}`).values()].flatMap((group) => [
      `  ${triggerWords(group[0])}`,
      ...group.flatMap((branch) => branchLines(branch, seen)),
    ]),
    ...allLines(seen.all.get(state.id)),
  ];
}

/** Lines hold some of what was seen, and what a field held before is not in them: of all of it stands a hash. */
function allLines(all: ReadonlySet<string> | undefined): string[] {
  return all ? [`  seen in all: ${String(all.size)} (${hashOf([...all].sort().join('\n'))})`] : [];
}

function kindOf({ kind }: GraphState): string {
  return kind === 'parallel' || kind === 'final' || kind === 'history' ? `(${kind})` : '';
}

function triggerWords(branch: Branch | undefined): string {
  if (!branch) return '';
  const { kind, name } = branch.trigger;
  const words = {
    ...{ event: name, always: 'at once', done: `${name} has answered`, error: `${name} has failed` },
    ...{ after: `after ${name}`, finished: 'the states inside have ended' },
  };
  return words[kind];
}

function branchLines(branch: Branch, seen: Seen): string[] {
  const { place, guard, targets, reenter, actions } = branch;
  const condition = [place === 0 ? '' : 'else', guard === undefined ? '' : `if ${guard}`].filter((word) => word !== '');
  const target = targets.length === 0 ? 'stays' : `${reenter ? 'again ' : ''}to ${targets.map(shortId).join(', ')}`;
  const head = [[...condition, target].join(' '), ...(actions.length > 0 ? [actions.join(', ')] : [])].join(': ');
  return [`    ${head}`, ...seenLines(seen, branch.id, '', '        ')];
}

function seenLines({ branches }: Seen, id: string, title: string, indent: string): string[] {
  const seen = branches.get(id);
  const head = title === '' ? [] : [title];
  if (!seen) return [...head, `${indent}never seen`];
  return [
    ...head,
    ...list('enters', some(seen.enters), indent),
    ...list('does', some(seen.does), indent),
    ...[...seen.sets].sort(byName).map(([name, values]) => `${indent}sets ${name} = ${some(values).join(' | ')}`),
  ];
}

function guardLines({ guards }: Seen): string[] {
  return block(
    'CONDITIONS',
    [...guards]
      .sort(byName)
      .flatMap(([name, { held, failed }]) => [
        name,
        ...some(held).map((reads) => `  yes  ${reads}`),
        ...some(failed).map((reads) => `  no   ${reads}`),
      ]),
  );
}

/** So many different things are told of one. */
const most = 6;

function some(lines: ReadonlySet<string>): string[] {
  const told = [...lines].filter((line) => line !== '');
  return told.length <= most ? told : [...told.slice(0, most), `and ${String(told.length - most)} more`];
}

function list(name: string, values: readonly string[], indent: string): string[] {
  return values.length === 0
    ? []
    : [`${indent}${name} ${values.join(values.some((value) => value.includes(' ')) ? `\n${indent}  or ` : ', ')}`];
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

function block(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
