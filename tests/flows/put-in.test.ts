// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { putIn } from '#flows/viewer/put-in.ts';

const groups = Array.from({ length: 30 }, (_, index) => `<g class="box later" data-state="s${String(index)}"></g>`);
const picture = ['<svg class="flow" lang="en">', ...groups, '</svg>'].join('\n');

it('puts a picture in a few boxes at a time, in their order, and shows all of them', async () => {
  const place = document.createElement('section');
  const counts: number[] = [];
  const observer = new MutationObserver((records) => {
    counts.push(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ nodeName }) => nodeName === 'g').length);
  });
  observer.observe(place, { childList: true, subtree: true });
  await putIn(place, picture);
  observer.disconnect();
  expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  const boxes = [...place.querySelectorAll<SVGGElement>('svg > .box')];
  expect(boxes.map(({ dataset }) => dataset['state'])).toEqual(groups.map((_, index) => `s${String(index)}`));
  expect(place.querySelectorAll('.later')).toHaveLength(0);
});

it('is in the language of the page before anything stands in it', async () => {
  document.documentElement.dataset['language'] = 'es';
  const place = document.createElement('section');
  const done = putIn(place, picture);
  expect(place.querySelector('svg')?.getAttribute('lang')).toBe('es');
  await done;
  delete document.documentElement.dataset['language'];
});
