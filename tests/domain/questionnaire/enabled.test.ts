import { describe, expect, it } from 'vitest';
import { enabledItems, layOut } from '#domain/questionnaire.ts';
import type {
  EnableOperator,
  EnableWhen,
  QuestionnaireItem,
  ResponseAnswer,
  ResponseItem,
} from '#domain/questionnaire/r4.ts';

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

describe('every kind of answer that R4 compares', () => {
  const equal: EnableOperator[] = ['=', '>=', '<='];
  const less: EnableOperator[] = ['!=', '<', '<='];
  const neither: EnableOperator[] = ['!='];
  it.each<[string, ResponseAnswer, Partial<EnableWhen>, EnableOperator[]]>([
    ['the same time, written longer', { valueTime: '08:30:00.0' }, { answerTime: '08:30:00' }, equal],
    ['an earlier time', { valueTime: '08:30:00' }, { answerTime: '10:00:00' }, less],
    ['a part of a second', { valueTime: '08:30:00' }, { answerTime: '08:30:00.5' }, less],
    [
      'one moment in two zones',
      { valueDateTime: '2027-03-05T12:00:00Z' },
      { answerDateTime: '2027-03-05T06:00:00-06:00' },
      equal,
    ],
    [
      'an earlier moment in a later zone',
      { valueDateTime: '2027-03-05T12:00:00+02:00' },
      { answerDateTime: '2027-03-05T11:00:00Z' },
      less,
    ],
    ['a day and a later moment', { valueDateTime: '2027-03-05' }, { answerDateTime: '2027-03-06T00:00:00Z' }, less],
    ['a day and an hour of it', { valueDateTime: '2027-03-05' }, { answerDateTime: '2027-03-05T09:00:00Z' }, neither],
    ['a year and an earlier one', { valueDate: '2026' }, { answerDate: '2027-01-01' }, less],
    ['a year and a day of it', { valueDate: '2027' }, { answerDate: '2027-01-01' }, neither],
    ['a date that is none', { valueDate: '2027-02-30' }, { answerDate: '2027-03-01' }, neither],
    [
      'two amounts of one unit',
      { valueQuantity: { value: 5, system: 'u', code: 'kg' } },
      { answerQuantity: { value: 7, system: 'u', code: 'kg', unit: 'kilos' } },
      less,
    ],
    ['two units', { valueQuantity: { value: 5, unit: 'kg' } }, { answerQuantity: { value: 5, unit: 'lb' } }, neither],
    [
      'the same reference',
      { valueReference: { reference: 'Patient/1' } },
      { answerReference: { reference: 'Patient/1', display: 'Ada' } },
      equal,
    ],
    ['other references', { valueReference: { display: 'Ada' } }, { answerReference: { display: 'Ada' } }, neither],
    ['codings by their words', { valueCoding: { display: 'A' } }, { answerCoding: { display: 'A' } }, equal],
    ['an address', { valueUri: 'https://a.example' }, { answerString: 'https://a.example' }, equal],
    ['a no and a yes', { valueBoolean: false }, { answerBoolean: true }, neither],
    ['a file', { valueAttachment: {} }, { answerString: 'a' }, neither],
    ['a condition without a value', { valueString: 'a' }, {}, neither],
  ])('%s', (_what, answer, wanted, holding) => {
    const operators: EnableOperator[] = ['=', '!=', '>', '<', '>=', '<='];
    const holds = (operator: EnableOperator) => enabledWith([{ question: 'asked', operator, ...wanted }], [answer]);
    expect(operators.filter(holds).sort()).toEqual([...holding].sort());
  });

  it('an operator that R4 does not have never holds', () => {
    const condition = { question: 'asked', operator: '~' as '=', answerString: 'a' };
    expect(enabledWith([condition], [{ valueString: 'a' }])).toBe(false);
  });
});

describe('a condition in a group that repeats', () => {
  const relative: QuestionnaireItem = {
    linkId: 'relative',
    type: 'group',
    repeats: true,
    item: [
      { linkId: 'ill', type: 'boolean' },
      { linkId: 'what', type: 'string', enableWhen: [{ question: 'ill', operator: '=', answerBoolean: true }] },
      { linkId: 'before', type: 'string', enableWhen: [{ question: 'late', operator: '=', answerBoolean: true }] },
      { linkId: 'late', type: 'boolean' },
    ],
  };
  const after: QuestionnaireItem = {
    linkId: 'after',
    type: 'string',
    enableWhen: [{ question: 'ill', operator: '=', answerBoolean: true }],
  };
  const says = (ill: boolean, late: boolean): ResponseItem => ({
    linkId: 'relative',
    item: [
      { linkId: 'ill', answer: [{ valueBoolean: ill }] },
      { linkId: 'late', answer: [{ valueBoolean: late }] },
    ],
  });
  const keys = (...response: ResponseItem[]) =>
    [...layOut({ item: [relative, after] }, response).enabled].map(({ key }) => key);

  it('looks at its own repetition, before it and after it', () => {
    expect(keys(says(true, false), says(false, true))).toEqual([
      'relative[0]',
      'relative[0]/ill',
      'relative[0]/what',
      'relative[0]/late',
      'relative[1]',
      'relative[1]/ill',
      'relative[1]/before',
      'relative[1]/late',
    ]);
  });

  it('outside of the group, it looks at the nearest before it', () => {
    expect(keys(says(true, false), says(false, false))).not.toContain('after');
    expect(keys(says(false, false), says(true, false))).toContain('after');
  });

  it('below an answer, it looks at what stands below the same answer', () => {
    const item: QuestionnaireItem[] = [
      {
        linkId: 'pill',
        type: 'string',
        repeats: true,
        item: [
          { linkId: 'daily', type: 'boolean' },
          {
            linkId: 'often',
            type: 'integer',
            enableWhen: [{ question: 'daily', operator: '!=', answerBoolean: true }],
          },
        ],
      },
    ];
    const pill = (name: string, daily: boolean): ResponseAnswer => ({
      valueString: name,
      item: [{ linkId: 'daily', answer: [{ valueBoolean: daily }] }],
    });
    const response = [{ linkId: 'pill', answer: [pill('a', true), pill('b', false), pill('', false)] }];
    const asked = [...layOut({ item }, response).enabled].map(({ key }) => key);
    expect(asked).toEqual(['pill', 'pill[0]/daily', 'pill[1]/daily', 'pill[1]/often']);
  });

  it('outside, it passes over what stands below an answer that says nothing', () => {
    const whenDaily = { question: 'daily', operator: '=' as const, answerBoolean: true };
    const item: QuestionnaireItem[] = [
      { linkId: 'ahead', type: 'string', enableWhen: [whenDaily] },
      { linkId: 'pill', type: 'string', repeats: true, item: [{ linkId: 'daily', type: 'boolean' }] },
      { linkId: 'after', type: 'string', enableWhen: [whenDaily] },
    ];
    const blank = { valueString: ' ', item: [{ linkId: 'daily', answer: [{ valueBoolean: false }] }] };
    const named = { valueString: 'a', item: [{ linkId: 'daily', answer: [{ valueBoolean: true }] }] };
    const asked = enabledItems({ item }, [{ linkId: 'pill', answer: [blank, named, blank] }]);
    expect([...asked]).toEqual(['ahead', 'pill', 'daily', 'after']);
  });
});
