import { describe, expect, it, test } from 'vitest';
import {
  checkTemplate,
  longestTemplate,
  patientNamesIn,
  sanitizeTemplate,
  templateKey,
  valuesToKeep,
} from '#domain/own-templates.ts';

const maria = { first_name: 'María', middle_name: '', last_name: 'de la Cruz-Santos' };
const named = (overview: string, patient = maria, otherWords: string[] = []) =>
  patientNamesIn({ name: 'Mine', values: { overview } }, patient, otherWords).map(({ word }) => word);

describe('the name of the patient', () => {
  it.each([
    ['Dear Maria, your test', ['Maria']],
    ['MARÍA’s test', ['MARÍA']],
    ['Mari\u0301a', ['María']],
    ['Mrs. Cruz and Mr. santos', ['Cruz', 'santos']],
    ['Maria, maria and María', ['María']],
  ])('is found in “%s”', (text, words) => {
    expect(named(text)).toEqual(words);
  });

  it.each(['Marianne and the Mariachi', 'la semana de la prueba', 'Dear [name], your test', ''])(
    'is not found in “%s”',
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );

  it('is found in each field, and in what the template is called', () => {
    const values = { overview: 'No change', 'next.0.what': 'Call Maria' };
    expect(patientNamesIn({ name: 'For Santos', values }, maria)).toEqual([
      { path: '/name', word: 'Santos' },
      { path: '/values/next.0.what', word: 'Maria' },
    ]);
  });

  it('counts as a name where it is no more than a particle, and not where it is an initial', () => {
    const binh = { first_name: 'Binh', middle_name: 'T.', last_name: 'Do' };
    expect(named('What to do with factor T and Binh', binh)).toEqual(['do', 'Binh']);
    expect(named('O, Brien', { first_name: '', middle_name: '', last_name: 'O’Brien' })).toEqual(['Brien']);
  });

  it('is another word where the specialist says so', () => {
    const april = { first_name: 'April', middle_name: '', last_name: 'Lynch' };
    const text = 'Come again in April. This is Lynch syndrome.';
    expect(named(text, april)).toEqual(['April', 'Lynch']);
    expect(named(text, april, ['april'])).toEqual(['Lynch']);
    expect(named(text, april, ['April', 'LYNCH'])).toEqual([]);
  });
});

test('a template keeps the texts, and neither dates nor what is said of one text alone', () => {
  const typed = {
    locale: 'en',
    change_note: 'A typo',
    based_on: 2,
    overview: 'Hello',
    relatives: ' ',
    outcome: 'no-test',
  };
  const next = { 'next.0.what': 'Visit', 'next.0.on': '2027-03-01', 'items.0.due_on': '2027-03-01' };
  expect(valuesToKeep({ ...typed, ...next })).toEqual({
    overview: 'Hello',
    outcome: 'no-test',
    'next.0.what': 'Visit',
  });
});

test('a template is cleaned, and has a name and a text of a length that can be read', () => {
  const cleaned = sanitizeTemplate({
    name: ' My\u200B  own ',
    values: { overview: 'a\u0000\n\n\n\nb ', relatives: ' \n ' },
  });
  expect(cleaned).toEqual({ name: 'My own', values: { overview: 'a\n\nb' } });
  expect(templateKey(' My  OWN')).toBe(templateKey('my own'));
  const paths = (name: string, values: Record<string, string>) =>
    checkTemplate({ name, values }).map(({ path }) => path);
  expect(paths('Mine', { overview: 'x'.repeat(longestTemplate) })).toEqual([]);
  expect(paths('Mine', { a: 'x'.repeat(longestTemplate), b: 'y' })).toEqual(['/values']);
  expect(paths('–', {})).toEqual(['/name', '/values']);
});
