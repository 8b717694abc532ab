import { expect, it } from 'vitest';
import { wholePicture } from '#flows/drawing.ts';
import { flowsOf } from '#flows/flow.ts';
import type { PlacedArrow } from '#flows/layout/geometry.ts';
import { renderSvg } from '#flows/svg/render.ts';
import { machines } from '#machines/catalog.ts';

/** What an arrow looks like, as the classes of its line and of its heads: that at its end, and that at its beginning. */
function looks(forth: readonly string[], back: readonly string[] = []) {
  const arrow = { id: 'a', from: 'one', to: 'other', inherited: [], isBackward: false, forth, back };
  const points = [0, 40].map((y) => ({ x: 0, y }));
  const placed: PlacedArrow = { arrow, points, label: undefined };
  const layout = { told: { machine: 'm', focus: 'm', boxes: [], arrows: [], notes: [] }, width: 10, height: 50 };
  const fails = (id: string) => id.startsWith('failed');
  const svg = renderSvg({ ...layout, boxes: [], arrows: [placed] }, { label: 'An arrow', fails });
  return [...svg.matchAll(/class="((?:arrow|tip)[^"]*)"/g)].map(([, classes]) => classes);
}

it('an arrow is that of a failure where nothing else leads along it', () => {
  expect(looks(['done'])).toEqual(['arrow', 'tip']);
  expect(looks(['failed'])).toEqual(['arrow fails', 'tip fails']);
});

it('of an arrow with two heads, the head of the failure is marked, whichever that is', () => {
  expect(looks(['failed'], ['tried again'])).toEqual(['arrow fails', 'tip fails', 'tip']);
  expect(looks(['sent'], ['failed'])).toEqual(['arrow back-fails', 'tip', 'tip fails']);
});

it('a failure among several ways is marked at the head, and the line and its words stay those of the first', () => {
  expect(looks(['done', 'failed'])).toEqual(['arrow', 'tip fails']);
  expect(looks(['sent'], ['refused', 'failed'])).toEqual(['arrow', 'tip', 'tip fails']);
});

it('says of what a state is that it is English, since a picture is read in Spanish, too', async () => {
  const [flow] = flowsOf(machines);
  const svg = flow ? (await wholePicture(flow)).svg() : '';
  const texts = svg.match(/<text class="text"[^>]*>/g) ?? [];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !text.includes(' lang="en"'))).toEqual([]);
});
