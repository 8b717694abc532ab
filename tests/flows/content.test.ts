import { expect, it } from 'vitest';
import { flowsOf, wordingOf } from '#flows/flow.ts';
import { blockOfBox } from '#flows/layout/content.ts';
import { wrap } from '#flows/layout/measure.ts';
import { tellMap } from '#flows/map.ts';
import { tell } from '#flows/told/told.ts';
import { machines } from '#machines/catalog.ts';

const flows = flowsOf(machines);

/** What a box of a told picture says in a language, below its title. */
function saidBy(machine: string, state: string, language: 'en' | 'es'): readonly string[] {
  const flow = flows.find(({ graph }) => graph.id === machine);
  const box = flow && tell(flow.graph).boxes.find(({ id }) => id === state);
  if (!flow || !box) throw new Error(`There is no box ${state}.`);
  const lines = blockOfBox(box, wordingOf(flow), 1000).lines.filter(({ kind }) => kind !== 'title' && kind !== 'text');
  return lines.filter((line) => line.language === undefined || line.language === language).map(({ text }) => text);
}

it('where a box leads, what it starts and what it holds is told by the titles of the language that is read', () => {
  expect(saidBy('kit', 'kit.SUBMITTED', 'en')).toEqual(['⇥ Canceled']);
  expect(saidBy('kit', 'kit.SUBMITTED', 'es')).toEqual(['⇥ Cancelado']);
  expect(saidBy('kit', 'kit.CANCELED', 'es')).toEqual(['⇤\u00a0de 4 cuadros con\u00a0⇥']);
  expect(saidBy('journey', 'journey.survey', 'es')).toEqual([
    expect.stringMatching(/^\+2 estados, \d caminos$/),
    '▸ Inicia «Historia familiar»',
  ]);
});

it('the map says in both languages from where a flow is started', () => {
  const { wording } = tellMap(flows);
  expect(wording.sentenceOf('journey starts survey')).toEqual({
    en: 'From “Family history”.',
    es: 'Desde «Historia familiar».',
  });
});

it('a sign does not stand in a line of its own', () => {
  expect(wrap('⇤\u00a0from 3 boxes marked\u00a0⇥', 110, { size: 12, isBold: true })).toEqual([
    '⇤\u00a0from 3 boxes',
    'marked\u00a0⇥',
  ]);
});
