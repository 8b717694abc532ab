import { describe, expect, it } from 'vitest';
import type { QuestionnaireResponse, ResponseAnswer } from '#domain/fhir.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import { limitsFor } from '#domain/medical-history/limits.ts';
import { medicalHistoryCodes } from '#domain/medical-history/worded.ts';
import { allItems, canonicalOf, checkResponse, enabledItems, isExclusive } from '#domain/questionnaire.ts';
import { LOCALES } from '#domain/words.ts';
import { readingGrade } from '../texts/reading-grade.ts';

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
        options: answerOption?.map(({ valueCoding, extension }) => [valueCoding?.code, extension]),
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
    expect(linkIds).toEqual(expect.arrayContaining(Object.keys(limitsFor())));
  });

  it('say how several conditions go together (FHIR invariant que-12)', () => {
    expect(items.filter((item) => (item.enableWhen?.length ?? 0) > 1 && !item.enableBehavior)).toEqual([]);
  });

  it('require nothing that can’t be answered with “I don’t know”', () => {
    const stuck = items.filter((item) => item.required && !codes(item.linkId).includes('unknown'));
    expect(stuck.map(({ linkId }) => linkId)).toEqual([]);
    expect(checkResponse(english, shortest)).toEqual([]);
  });

  it('use every kind of item that the form must render, but decimals', () => {
    expect(new Set(items.map(({ type }) => type))).toEqual(
      new Set(['group', 'display', 'boolean', 'integer', 'date', 'string', 'text', 'choice', 'open-choice']),
    );
  });

  it('ask about periods and pregnancy of everybody but those assigned male at birth', () => {
    const asks = (sex: string) =>
      enabledItems(english, [{ linkId: 'about-you', item: [{ linkId: 'about-you.sex', answer: choice(sex) }] }]).has(
        'reproductive.gave-birth',
      );
    expect(['female', 'intersex', 'unknown', 'male'].map(asks)).toEqual([true, true, true, false]);
    expect(enabledItems(english, []).has('reproductive')).toBe(false);
  });

  it('ask which cancer only after a yes, and which gene only after a finding', () => {
    const after = (linkId: string, answer: object[], asked: string) =>
      enabledItems(english, [
        {
          linkId: linkId.split('.')[0] ?? '',
          item: [
            { linkId: 'testing.had', answer: [{ valueBoolean: true }] },
            { linkId, answer },
          ],
        },
      ]).has(asked);
    expect(after('cancer.had', choice('yes'), 'cancer.types')).toBe(true);
    expect(after('cancer.had', choice('unknown'), 'cancer.types')).toBe(false);
    expect(after('testing.result', choice('uncertain'), 'testing.gene')).toBe(true);
    expect(after('testing.result', choice('negative'), 'testing.gene')).toBe(false);
  });

  it('let “none of these” and “I don’t know” stand alone wherever several answers can be chosen', () => {
    const several = items.filter(({ repeats, answerOption }) => repeats && answerOption);
    expect(several.map(({ linkId }) => linkId)).toEqual(['cancer.types', 'health.conditions']);
    for (const { answerOption = [] } of several) {
      const alone = answerOption.filter(isExclusive).map(({ valueCoding }) => valueCoding?.code);
      expect(alone).toEqual(
        ['none', 'unknown'].filter((code) => answerOption.some((one) => one.valueCoding?.code === code)),
      );
    }
  });

  it('ask nobody to make an exact date of a month: the field says that the month will do', () => {
    for (const locale of LOCALES) {
      const dates = allItems(medicalHistory(locale)).filter(({ type }) => type === 'date');
      expect(dates.map(({ linkId }) => linkId)).toEqual(['testing.date']);
      for (const { text } of dates) expect(text).not.toMatch(/first day|primer día/i);
    }
  });

  it('take no date after today or before the member was born, and no age above the member’s own', () => {
    const asked = medicalHistory('en', { now: new Date('2027-03-05T12:00:00Z'), dateOfBirth: '2005-03-06' });
    const refused = (linkId: string, answer: ResponseAnswer) => {
      const [group = ''] = linkId.split('.');
      const yes = ['testing.had', 'reproductive.gave-birth'].map((id) => ({
        linkId: id,
        answer: [{ valueBoolean: true }],
      }));
      const given = [
        { linkId: 'about-you', item: [{ linkId: 'about-you.sex', answer: choice('female') }] },
        { linkId: 'cancer', item: [{ linkId: 'cancer.had', answer: choice('yes') }] },
      ].filter((item) => item.linkId !== group);
      const opens = { cancer: [{ linkId: 'cancer.had', answer: choice('yes') }] }[group] ?? [];
      const below = [...opens, ...yes.filter((item) => item.linkId.startsWith(group)), { linkId, answer: [answer] }];
      const found = checkResponse(asked, { ...shortest, item: [...given, { linkId: group, item: below }] });
      return found.some(({ path }) => path === `/${linkId}`);
    };
    expect(refused('testing.date', { valueDate: '2027-03-05' })).toBe(false);
    expect(refused('testing.date', { valueDate: '2027-03-06' })).toBe(true);
    expect(refused('testing.date', { valueDate: '2005-03-06' })).toBe(false);
    expect(refused('testing.date', { valueDate: '2005-03-05' })).toBe(true);
    for (const linkId of ['cancer.first-age', 'reproductive.first-period-age', 'reproductive.first-birth-age']) {
      expect(refused(linkId, { valueInteger: 21 }), linkId).toBe(false);
      expect(refused(linkId, { valueInteger: 22 }), linkId).toBe(true);
    }
  });

  it('read at grade 8 or lower', () => {
    expect(readingGrade(items.map(({ text = '' }) => text))).toBeLessThanOrEqual(8);
  });
});
