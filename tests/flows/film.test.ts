import { expect, it } from 'vitest';
import { flowsOf, type Flow } from '#flows/flow.ts';
import { filmOf } from '#flows/walk/film.ts';
import { usualWay } from '#flows/walk/usual-way.ts';
import { journeySteps } from '#domain/steps.ts';
import { machines } from '#machines/catalog.ts';

const flows = flowsOf(machines);
const flowOf = (id: string): Flow => {
  const flow = flows.find(({ graph }) => graph.id === id);
  if (!flow) throw new Error(`There is no flow ${id}.`);
  return flow;
};

it('the usual way of the journey goes through its steps in their order, to the end', () => {
  const way = usualWay(flowOf('journey').graph).flatMap(({ position }) => position);
  expect(way).toEqual([
    ...['journey.loading', 'journey.resuming'],
    ...journeySteps.flatMap((step) => [`journey.${step}.viewing`, `journey.${step}.saving`]),
    'journey.complete',
  ]);
});

it('the usual way comes to each page of an order, though a state between them decides anew', () => {
  const way = usualWay(flowOf('order').graph).flatMap(({ position }) => position);
  expect(['order.test', 'order.address', 'order.check'].map((page) => way.indexOf(page))).toEqual([2, 4, 6]);
});

it.each(flows.map(({ graph }) => graph))('the usual way of $id is one that its machine has, and ends', (graph) => {
  const failing = new Set(graph.branches.flatMap(({ id, trigger }) => (trigger.kind === 'error' ? [id] : [])));
  const stops = usualWay(graph);
  expect(stops[0]?.branch).toBeUndefined();
  expect(stops.slice(1).filter(({ branch }) => !branch || failing.has(branch.id))).toEqual([]);
});

it('the film of the journey shows the pages of a step where the step begins', () => {
  const film = filmOf(flowOf('journey'), flows).map(({ state }) => state);
  const [begins, page, ends] = [
    ...['journey.request-genetic-test-kit.viewing', 'order.address', 'journey.request-genetic-test-kit.saving'],
  ].map((state) => film.indexOf(state));
  expect(begins).toBeGreaterThan(0);
  expect(page).toBeGreaterThan(begins ?? 0);
  expect(ends).toBeGreaterThan(page ?? 0);
  expect(new Set(film).size).toBe(film.length);
});

it('the usual way of the permission to share fills in the form before it is signed', () => {
  const way = usualWay(flowOf('release').graph).flatMap(({ position }) => position);
  const places = ['choice', 'form', 'check', 'sign', 'signed'].map((page) => way.indexOf(`release.${page}`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});
