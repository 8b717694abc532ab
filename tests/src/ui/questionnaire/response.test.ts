import { expect, test } from 'vitest';
import type { Questionnaire, QuestionnaireResponse } from '../../../../domain/fhir.ts';
import { enabledItems } from '../../../../domain/questionnaire.ts';
import { asDraft, asSubmission } from '../../../../src/ui/questionnaire/outgoing.ts';
import { questionId } from '../../../../src/ui/questionnaire/names.ts';
import { pagesOf } from '../../../../src/ui/questionnaire/pages.ts';
import { pageProblems } from '../../../../src/ui/questionnaire/problems.ts';
import { beginResponse, rawAnswers, withAnswers } from '../../../../src/ui/questionnaire/response.ts';
import { answerOf } from '../../../../src/ui/questionnaire/values.ts';

const questionnaire: Questionnaire = {
  resourceType: 'Questionnaire',
  url: 'https://example.org/q',
  version: '2',
  title: 'Health',
  status: 'active',
  item: [
    {
      linkId: 'body',
      type: 'group',
      text: 'Body',
      item: [
        { linkId: 'smokes', type: 'boolean', item: [{ linkId: 'years', type: 'integer' }] },
        { linkId: 'pills', type: 'string', repeats: true, maxLength: 5 },
        { linkId: 'scan', type: 'reference' as 'string', required: true },
        { linkId: 'fixed', type: 'string', required: true, readOnly: true },
      ],
    },
    { linkId: 'loose', type: 'string' },
    { linkId: 'notes', type: 'text', enableWhen: [{ question: 'smokes', operator: '=', answerBoolean: true }] },
  ],
};

const begun = () => beginResponse(questionnaire, undefined);
const answered = (...given: [linkId: string, answers: Parameters<typeof withAnswers>[3]][]): QuestionnaireResponse =>
  given.reduce((response, [linkId, answers]) => withAnswers(questionnaire, response, linkId, answers), begun());

test('an answer stands where FHIR wants it: in its group, and below the answer of the question above it', () => {
  const response = answered(['smokes', [{ valueBoolean: true }]], ['years', [{ valueInteger: 4 }]]);
  expect(response.item).toEqual([
    {
      linkId: 'body',
      item: [
        {
          linkId: 'smokes',
          answer: [{ valueBoolean: true, item: [{ linkId: 'years', answer: [{ valueInteger: 4 }] }] }],
        },
      ],
    },
  ]);
  expect(rawAnswers(response.item, 'years')).toEqual([{ valueInteger: 4 }]);
});

test('another answer keeps what was answered below it', () => {
  const response = answered(
    ['smokes', [{ valueBoolean: true }]],
    ['years', [{ valueInteger: 4 }]],
    ['smokes', [{ valueBoolean: false }]],
  );
  expect(rawAnswers(response.item, 'years')).toEqual([{ valueInteger: 4 }]);
});

test('answers of an earlier version go on under the new one, without the questions it asks no more', () => {
  const before = { item: [{ linkId: 'gone' }, { linkId: 'loose', answer: [{ valueString: 'kept' }] }] };
  const response = beginResponse(questionnaire, before);
  expect(response.questionnaire).toBe('https://example.org/q|2');
  expect(response.item).toEqual([{ linkId: 'loose', answer: [{ valueString: 'kept' }] }]);
});

test.each([
  ['integer', '41', { valueInteger: 41 }],
  ['integer', '4.5', { valueString: '4.5' }],
  ['decimal', '1.50', { valueDecimal: 1.5 }],
  ['date', '2024-02-29', { valueDate: '2024-02-29' }],
  ['date', '2023-02-29', { valueString: '2023-02-29' }],
  ['string', ' a\u0000b ', { valueString: ' ab ' }],
] as const)('typed as %s, “%s” is the right answer or stays a text', (type, typed, answer) => {
  expect(answerOf({ type }, typed)).toEqual(answer);
});

test('a group is a page, and questions between groups are a page together, as far as they are asked', () => {
  const pages = (response: QuestionnaireResponse) =>
    pagesOf(questionnaire, enabledItems(questionnaire, response.item)).map(({ id, items }) => [id, items.length]);
  expect(pages(begun())).toEqual([
    ['body', 4],
    ['loose', 1],
  ]);
  expect(pages(answered(['smokes', [{ valueBoolean: true }]]))).toEqual([
    ['body', 4],
    ['loose', 2],
  ]);
});

test('a problem names the line it stands on, empty lines counted; what nobody can answer here is none', () => {
  const response = answered(['pills', [{ valueString: '' }, { valueString: 'far too long' }]]);
  const [page] = pagesOf(questionnaire, enabledItems(questionnaire, response.item));
  expect(pageProblems(page!, questionnaire, response).map(({ name }) => name)).toEqual(['pills/1']);
});

test('what is submitted holds no empty answers and keeps its lines; a draft is cut to what can be stored', () => {
  const response = answered(
    ['pills', [{ valueString: '' }, { valueString: ' a ' }]],
    ['loose', [{ valueString: ' one \n two\u0007 ' }]],
  );
  expect(asSubmission(questionnaire, response)).toMatchObject({
    status: 'completed',
    item: [
      { linkId: 'body', item: [{ linkId: 'pills', answer: [{ valueString: 'a' }] }] },
      { linkId: 'loose', answer: [{ valueString: 'one\ntwo' }] },
    ],
  });
  const long = asDraft(answered(['loose', [{ valueString: '😀'.repeat(5001) }]]));
  expect(Array.from(long.item[0]?.answer?.[0]?.valueString ?? '')).toHaveLength(5000);
});

test('every linkId has an id of its own in the page', () => {
  expect(new Set(['1.1', '1-1', '1/1', '1_1', '1 1'].map(questionId)).size).toBe(5);
});
