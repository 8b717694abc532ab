import { describe, expect, it } from 'vitest';
import type {
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  ResponseAnswer,
  ResponseItem,
} from '#domain/fhir.ts';
import { checkDraft, checkResponse, withoutDisabled } from '#domain/questionnaire.ts';
import type { Value } from '#domain/questionnaire/r4.ts';
import { answerProblem } from '#domain/questionnaire/values.ts';

const code = (value: string) => ({ valueCoding: { system: 's', code: value } });
const standard = (name: string) => `http://hl7.org/fhir/StructureDefinition/${name}`;
const alone = [{ url: standard('questionnaire-optionExclusive'), valueBoolean: true }];

const items: QuestionnaireItem[] = [
  { linkId: 'note', type: 'display', text: 'Read this.' },
  {
    linkId: 'group',
    type: 'group',
    item: [
      { linkId: 'had', type: 'boolean', required: true },
      {
        linkId: 'which',
        type: 'choice',
        required: true,
        repeats: true,
        enableWhen: [{ question: 'had', operator: '=', answerBoolean: true }],
        answerOption: [code('a'), code('b')],
      },
    ],
  },
  {
    linkId: 'age',
    type: 'integer',
    extension: [
      { url: standard('minValue'), valueInteger: 1 },
      { url: standard('maxValue'), valueInteger: 130 },
    ],
  },
  { linkId: 'weight', type: 'decimal', extension: [{ url: standard('minValue'), valueDecimal: 0.5 }] },
  { linkId: 'height', type: 'decimal', extension: [{ url: standard('maxValue'), valueDecimal: 2.5 }] },
  {
    linkId: 'day',
    type: 'date',
    extension: [
      { url: standard('minValue'), valueDate: '2000-01-01' },
      { url: standard('maxValue'), valueDate: '2027-03-05' },
    ],
  },
  { linkId: 'name', type: 'string', maxLength: 3 },
  { linkId: 'names', type: 'string', repeats: true, maxLength: 3 },
  { linkId: 'open', type: 'open-choice', answerOption: [code('a')] },
  {
    linkId: 'illness',
    type: 'open-choice',
    repeats: true,
    answerOption: [code('a'), code('b'), { ...code('none'), extension: alone }, { valueString: '?', extension: alone }],
  },
  { linkId: 'size', type: 'choice', answerOption: [{ valueString: 'S' }, { valueInteger: 7 }] },
];

const questions: Questionnaire = {
  resourceType: 'Questionnaire',
  url: 'urn:test',
  version: '1',
  title: 'Test',
  status: 'active',
  item: items,
};

function respond(...item: ResponseItem[]): QuestionnaireResponse {
  return { resourceType: 'QuestionnaireResponse', questionnaire: 'urn:test|1', status: 'in-progress', item };
}

const had = (value: boolean, ...more: ResponseItem[]): ResponseItem => ({
  linkId: 'group',
  item: [{ linkId: 'had', answer: [{ valueBoolean: value }] }, ...more],
});
const problemsOf = (response: QuestionnaireResponse) => checkResponse(questions, response).map(({ path }) => path);

describe('a response that is submitted', () => {
  it('is fine when what is required and asked is answered', () => {
    expect(problemsOf(respond(had(false)))).toEqual([]);
    expect(problemsOf(respond(had(true, { linkId: 'which', answer: [code('a'), code('b')] })))).toEqual([]);
  });

  it('tells each required question without an answer', () => {
    expect(problemsOf(respond())).toEqual(['/had']);
    expect(problemsOf(respond(had(true)))).toEqual(['/which']);
    expect(problemsOf(respond(had(true, { linkId: 'which', answer: [] })))).toEqual(['/which']);
  });

  it('does not ask for what hangs on a disabled question, nor judge what stands there', () => {
    expect(problemsOf(respond(had(false, { linkId: 'which', answer: [code('nonsense')] })))).toEqual([]);
  });

  it.each<[string, ResponseItem]>([
    ['text as a number', { linkId: 'age', answer: [{ valueString: '5' }] }],
    ['a broken number as a whole one', { linkId: 'age', answer: [{ valueInteger: 5.5 }] }],
    ['a decimal as a whole one', { linkId: 'age', answer: [{ valueDecimal: 5 }] }],
    ['a day that does not exist', { linkId: 'day', answer: [{ valueDate: '2027-02-30' }] }],
    ['a text that is too long', { linkId: 'name', answer: [{ valueString: 'abcd' }] }],
    ['two answers to one question', { linkId: 'name', answer: [{ valueString: 'a' }, { valueString: 'b' }] }],
    ['two values in one answer', { linkId: 'age', answer: [{ valueInteger: 5, valueString: '5' }] }],
    ['a code that is no option of an open choice', { linkId: 'open', answer: [code('z')] }],
    ['a text that is no option', { linkId: 'size', answer: [{ valueString: 'L' }] }],
    ['an answer to a text to be read', { linkId: 'note', answer: [{ valueString: 'ok' }] }],
    ['an unknown question', { linkId: 'who' }],
  ])('refuses %s', (_what, item) => {
    expect(problemsOf(respond(had(false), item))).toEqual([`/${item.linkId}`]);
  });

  it.each<[string, ResponseItem]>([
    ['a whole number where decimals are meant', { linkId: 'weight', answer: [{ valueInteger: 70 }] }],
    ['own words in an open choice', { linkId: 'open', answer: [{ valueString: 'my own' }] }],
    ['an option that is a number', { linkId: 'size', answer: [{ valueInteger: 7 }] }],
    ['three characters that take six units', { linkId: 'name', answer: [{ valueString: '👩👩👩' }] }],
    ['an answer that says nothing', { linkId: 'name', answer: [{ valueString: ' ' }] }],
  ])('accepts %s', (_what, item) => {
    expect(problemsOf(respond(had(false), item))).toEqual([]);
  });

  it.each<[string, ResponseItem['answer'], string | undefined]>([
    ['open', [{ valueString: ' ' }], 'Write your answer here, or choose another one.'],
    ['illness', [code('a'), { valueString: '' }], 'Write your answer here, or clear “Something else”.'],
    ['illness', [{ valueString: 'Gout' }, { valueString: '' }], undefined],
    ['illness', [], undefined],
  ])('wants own words where they were chosen: %s %j', (linkId, answer, message) => {
    const found = checkResponse(questions, respond(had(false), { linkId, ...(answer && { answer }) }));
    expect(found).toEqual(message ? [{ path: `/${linkId}`, message: expect.objectContaining({ en: message }) }] : []);
  });

  it('names which of several answers does not fit', () => {
    const names = { linkId: 'names', answer: [{ valueString: 'ok' }, { valueString: 'too long' }] };
    expect(problemsOf(respond(had(false), names))).toEqual(['/names/1']);
  });

  it.each<[string, object, string | undefined]>([
    ['age', { valueInteger: 130 }, undefined],
    ['age', { valueInteger: 131 }, 'Enter a number from 1 to 130.'],
    ['age', { valueInteger: 0 }, 'Enter a number from 1 to 130.'],
    ['weight', { valueDecimal: 0.4 }, 'Enter 0.5 or more.'],
    ['height', { valueInteger: 3 }, 'Enter 2.5 or less.'],
    ['day', { valueDate: '2027-03-05' }, undefined],
    ['day', { valueDate: '2027-03-06' }, 'Enter March 5, 2027 or an earlier day.'],
    ['day', { valueDate: '1999-12-31' }, 'Enter January 1, 2000 or a later day.'],
  ])('keeps %s within its limits: %o', (linkId, value, message) => {
    const found = checkResponse(questions, respond(had(false), { linkId, answer: [value] }));
    expect(found.map((problem) => [problem.path, problem.message.en])).toEqual(
      message ? [[`/${linkId}`, message]] : [],
    );
  });

  it('refuses an answer that stands alone beside others, also beside own words', () => {
    const ill = (...answer: ResponseAnswer[]) => problemsOf(respond(had(false), { linkId: 'illness', answer }));
    expect(ill(code('none'))).toEqual([]);
    expect(ill(code('a'), code('b'), { valueString: 'mine' })).toEqual([]);
    expect(ill(code('a'), code('none'))).toEqual(['/illness']);
    expect(ill(code('none'), { valueString: 'mine' })).toEqual(['/illness']);
    expect(ill({ valueString: '?' }, code('b'))).toEqual(['/illness']);
    // An empty text is no answer beside it, but own words that are still to be written.
    const unwritten = respond(had(false), { linkId: 'illness', answer: [code('none'), { valueString: ' ' }] });
    expect(checkResponse(questions, unwritten).map(({ message }) => message.en)).toEqual([
      'Write your answer here, or clear “Something else”.',
    ]);
  });

  it('refuses the same answer to a choice twice, and nothing else', () => {
    const saidBy = (linkId: string, ...answer: ResponseAnswer[]) => problemsOf(respond(had(false), { linkId, answer }));
    expect(saidBy('illness', code('a'), code('b'), code('a'))).toEqual(['/illness/2']);
    expect(saidBy('illness', { valueString: 'mine' }, { valueString: 'mine' })).toEqual(['/illness/1']);
    expect(saidBy('names', { valueString: 'Ada' }, { valueString: 'Ada' })).toEqual([]);
  });

  it('refuses a question out of its place, or twice', () => {
    expect(problemsOf(respond(had(false), { linkId: 'which', answer: [code('a')] }))).toEqual(['/which']);
    const twice = { linkId: 'age', answer: [{ valueInteger: 5 }] };
    expect(problemsOf(respond(had(false), twice, twice))).toEqual(['/age']);
  });

  it('refuses answers to another version', () => {
    expect(problemsOf({ ...respond(had(false)), questionnaire: 'urn:test|0' })).toEqual(['/questionnaire']);
  });
});

describe('a limit that others have set', () => {
  type Limit = { url: string; valueDate?: string; valueDateTime?: string; valueTime?: string };
  const saysOf = (type: 'date' | 'dateTime' | 'time', extension: Limit[], answer: Value) =>
    answerProblem({ linkId: 'q', type, extension }, answer)?.en;
  const [min, max] = [standard('minValue'), standard('maxValue')];

  it('can be a year or a month, and holds as far as it goes', () => {
    const limits = [
      { url: min, valueDate: '1900' },
      { url: max, valueDate: '2027-03' },
    ];
    expect(saysOf('date', limits, { valueDate: '1900-01-01' })).toBeUndefined();
    expect(saysOf('date', limits, { valueDate: '2027-03-31' })).toBeUndefined();
    expect(saysOf('date', limits, { valueDate: '1899-12-31' })).toBe('Enter 1900 or a later day.');
    expect(saysOf('date', limits, { valueDate: '2027-04-01' })).toBe('Enter March 2027 or an earlier day.');
  });

  it('can be a moment, in whatever zone, or a time of day', () => {
    const moment = [{ url: max, valueDateTime: '2027-03-05T12:00:00Z' }];
    expect(saysOf('dateTime', moment, { valueDateTime: '2027-03-05T13:00:00+01:00' })).toBeUndefined();
    expect(saysOf('dateTime', moment, { valueDateTime: '2027-03-05T12:00:00-01:00' })).toMatch(
      /^Enter March 5, 2027.* or an earlier time\.$/,
    );
    const hours = [{ url: min, valueTime: '09:00:00' }];
    expect(saysOf('time', hours, { valueTime: '09:00:00' })).toBeUndefined();
    expect(saysOf('time', hours, { valueTime: '08:59:00' })).toBe('Enter 09:00 or a later time.');
  });

  it('that is no date limits nothing', () => {
    expect(saysOf('date', [{ url: max, valueDate: 'soon' }], { valueDate: '2027-03-06' })).toBeUndefined();
  });
});

describe('a draft', () => {
  it('may have gaps and half-typed answers, but no unknown questions', () => {
    expect(checkDraft(questions, respond({ linkId: 'name', answer: [{ valueString: 'far too long' }] }))).toEqual([]);
    expect(checkDraft(questions, respond({ linkId: 'who' }))).toHaveLength(1);
  });
});

describe('what is stored of a submission', () => {
  it('holds no answers to what is not asked, and nothing empty', () => {
    const response = respond(had(false, { linkId: 'which', answer: [code('a')] }), {
      linkId: 'name',
      answer: [{ valueString: '' }],
    });
    expect(withoutDisabled(questions, response).item).toEqual([had(false)]);
  });

  it('leaves what is asked as it is', () => {
    const response = respond(had(true, { linkId: 'which', answer: [code('a')] }));
    expect(withoutDisabled(questions, response)).toEqual(response);
  });
});
