import { describe, expect, it } from 'vitest';
import { isSupported, prepare } from '#domain/questionnaire/prepare.ts';
import type { QuestionnaireItem, ValueSet } from '#domain/questionnaire/r4.ts';

const system = 'http://example.org/codes';
const coded = (...codes: string[]) => codes.map((code) => ({ valueCoding: { system, code } }));

/** The question as it stands on a page, with the lists that travel with it. */
function asked(
  answerValueSet: string,
  contained: Omit<ValueSet, 'resourceType'>[],
  more: Partial<QuestionnaireItem> = {},
) {
  const { item } = prepare({
    resourceType: 'Questionnaire' as const,
    contained: contained.map((set) => ({ resourceType: 'ValueSet', ...set })),
    item: [{ linkId: 'q', type: 'choice', required: true, answerValueSet, ...more }],
  });
  const [question] = item;
  if (!question) throw new Error('There is one question.');
  return question;
}

const composed = { compose: { include: [{ system, concept: [{ code: 'a' }, { code: 'b' }, { code: 'c' }] }] } };

describe('a list of answers that travels with the questionnaire', () => {
  it('is found by its id, or by its address in whatever version', () => {
    const sets = [{ id: 'other' }, { id: 'letters', url: 'http://example.org/letters', ...composed }];
    expect(asked('#letters', sets).answerOption).toEqual(coded('a', 'b', 'c'));
    expect(asked('http://example.org/letters|2', sets).answerOption).toEqual(coded('a', 'b', 'c'));
  });

  it('comes as it was expanded, groups opened and their headings left out', () => {
    const contains = [
      {
        system,
        code: 'heading',
        abstract: true,
        contains: [
          { system, code: 'a' },
          { system, code: 'b' },
        ],
      },
      { system, code: 'c' },
    ];
    expect(asked('#set', [{ id: 'set', ...composed, expansion: { contains } }]).answerOption).toEqual(
      coded('a', 'b', 'c'),
    );
  });

  it('leaves out what it excludes', () => {
    const compose = { ...composed.compose, exclude: [{ system, concept: [{ code: 'b' }] }] };
    expect(asked('#set', [{ id: 'set', compose }]).answerOption).toEqual(coded('a', 'c'));
  });

  it('that is a rule, or is not there, gives a question that says so and is not required', () => {
    const rule = { compose: { include: [{ system, filter: [{}] }] } };
    for (const question of [asked('#set', [{ id: 'set', ...rule }]), asked('#none', [{ id: 'set', ...composed }])]) {
      expect(isSupported(question)).toBe(false);
      expect(question.required).toBe(false);
    }
  });

  it('stands behind the question’s own answers', () => {
    const own = { answerOption: coded('mine') };
    expect(asked('#set', [{ id: 'set', ...composed }], own).answerOption).toEqual(coded('mine'));
  });
});
