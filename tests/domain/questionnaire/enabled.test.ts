import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  EnableOperator,
  EnableWhen,
  QuestionnaireItem,
  ResponseAnswer,
  ResponseItem,
} from '../../../domain/fhir.ts';
import { enabledItems } from '../../../domain/questionnaire.ts';
import { referenceEnabled } from './reference.ts';

const operators: EnableOperator[] = ['exists', '=', '!=', '>', '<', '>=', '<='];

function enabledWith(enableWhen: EnableWhen[], answer: ResponseAnswer[], enableBehavior: 'all' | 'any' = 'all') {
  const item: QuestionnaireItem[] = [
    { linkId: 'asked', type: 'string' },
    { linkId: 'other', type: 'string' },
    { linkId: 'target', type: 'string', enableWhen, enableBehavior },
  ];
  return enabledItems({ item }, [{ linkId: 'asked', answer }]).has('target');
}

describe('what one condition says', () => {
  const five = { valueInteger: 5 };
  it.each<[EnableOperator, number, boolean]>([
    ['=', 5, true],
    ['=', 4, false],
    ['!=', 5, false],
    ['!=', 4, true],
    ['>', 4, true],
    ['>', 5, false],
    ['<', 6, true],
    ['<', 5, false],
    ['>=', 5, true],
    ['>=', 6, false],
    ['<=', 5, true],
    ['<=', 4, false],
  ])('5 %s %i is %s', (operator, answerInteger, expected) => {
    expect(enabledWith([{ question: 'asked', operator, answerInteger }], [five])).toBe(expected);
  });

  it('compares dates by the calendar', () => {
    const answer = [{ valueDate: '2027-01-31' }];
    expect(enabledWith([{ question: 'asked', operator: '<', answerDate: '2027-02-01' }], answer)).toBe(true);
    expect(enabledWith([{ question: 'asked', operator: '>', answerDate: '2027-02-01' }], answer)).toBe(false);
  });

  it('compares whole and decimal numbers with each other', () => {
    expect(enabledWith([{ question: 'asked', operator: '>', answerDecimal: 4.5 }], [five])).toBe(true);
  });

  it('takes any of several answers', () => {
    const condition: EnableWhen = { question: 'asked', operator: '=', answerCoding: { system: 's', code: 'b' } };
    const answers = [{ valueCoding: { system: 's', code: 'a' } }, { valueCoding: { system: 's', code: 'b' } }];
    expect(enabledWith([condition], answers)).toBe(true);
    expect(enabledWith([{ ...condition, operator: '!=' }], answers)).toBe(false);
  });

  it('tells codes of different systems apart', () => {
    const condition: EnableWhen = { question: 'asked', operator: '=', answerCoding: { system: 's', code: 'a' } };
    expect(enabledWith([condition], [{ valueCoding: { system: 'other', code: 'a' } }])).toBe(false);
    expect(enabledWith([condition], [{ valueCoding: { code: 'a' } }])).toBe(true);
  });

  it('is false across types', () => {
    expect(enabledWith([{ question: 'asked', operator: '=', answerString: '5' }], [five])).toBe(false);
  });

  it('knows whether there is an answer; an empty text is none', () => {
    const exists: EnableWhen = { question: 'asked', operator: 'exists', answerBoolean: true };
    expect(enabledWith([exists], [{ valueString: '' }])).toBe(false);
    expect(enabledWith([exists], [{ valueBoolean: false }])).toBe(true);
    expect(enabledWith([{ ...exists, answerBoolean: false }], [])).toBe(true);
  });
});

describe('several conditions', () => {
  const yes: EnableWhen = { question: 'asked', operator: '=', answerInteger: 5 };
  const no: EnableWhen = { question: 'other', operator: 'exists', answerBoolean: true };

  it('all or any of them must hold, as the item says', () => {
    expect(enabledWith([yes, no], [{ valueInteger: 5 }], 'all')).toBe(false);
    expect(enabledWith([yes, no], [{ valueInteger: 5 }], 'any')).toBe(true);
  });
});

describe('what hangs on another item', () => {
  const tree: QuestionnaireItem[] = [
    { linkId: 'has', type: 'boolean' },
    {
      linkId: 'group',
      type: 'group',
      enableWhen: [{ question: 'has', operator: '=', answerBoolean: true }],
      item: [{ linkId: 'inner', type: 'integer' }],
    },
    { linkId: 'after', type: 'string', enableWhen: [{ question: 'inner', operator: '>', answerInteger: 1 }] },
  ];
  const answersWith = (has: boolean): ResponseItem[] => [
    { linkId: 'has', answer: [{ valueBoolean: has }] },
    { linkId: 'group', item: [{ linkId: 'inner', answer: [{ valueInteger: 9 }] }] },
  ];

  it('a disabled group disables its children, and what hangs on their answers', () => {
    expect([...enabledItems({ item: tree }, answersWith(true))]).toEqual(['has', 'group', 'inner', 'after']);
    expect([...enabledItems({ item: tree }, answersWith(false))]).toEqual(['has']);
  });

  it('finds answers that stand below an answer', () => {
    const nested: ResponseItem[] = [
      { linkId: 'has', answer: [{ valueBoolean: true, item: [{ linkId: 'inner', answer: [{ valueInteger: 9 }] }] }] },
    ];
    const below: QuestionnaireItem[] = [{ ...tree[0]!, item: [{ linkId: 'inner', type: 'integer' }] }, tree[2]!];
    expect(enabledItems({ item: below }, nested).has('after')).toBe(true);
  });

  it('ends when conditions go round in a circle', () => {
    const circle: QuestionnaireItem[] = ['a', 'b'].map((linkId) => ({
      linkId,
      type: 'string',
      enableWhen: [{ question: linkId === 'a' ? 'b' : 'a', operator: 'exists', answerBoolean: true }],
    }));
    expect(enabledItems({ item: circle }, []).size).toBe(0);
  });

  it('a condition on a question that does not exist never holds, unless it asks for no answer', () => {
    const item: QuestionnaireItem[] = [
      { linkId: 'x', type: 'string', enableWhen: [{ question: 'nowhere', operator: '=', answerString: 'a' }] },
    ];
    expect(enabledItems({ item }, []).size).toBe(0);
  });
});

describe('against a plain reading of the rules', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 3 }).map((n): ResponseAnswer => ({ valueInteger: n })),
    fc.boolean().map((b): ResponseAnswer => ({ valueBoolean: b })),
    fc.constantFrom('a', 'b').map((code): ResponseAnswer => ({ valueCoding: { system: 's', code } })),
    fc.constantFrom('', 'p', 'q').map((text): ResponseAnswer => ({ valueString: text })),
    fc.constantFrom('2027-01-01', '2027-06-01').map((date): ResponseAnswer => ({ valueDate: date })),
  );
  const wanted = value.map(({ valueInteger, valueBoolean, valueCoding, valueString, valueDate }) => ({
    ...(valueInteger !== undefined && { answerInteger: valueInteger }),
    ...(valueBoolean !== undefined && { answerBoolean: valueBoolean }),
    ...(valueCoding !== undefined && { answerCoding: valueCoding }),
    ...(valueString !== undefined && { answerString: valueString }),
    ...(valueDate !== undefined && { answerDate: valueDate }),
  }));
  const condition = fc.record({ to: fc.nat(5), operator: fc.constantFrom(...operators), wanted });
  const question = fc.record({
    parent: fc.option(fc.nat(5)),
    conditions: fc.array(condition, { maxLength: 3 }),
    behavior: fc.constantFrom('all' as const, 'any' as const),
    answers: fc.array(value, { maxLength: 2 }),
  });

  it('finds the same items enabled', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 6 }), (drawn) => {
        // Conditions look at earlier items only, and a parent stands before its children: no circles.
        const flat = drawn.map(({ parent, conditions, behavior, answers }, index) => ({
          linkId: String(index),
          parent: parent !== null && parent < index ? String(parent) : undefined,
          behavior,
          answers,
          conditions: conditions
            .filter(({ to }) => to < index)
            .map(({ to, operator, wanted: answer }): EnableWhen => ({ question: String(to), operator, ...answer })),
        }));
        const childrenOf = (parent: string | undefined): QuestionnaireItem[] =>
          flat
            .filter((item) => item.parent === parent)
            .map(({ linkId, behavior, conditions }) => ({
              linkId,
              type: 'string',
              enableBehavior: behavior,
              enableWhen: conditions,
              item: childrenOf(linkId),
            }));
        const response = flat.map(({ linkId, answers }) => ({ linkId, answer: answers }));
        const found = enabledItems({ item: childrenOf(undefined) }, response);
        expect([...found].sort()).toEqual(referenceEnabled(flat).sort());
      }),
      { numRuns: 2000 },
    );
  });
});
