import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, prepare, withoutDisabled, type ItemNode } from '#domain/questionnaire.ts';
import { checkResponse } from '#domain/questionnaire.ts';
import type {
  EnableOperator,
  EnableWhen,
  QuestionnaireItem,
  ResponseAnswer,
  ResponseItem,
} from '#domain/questionnaire/r4.ts';
import { referenceEnabled } from './reference.ts';

const operators: EnableOperator[] = ['exists', '=', '!=', '>', '<', '>=', '<='];

/** An answer of every kind, two or three values of each, so that conditions often meet. */
const value: fc.Arbitrary<ResponseAnswer> = fc.oneof(
  fc.nat(3).map((valueInteger) => ({ valueInteger })),
  fc.constantFrom(0.5, 1, 2.5).map((valueDecimal) => ({ valueDecimal })),
  fc.boolean().map((valueBoolean) => ({ valueBoolean })),
  fc.constantFrom('a', 'b').map((code) => ({ valueCoding: { system: 's', code } })),
  fc.constantFrom('', 'p', 'q').map((valueString) => ({ valueString })),
  fc.constantFrom('2026-12-31', '2027-01-01').map((valueDate) => ({ valueDate })),
  fc.constantFrom('2027-01-01T08:00:00Z', '2027-01-01T09:00:00Z').map((valueDateTime) => ({ valueDateTime })),
  fc.constantFrom('08:00:00', '09:30:00').map((valueTime) => ({ valueTime })),
  fc.constantFrom(1, 2).map((value) => ({ valueQuantity: { value, unit: 'kg' } })),
  fc.constantFrom('Patient/1', 'Patient/2').map((reference) => ({ valueReference: { reference } })),
);

const condition = fc.record({
  to: fc.nat(9),
  operator: fc.constantFrom(...operators),
  wanted: value,
  yes: fc.boolean(),
});

type Drawn = {
  /** Below which of the items before it. */
  parent: number | null;
  isGroup: boolean;
  repeats: boolean;
  conditions: { to: number; operator: EnableOperator; wanted: ResponseAnswer; yes: boolean }[];
  behavior: 'all' | 'any';
  /** How much later than its parent its conditions are looked at: a condition names what comes before in this order. */
  later: number;
  answers: ResponseAnswer[][];
  repetitions: number;
};

const drawn: fc.Arbitrary<Drawn> = fc.record({
  parent: fc.option(fc.nat(8)),
  isGroup: fc.boolean(),
  repeats: fc.boolean(),
  conditions: fc.array(condition, { maxLength: 3 }),
  behavior: fc.constantFrom('all' as const, 'any' as const),
  later: fc.integer({ min: 1, max: 6 }),
  answers: fc.array(fc.array(value, { maxLength: 2 }), { minLength: 1, maxLength: 4 }),
  repetitions: fc.nat(3),
});

/** A questionnaire of what was drawn. With `circles`, conditions may name anything, also what hangs on them. */
function build(all: readonly Drawn[], circles = false) {
  const parentOf = all.map(({ parent }, index) => (parent !== null && parent < index ? parent : undefined));
  const ranks: number[] = [];
  all.forEach(({ later }, index) => ranks.push((ranks[parentOf[index] ?? -1] ?? 0) + later));
  const conditionsOf = (index: number): EnableWhen[] =>
    (all[index]?.conditions ?? [])
      .filter(({ to }) => circles || (ranks[to] ?? Infinity) < (ranks[index] ?? 0))
      .map(({ to, operator, wanted, yes }) => ({
        question: `q${to}`,
        operator,
        ...(operator === 'exists' ? { answerBoolean: yes } : asCondition(wanted)),
      }));
  const itemsBelow = (parent: number | undefined): QuestionnaireItem[] =>
    all.flatMap(({ isGroup, repeats, behavior }, index) =>
      parentOf[index] === parent
        ? [
            {
              linkId: `q${index}`,
              type: isGroup ? 'group' : 'string',
              repeats,
              enableBehavior: behavior,
              enableWhen: conditionsOf(index),
              item: itemsBelow(index),
            },
          ]
        : [],
    );
  let turn = 0;
  const respond = (items: readonly QuestionnaireItem[]): ResponseItem[] =>
    items.flatMap(({ linkId, type, repeats, item = [] }): ResponseItem[] => {
      const { answers = [], repetitions = 0 } = all[Number(linkId.slice(1))] ?? {};
      if (type === 'group') {
        const count = repeats ? repetitions : Math.min(1, repetitions);
        return Array.from({ length: count }, () => ({ linkId, item: respond(item) }));
      }
      turn += 1;
      return [
        { linkId, answer: (answers[turn % answers.length] ?? []).map((one) => ({ ...one, item: respond(item) })) },
      ];
    });
  const item = itemsBelow(undefined);
  return { item, response: respond(item) };
}

function asCondition(answer: ResponseAnswer): Partial<EnableWhen> {
  return Object.fromEntries(Object.entries(answer).map(([name, one]) => [name.replace('value', 'answer'), one]));
}

/** A place as the reference names it. */
function spotOf({ item, path, repetition }: ItemNode): string {
  const trail = path.map(({ linkId, index }) => `${linkId}#${index}`);
  return [...trail, ...(item.type === 'group' && item.repeats ? [`@${repetition}`] : []), item.linkId].join('/');
}

describe('against a plain reading of the rules', () => {
  it('finds the same places asked, whatever repeats and whatever is compared', () => {
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 9 }), (all) => {
        const { item, response } = build(all);
        const found = [...layOut({ item }, response).enabled].map(spotOf);
        expect(found).toEqual(referenceEnabled(item, response));
      }),
      { numRuns: 3000 },
    );
  });

  it('finds each condition by itself as the reading does: every operator on every kind of answer', () => {
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 3 }),
        value,
        fc.constantFrom(...operators),
        (answers, wanted, operator) => {
          const compared = operator === 'exists' ? { answerBoolean: true } : asCondition(wanted);
          const item: QuestionnaireItem[] = [
            { linkId: 'asked', type: 'string', repeats: true },
            { linkId: 'target', type: 'string', enableWhen: [{ question: 'asked', operator, ...compared }] },
          ];
          const response = [{ linkId: 'asked', answer: answers }];
          const found = [...layOut({ item }, response).enabled].map(spotOf);
          expect(found).toEqual(referenceEnabled(item, response));
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe('a faulty questionnaire', () => {
  it('with circles, unknown questions and a linkId used twice comes to an end, each place under a name of its own', () => {
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 9 }), fc.nat(8), (all, twice) => {
        const { item, response } = build(all, true);
        const copy = item[twice % item.length];
        const faulty = prepare({
          resourceType: 'Questionnaire' as const,
          item: [...item, ...(copy ? [copy] : [])],
        });
        const linkIds = layOut(faulty, []).all.map(({ key }) => key);
        expect(new Set(linkIds).size).toBe(linkIds.length);
        const given = { resourceType: 'QuestionnaireResponse' as const, status: 'completed' as const, item: response };
        checkResponse(faulty, given);
        withoutDisabled(faulty, given);
      }),
      { numRuns: 500 },
    );
  });
});
