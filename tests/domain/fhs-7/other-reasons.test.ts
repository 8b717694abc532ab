import { describe, expect, it } from 'vitest';
import { newCondition, type FamilyHistory, type RelativeCondition } from '#domain/family-history.ts';
import type { ResponseAnswer, ResponseItem } from '#domain/fhir.ts';
import { screenFamily } from '#domain/fhs-7.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import { medicalHistoryCodes } from '#domain/medical-history/worded.ts';
import { allItems } from '#domain/questionnaire/answers.ts';
import { family, affected, relative } from './families.ts';

const withMother = (...conditions: RelativeCondition[]) =>
  family(relative('mother', 'parent', 'maternal', affected(...conditions)));
const withOwn = (...conditions: RelativeCondition[]): FamilyHistory => ({ ...family(), ...affected(...conditions) });
const ownWords = (other: string) => ({ ...newCondition('other-condition'), other, is_cancer: 'no' as const });

describe('a condition of a relative in own words', () => {
  it.each(['BRCA1 positive', 'Lynch syndrome', 'something in the genes', 'migraine'])(
    'stands beside a negative screen, whatever the words are: “%s”',
    (other) => {
      const told = ownWords(other);
      const screen = screenFamily(withMother(told));
      expect(screen.result).toBe('negative');
      expect(screen.other_reasons).toEqual([{ person: 'mother', why: 'own-words', told_in: 'survey', told }]);
    },
  );

  it('stands beside it also as another cancer, and of the member as well', () => {
    const cancer = { ...newCondition('other-cancer'), other: 'esophagus' };
    expect(screenFamily(withMother(cancer)).other_reasons).toMatchObject([{ why: 'own-words', told: cancer }]);
    const own = withOwn(ownWords('BRCA2'));
    expect(screenFamily(own).other_reasons).toMatchObject([{ person: 'self', why: 'own-words' }]);
  });
});

const coded = (linkId: string, ...codes: string[]): ResponseItem => ({
  linkId,
  answer: codes.map((code): ResponseAnswer => ({ valueCoding: { system: medicalHistoryCodes, code } })),
});
const words = (linkId: string, valueString: string): ResponseItem => ({ linkId, answer: [{ valueString }] });
const age = (valueInteger: number): ResponseItem => ({ linkId: 'cancer.first-age', answer: [{ valueInteger }] });
const cancer = (...item: ResponseItem[]) => ({ linkId: 'cancer', item: [coded('cancer.had', 'yes'), ...item] });
const testing = (...item: ResponseItem[]) => ({ linkId: 'testing', item });
const beside = (items: ResponseItem[], history = family()) =>
  screenFamily(history, items).other_reasons.map(({ person, why, told_in, told }) => {
    expect({ person, told_in }).toEqual({ person: 'self', told_in: 'medical-history' });
    return [why, told.condition, told.other, told.age_of_onset];
  });

describe('what the member tells of themself in the medical history alone', () => {
  it('is their gene change, also one that nobody can read yet', () => {
    const found = (code: string) => beside([testing(coded('testing.result', code), words('testing.gene', ' BRCA1 '))]);
    expect(found('positive')).toEqual([['gene-change', 'known-gene-change', 'BRCA1', null]]);
    expect(found('uncertain')).toEqual([['uncertain-gene-change', 'known-gene-change', 'BRCA1', null]]);
    expect(found('negative')).toEqual([]);
    expect(beside([testing(coded('testing.result', 'positive'))])).toHaveLength(1);
  });

  it('is each kind of cancer, with the age where it can be of one kind only', () => {
    expect(beside([cancer(coded('cancer.types', 'breast'), age(44))])).toEqual([
      ['own-cancer', 'breast-cancer', '', 44],
    ]);
    expect(beside([cancer(coded('cancer.types', 'bowel', 'other'), words('cancer.other', 'eye'), age(44))])).toEqual([
      ['own-cancer', 'bowel-cancer', '', null],
      ['own-cancer', 'other-cancer', 'eye', null],
      ['own-cancer', 'cancer-of-unknown-kind', '', 44],
    ]);
    expect(beside([cancer(coded('cancer.types', 'unknown'))])).toEqual([
      ['own-cancer', 'cancer-of-unknown-kind', '', null],
    ]);
    expect(beside([cancer()])).toHaveLength(1);
    expect(beside([{ linkId: 'cancer', item: [coded('cancer.had', 'no')] }])).toEqual([]);
  });

  it('knows every kind that the medical history lists', () => {
    const [types] = allItems(medicalHistory('en')).filter(({ linkId }) => linkId === 'cancer.types');
    const kinds = (types?.answerOption ?? []).flatMap(({ valueCoding }) => valueCoding?.code ?? []);
    expect(kinds.length).toBeGreaterThan(10);
    const found = kinds.map((kind) => beside([cancer(coded('cancer.types', kind))])[0]?.[1]);
    expect(new Set(found).size).toBe(kinds.length);
  });

  it('is what they add in own words, and not what they choose from the list', () => {
    const conditions = coded('health.conditions', 'diabetes');
    conditions.answer?.push({ valueString: 'Lynch syndrome' });
    expect(beside([{ linkId: 'health', item: [conditions] }])).toEqual([
      ['own-words', 'other-condition', 'Lynch syndrome', null],
    ]);
  });

  it('changes no item', () => {
    const health = [cancer(coded('cancer.types', 'breast'), age(44))];
    const screen = screenFamily(family(), health);
    expect(screen).toEqual({ ...screenFamily(family()), other_reasons: screen.other_reasons });
  });
});

describe('what the survey has told already', () => {
  const breast = { ...newCondition('breast-cancer'), age_of_onset: 44 };
  const gene = { ...newCondition('known-gene-change'), other: 'BRCA1' };
  const after = (items: ResponseItem[], history: FamilyHistory) =>
    screenFamily(history, items)
      .other_reasons.filter(({ told_in }) => told_in === 'medical-history')
      .map(({ told: each }) => [each.condition, each.other, each.age_of_onset]);

  it('is not said twice', () => {
    const types = coded('cancer.types', 'breast');
    expect(after([cancer(types)], withOwn(breast))).toEqual([]);
    expect(after([cancer(types, age(44))], withOwn(breast))).toEqual([]);
    const result = coded('testing.result', 'positive');
    expect(after([testing(result, words('testing.gene', 'brca1'))], withOwn(gene))).toEqual([]);
    const both = testing(result, words('testing.gene', 'BRCA1, CHEK2'));
    expect(after([both], withOwn(gene, { ...gene, other: 'CHEK2' }))).toEqual([]);
    const lung = { ...newCondition('lung-cancer'), age_of_onset: 60 };
    const eye = { ...newCondition('other-cancer'), other: 'Eye', age_of_onset: 50 };
    for (const listed of ['Eye, Lung cancer', 'Eye, Cáncer de pulmón']) {
      const others = [coded('cancer.types', 'other'), words('cancer.other', listed), age(50)];
      expect(after([cancer(...others)], withOwn(eye, lung))).toEqual([]);
    }
  });

  it('is said again where the first of several kinds began at another age', () => {
    const bowel = { ...newCondition('bowel-cancer'), age_of_onset: 60 };
    const first = (years: number) => [cancer(coded('cancer.types', 'breast', 'bowel'), age(years))];
    expect(after(first(39), withOwn(breast, bowel))).toEqual([['cancer-of-unknown-kind', '', 39]]);
    expect(after(first(60), withOwn(breast, bowel))).toEqual([['cancer-of-unknown-kind', '', 60]]);
    expect(after(first(44), withOwn(breast, bowel))).toEqual([]);
    expect(after([cancer(coded('cancer.types', 'breast', 'bowel'))], withOwn(breast, bowel))).toEqual([]);
  });

  it('is said again where the answer differs: another age, another gene, a gene that nobody can read', () => {
    expect(after([cancer(coded('cancer.types', 'breast'), age(39))], withOwn(breast))).toEqual([
      ['breast-cancer', '', 39],
    ]);
    const gene2 = words('testing.gene', 'PALB2');
    expect(after([testing(coded('testing.result', 'positive'), gene2)], withOwn(gene))).toHaveLength(1);
    const uncertain = [testing(coded('testing.result', 'uncertain'), words('testing.gene', 'BRCA1'))];
    expect(after(uncertain, withOwn(gene))).toHaveLength(1);
    expect(after([cancer(coded('cancer.types', 'other'))], withOwn(breast))).toEqual([['other-cancer', '', null]]);
  });
});
