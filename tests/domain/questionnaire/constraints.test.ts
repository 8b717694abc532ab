import { describe, expect, it } from 'vitest';
import { layOut, prepare, problemsOn } from '#domain/questionnaire.ts';
import { dateWords, isPartialDate } from '#domain/questionnaire/partial-date.ts';
import type { Extension, QuestionnaireItem, ResponseItem } from '#domain/questionnaire/r4.ts';
import { answerProblem } from '#domain/questionnaire/values.ts';

const standard = (name: string, value: Omit<Extension, 'url'>): Extension => ({
  url: `http://hl7.org/fhir/StructureDefinition/${name}`,
  ...value,
});
const expression = (name: string): Extension => ({
  url: `http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-${name}`,
});
const occurs = (min?: number, max?: number): Extension[] => [
  ...(min === undefined ? [] : [standard('questionnaire-minOccurs', { valueInteger: min })]),
  ...(max === undefined ? [] : [standard('questionnaire-maxOccurs', { valueInteger: max })]),
];

function problems(item: QuestionnaireItem[], given: ResponseItem[] = []) {
  const questionnaire = prepare({ resourceType: 'Questionnaire', item });
  return problemsOn(layOut(questionnaire, given)).map(({ node, message }) => `${node.key}: ${message.en}`);
}
const texts = (linkId: string, ...answers: string[]): ResponseItem => ({
  linkId,
  answer: answers.map((valueString) => ({ valueString })),
});
const said = (item: QuestionnaireItem, answer: object) => answerProblem(item, answer)?.en;

describe('how many answers', () => {
  const names: QuestionnaireItem = { linkId: 'n', type: 'string', repeats: true, extension: occurs(2, 3) };

  it('are counted for a question, and none are too few', () => {
    expect(problems([names])).toEqual(['n: Give from 2 to 3.']);
    expect(problems([names], [texts('n', 'a', ' ')])).toEqual(['n: Give from 2 to 3.']);
    expect(problems([names], [texts('n', 'a', 'b')])).toEqual([]);
    expect(problems([names], [texts('n', 'a', 'b', 'c', 'd')])).toEqual(['n: Give from 2 to 3.']);
    expect(problems([{ ...names, extension: occurs(1) }])).toEqual(['n: Please answer this question.']);
    expect(problems([{ ...names, extension: occurs(undefined, 1) }])).toEqual([]);
  });

  it('are counted for a group by its repetitions that say something', () => {
    const group: QuestionnaireItem = {
      ...{ linkId: 'g', type: 'group', repeats: true, extension: occurs(2, 2) },
      item: [{ linkId: 'n', type: 'string' }],
    };
    const one = (name: string): ResponseItem => ({ linkId: 'g', item: [texts('n', name)] });
    expect(problems([group])).toEqual(['g[0]: Give exactly 2.']);
    expect(problems([group], [one('a'), one(' ')])).toEqual(['g[0]: Give exactly 2.']);
    expect(problems([group], [one('a'), one('b')])).toEqual([]);
    expect(problems([group], [one('a'), one('b'), one('c')])).toEqual(['g[0]: Give exactly 2.']);
  });
});

it('a number has no more digits after the point than asked for', () => {
  const item: QuestionnaireItem = {
    ...{ linkId: 'd', type: 'decimal' },
    extension: [standard('maxDecimalPlaces', { valueInteger: 2 })],
  };
  expect(said(item, { valueDecimal: 1.25 })).toBeUndefined();
  expect(said(item, { valueDecimal: 1.255 })).toBe('Use at most 2 digits after the point.');
  expect(said(item, { valueDecimal: 1e-7 })).toBe('Use at most 2 digits after the point.');
  expect(said(item, { valueDecimal: 1e21 })).toBeUndefined();
});

it('a text is long enough, and of the form that is asked for', () => {
  const long: QuestionnaireItem = {
    ...{ linkId: 't', type: 'string' },
    extension: [standard('minLength', { valueInteger: 3 })],
  };
  expect(said(long, { valueString: 'ñ🙂' })).toBe('Make this longer: it has 2 characters, and needs at least 3.');
  expect(said(long, { valueString: 'abc' })).toBeUndefined();

  const regex = (valueString: string) => ({ ...long, extension: [standard('regex', { valueString })] });
  expect(said(regex('\\d{5}'), { valueString: '123456' })).toMatch(/^This is not in the form/);
  expect(said(regex('\\d{5}'), { valueString: '12345' })).toBeUndefined();
  const named = {
    ...long,
    extension: [...regex('\\d{5}').extension, standard('entryFormat', { valueString: '00000' })],
  };
  expect(said(named, { valueString: '1' })).toBe('Write this in the form “00000”.');
  // A pattern that can't be run here keeps nobody.
  expect(said(regex('(?=a)b'), { valueString: 'c' })).toBeUndefined();
  // At whatever is written, not at texts alone.
  const written = [
    [{ type: 'integer' }, { valueInteger: 5 }, { valueInteger: 42 }],
    [{ type: 'decimal' }, { valueDecimal: 1.5 }, { valueDecimal: 10.25 }],
    [{ type: 'date' }, { valueDate: '2020' }, { valueDate: '2020-05-01' }],
  ] as const;
  const longer = regex('.{2}|.{5}|.{10}').extension;
  for (const [{ type }, short, fitting] of written) {
    const item = { linkId: 'written', type, extension: longer };
    expect(said(item, short), type).toMatch(/^This is not in the form/);
    expect(said(item, fitting), type).toBeUndefined();
  }
});

describe('an expression that nobody works out here', () => {
  it('blocks nothing: not its question, nor what stands in its group', () => {
    const required: QuestionnaireItem = { linkId: 'q', type: 'string', required: true };
    const many = { ...required, repeats: true, extension: occurs(2) };
    for (const name of ['enableWhenExpression', 'calculatedExpression', 'answerExpression', 'initialExpression']) {
      expect(problems([{ ...required, extension: [expression(name)] }])).toEqual([]);
    }
    const group: QuestionnaireItem = {
      ...{ linkId: 'g', type: 'group', required: true, extension: [expression('enableWhenExpression')] },
      item: [required, { ...many, linkId: 'm' }],
    };
    expect(problems([group])).toEqual([]);
    expect(problems([group], [{ linkId: 'g', item: [texts('m', 'one')] }])).toEqual([]);
    expect(problems([{ ...group, extension: [] }])).toHaveLength(2);
  });

  it('is still judged by what was answered', () => {
    const item: QuestionnaireItem = { linkId: 'q', type: 'integer', extension: [expression('calculatedExpression')] };
    expect(problems([item], [texts('q', 'two')])).toEqual(['q: Enter a whole number.']);
  });
});

it('“I don’t know” is only said to be fine where it can be chosen', () => {
  const choice = (...codes: string[]): QuestionnaireItem => ({
    ...{ linkId: 'c', type: 'choice', required: true },
    answerOption: codes.map((code) => ({ valueCoding: { code } })),
  });
  expect(problems([choice('a', 'b')])).toEqual(['c: Please answer this question.']);
  expect(problems([choice('a', 'unknown')])).toEqual(['c: Please answer this question. “I don’t know” is fine.']);
  expect(problems([{ linkId: 't', type: 'string', required: true }])).toEqual(['t: Please answer this question.']);
});

describe('a date', () => {
  const item: QuestionnaireItem = { linkId: 'd', type: 'date' };

  it.each(['2020', '2020-05', '2020-02-29'])('can be %s', (valueDate) => {
    expect(isPartialDate(valueDate)).toBe(true);
    expect(said(item, { valueDate })).toBeUndefined();
  });

  it.each(['20', '2020-13', '2020-00', '2019-02-29', '2020-5', '--05'])('can’t be %s', (valueDate) => {
    expect(said(item, { valueDate })).toMatch(/^Enter a real date/);
  });

  it('is said as far as it goes', () => {
    expect(['2020', '2020-05', '2020-05-17'].map((date) => dateWords(date, 'en'))).toEqual([
      '2020',
      'May 2020',
      'May 17, 2020',
    ]);
    expect(dateWords('2020-05', 'es')).toBe('mayo de 2020');
  });
});
