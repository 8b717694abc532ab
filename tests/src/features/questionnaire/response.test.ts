import { expect, test } from 'vitest';
import { layOut, prepare } from '#domain/questionnaire.ts';
import type { Questionnaire, QuestionnaireResponse, ResponseAnswer } from '#domain/questionnaire/r4.ts';
import { questionId } from '#src/features/questionnaire/names.ts';
import { asDraft, asSubmission } from '#src/features/questionnaire/outgoing.ts';
import { pagesOf } from '#src/features/questionnaire/pages.ts';
import { pageProblems } from '#src/features/questionnaire/problems.ts';
import { beginResponse, withAnswers, withAddedGroup, withoutGroup } from '#src/features/questionnaire/response.ts';
import { answerOf } from '#src/features/questionnaire/values.ts';

const questionnaire = prepare<Questionnaire>({
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
        { linkId: 'scan', type: 'reference', required: true },
        { linkId: 'fixed', type: 'string', required: true, readOnly: true },
      ],
    },
    { linkId: 'loose', type: 'string' },
    { linkId: 'notes', type: 'text', enableWhen: [{ question: 'smokes', operator: '=', answerBoolean: true }] },
  ],
});

const begun = () => beginResponse(questionnaire, undefined);
const placeIn = (response: QuestionnaireResponse, key: string, of = questionnaire) =>
  layOut(of, response.item ?? []).all.find((place) => place.key === key)!;
const rawAnswers = (response: QuestionnaireResponse, key: string) => placeIn(response, key).answers;
const answered = (...given: [key: string, answers: readonly ResponseAnswer[]][]): QuestionnaireResponse =>
  given.reduce(
    (response, [key, answers]) => withAnswers(questionnaire, response, placeIn(response, key), answers),
    begun(),
  );

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
  expect(rawAnswers(response, 'years')).toEqual([{ valueInteger: 4 }]);
});

test('another answer keeps what was answered below it', () => {
  const response = answered(
    ['smokes', [{ valueBoolean: true }]],
    ['years', [{ valueInteger: 4 }]],
    ['smokes', [{ valueBoolean: false }]],
  );
  expect(rawAnswers(response, 'years')).toEqual([{ valueInteger: 4 }]);
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
    pagesOf(questionnaire, layOut(questionnaire, response.item ?? [])).map(({ id, nodes: places }) => [
      id,
      places.length,
    ]);
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
  const form = layOut(questionnaire, response.item ?? []);
  const [page] = pagesOf(questionnaire, form);
  expect(pageProblems(page!, form).map(({ name }) => name)).toEqual(['pills/1']);
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
  expect(Array.from(long.item?.[0]?.answer?.[0]?.valueString ?? '')).toHaveLength(5000);
});

test('every linkId has an id of its own in the page', () => {
  expect(new Set(['1.1', '1-1', '1/1', '1_1', '1 1'].map(questionId)).size).toBe(5);
});

const family = prepare<Questionnaire>({
  resourceType: 'Questionnaire',
  item: [
    { linkId: 'name', type: 'string', initial: [{ valueString: 'Ada' }, { valueString: 'Eve' }] },
    { linkId: 'pets', type: 'string', repeats: true, initial: [{ valueString: 'cat' }, { valueString: 'dog' }] },
    {
      linkId: 'color',
      type: 'choice',
      answerOption: [
        { valueCoding: { code: 'r', display: 'Red' } },
        { valueCoding: { code: 'g', display: 'Green' }, initialSelected: true },
      ],
    },
    { linkId: 'wrong', type: 'integer', initial: [{ valueString: 'five' }] },
    {
      linkId: 'child',
      type: 'group',
      repeats: true,
      item: [
        { linkId: 'size', type: 'integer', initial: [{ valueInteger: 1 }] },
        { linkId: 'toy', type: 'boolean', item: [{ linkId: 'toys', type: 'integer', initial: [{ valueInteger: 3 }] }] },
      ],
    },
  ],
});

test('who begins anew finds the initial values, those that fit; who has answered finds what they answered', () => {
  const fresh = beginResponse(family, undefined);
  expect(fresh).not.toHaveProperty('questionnaire');
  expect(fresh.item).toEqual([
    { linkId: 'name', answer: [{ valueString: 'Ada' }] },
    { linkId: 'pets', answer: [{ valueString: 'cat' }, { valueString: 'dog' }] },
    { linkId: 'color', answer: [{ valueCoding: { code: 'g' } }] },
    { linkId: 'child', item: [{ linkId: 'size', answer: [{ valueInteger: 1 }] }] },
  ]);
  const cleared = withAnswers(family, fresh, placeIn(fresh, 'name', family), []);
  expect(beginResponse(family, cleared).item?.map(({ linkId }) => linkId)).toEqual(['pets', 'color', 'child']);
});

test('one more of a group begins with its initial values, in its order; one less leaves the others as they are', () => {
  const fresh = beginResponse(family, undefined);
  const two = withAddedGroup(family, fresh, placeIn(fresh, 'child[0]', family));
  const toy = withAnswers(family, two, placeIn(two, 'child[1]/toy', family), [{ valueBoolean: true }]);
  const second = {
    linkId: 'child',
    item: [
      { linkId: 'size', answer: [{ valueInteger: 1 }] },
      {
        linkId: 'toy',
        answer: [{ valueBoolean: true, item: [{ linkId: 'toys', answer: [{ valueInteger: 3 }] }] }],
      },
    ],
  };
  expect(toy.item?.slice(4)).toEqual([second]);
  expect(withoutGroup(family, toy, placeIn(toy, 'child[0]', family)).item?.slice(3)).toEqual([second]);
});

test('a group that nobody has touched is one, so that one more makes two', () => {
  const bare = beginResponse(family, { item: [] });
  expect(withAddedGroup(family, bare, placeIn(bare, 'child[0]', family)).item).toHaveLength(2);
});
