import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { machines } from '#machines/catalog.ts';

/** What product reviewers, who read the descriptions beside the pictures, need not know. */
const programmersWords =
  /\b(tokens?|claims?|SDK|payloads?|backend|provider|API|JSON|HTTP|authorit(y|ies)|endpoint|callback|cache|cookies?|context|logged|machines?|null|undefined|boolean)\b/i;

it('the catalog holds every machine', () => {
  const made = globSync('machines/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/createMachine\(\{\s+id: '(\w+)'/g)].map(([, id]) => id),
  );
  expect(machines.map(({ machine }) => machine.id).sort()).toEqual(made.sort());
});

describe.each(machines.map(({ machine, descriptions }) => ({ id: machine.id, machine, descriptions })))(
  '$id',
  ({ machine, descriptions }) => {
    it('describes every state and transition in plain words for who reads the pictures', () => {
      const silent = nodesOf(machine.root).flatMap((node) => [
        ...(node.description ? [] : [node.id]),
        ...transitionsOf(node)
          .filter((transition) => !transition.description)
          .map((transition) => `${node.id} on ${transition.eventType}`),
      ]);
      expect(silent).toEqual([]);
    });

    it('describes every actor, guard and delay that it is given, and no other', () => {
      const { actors, guards, delays } = machine.implementations;
      for (const [kind, given] of Object.entries({ actors, guards, delays })) {
        const words = descriptions[kind as keyof typeof descriptions] ?? {};
        expect(Object.keys(words).sort(), kind).toEqual(Object.keys(given).sort());
        expect(Object.values(words).filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
      }
    });

    const sentences = [
      ...nodesOf(machine.root).flatMap((node) => [node, ...transitionsOf(node)].map((each) => each.description ?? '')),
      ...Object.values(descriptions).flatMap((words) => Object.values(words)),
    ];

    it('says it without the words of programmers', () => {
      expect(sentences.filter((sentence) => programmersWords.test(sentence))).toEqual([]);
    });

    it('names what a sentence is about, since each is read alone, on an arrow or in a walk', () => {
      expect(sentences.filter((sentence) => /^(It|They)\b/.test(sentence))).toEqual([]);
    });

    it('names all that it invokes, and gives none of it a name that holds for the whole page', () => {
      const invoked = nodesOf(machine.root).flatMap((node) => [node.config.invoke ?? []].flat());
      expect(invoked.filter((each) => !each.id || each.systemId)).toEqual([]);
    });
  },
);

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function transitionsOf(node: AnyStateNode) {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}
