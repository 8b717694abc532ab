import { expect, it } from 'vitest';
import { titles } from '#flows/titles/titles.ts';
import { machines } from '#machines/catalog.ts';
import { readGraph } from '#machines/graph/read.ts';

it('every machine and every state has a title in English and Spanish, and no title is left over', () => {
  const ids = machines.flatMap(({ machine }) => readGraph(machine).states.map(({ id }) => id));
  expect(Object.keys(titles).sort()).toEqual(ids.sort());
  expect(Object.values(titles).filter(({ en, es }) => en === '' || es === '')).toEqual([]);
});

it('no two states side by side have the same title', () => {
  const states = machines.flatMap(({ machine }) => readGraph(machine).states);
  const named = states.map(({ id, parent }) => `${parent ?? ''}: ${titles[id]?.en ?? ''}`);
  expect(named.filter((each, index) => named.indexOf(each) !== index)).toEqual([]);
});
