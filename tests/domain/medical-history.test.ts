import { describe, expect, it } from 'vitest';
import type { QuestionnaireResponse } from '../../domain/fhir.ts';
import { medicalHistory, medicalHistoryLimits } from '../../domain/medical-history.ts';
import { medicalHistoryCodes } from '../../domain/medical-history/worded.ts';
import { allItems, canonicalOf, checkResponse, enabledItems } from '../../domain/questionnaire.ts';
import { readingGrade } from './reading-grade.ts';

const english = medicalHistory('en');
const items = allItems(english);
const codes = (linkId: string) =>
  items.find((item) => item.linkId === linkId)?.answerOption?.map(({ valueCoding }) => valueCoding?.code) ?? [];
const choice = (code: string) => [{ valueCoding: { system: medicalHistoryCodes, code } }];

const shortest: QuestionnaireResponse = {
  resourceType: 'QuestionnaireResponse',
  questionnaire: canonicalOf(english),
  status: 'completed',
  item: [
    { linkId: 'about-you', item: [{ linkId: 'about-you.sex', answer: choice('unknown') }] },
    { linkId: 'cancer', item: [{ linkId: 'cancer.had', answer: choice('unknown') }] },
    { linkId: 'testing', item: [{ linkId: 'testing.transplant', answer: choice('unknown') }] },
  ],
};

describe('the questions about a member’s health', () => {
  it('have the same items, options and conditions in both languages', () => {
    const withoutTexts = (locale: 'en' | 'es') =>
      allItems(medicalHistory(locale)).map(({ text: _, item: __, answerOption, ...rest }) => ({
        ...rest,
        options: answerOption?.map(({ valueCoding }) => valueCoding?.code),
      }));
    expect(withoutTexts('es')).toEqual(withoutTexts('en'));
    expect(allItems(medicalHistory('es')).every((item, index) => item.text !== items[index]?.text)).toBe(true);
  });

  it('have every linkId once, and conditions and limits that name questions there are', () => {
    const linkIds = items.map(({ linkId }) => linkId);
    expect(new Set(linkIds).size).toBe(linkIds.length);
    const named = items.flatMap(({ enableWhen = [] }) => enableWhen);
    for (const { question, answerCoding } of named) {
      expect(linkIds).toContain(question);
      if (answerCoding) expect(codes(question)).toContain(answerCoding.code);
    }
    expect(linkIds).toEqual(expect.arrayContaining(Object.keys(medicalHistoryLimits)));
  });

  it('say how several conditions go together (FHIR invariant que-12)', () => {
    expect(items.filter((item) => (item.enableWhen?.length ?? 0) > 1 && !item.enableBehavior)).toEqual([]);
  });

  it('require nothing that can’t be answered with “I don’t know”', () => {
    const stuck = items.filter((item) => item.required && !codes(item.linkId).includes('unknown'));
    expect(stuck.map(({ linkId }) => linkId)).toEqual([]);
    expect(checkResponse(english, shortest, medicalHistoryLimits)).toEqual([]);
  });

  it('use every kind of item that the form must render, but decimals', () => {
    expect(new Set(items.map(({ type }) => type))).toEqual(
      new Set(['group', 'display', 'boolean', 'integer', 'date', 'string', 'text', 'choice', 'open-choice']),
    );
  });

  it('ask about periods and pregnancy of everybody but those assigned male at birth', () => {
    const asks = (sex: string) =>
      enabledItems(english, [{ linkId: 'about-you.sex', answer: choice(sex) }]).has('reproductive.gave-birth');
    expect(['female', 'intersex', 'unknown', 'male'].map(asks)).toEqual([true, true, true, false]);
    expect(enabledItems(english, []).has('reproductive')).toBe(false);
  });

  it('ask which cancer only after a yes, and which gene only after a finding', () => {
    const after = (linkId: string, answer: object[], asked: string) =>
      enabledItems(english, [
        { linkId: 'testing.had', answer: [{ valueBoolean: true }] },
        { linkId, answer },
      ]).has(asked);
    expect(after('cancer.had', choice('yes'), 'cancer.types')).toBe(true);
    expect(after('cancer.had', choice('unknown'), 'cancer.types')).toBe(false);
    expect(after('testing.result', choice('uncertain'), 'testing.gene')).toBe(true);
    expect(after('testing.result', choice('negative'), 'testing.gene')).toBe(false);
  });

  it('read at grade 8 or lower', () => {
    expect(readingGrade(items.map(({ text = '' }) => text))).toBeLessThanOrEqual(8);
  });
});
