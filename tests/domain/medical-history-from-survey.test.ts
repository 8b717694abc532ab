import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newCondition, newFamilyHistory, type FamilyHistory } from '#domain/family-history.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import { medicalHistoryCodes } from '#domain/medical-history/worded.ts';
import { allItems, enabledItems } from '#domain/questionnaire.ts';

const nothingSaid = newFamilyHistory(randomUUID);
const asked = (said: Partial<FamilyHistory>) => medicalHistory('en', undefined, { ...nothingSaid, ...said });
const chosen = (said: Partial<FamilyHistory>) =>
  Object.fromEntries(
    allItems(asked(said)).flatMap(({ linkId, answerOption = [] }) => {
      const codes = answerOption.flatMap((one) => (one.initialSelected ? [one.valueCoding?.code] : []));
      return codes.length > 0 ? [[linkId, codes]] : [];
    }),
  ) as Record<string, string[]>;

describe('what the survey has said, in the questions about a member’s health', () => {
  it('is chosen already: sex at birth, gender, and which cancers they had', () => {
    expect(chosen({ sex_assigned_at_birth: 'male', gender: 'nonbinary', has_conditions: 'no' })).toEqual({
      'about-you.sex': ['male'],
      'about-you.gender': ['nonbinary'],
      'cancer.had': ['no'],
    });
    const conditions = [newCondition('melanoma'), newCondition('lung-cancer'), newCondition('blood-clots')];
    expect(chosen({ has_conditions: 'yes', conditions })).toEqual({
      'cancer.had': ['yes'],
      'cancer.types': ['melanoma', 'other'],
    });
    const vague = newCondition('cancer-of-unknown-kind');
    expect(chosen({ has_conditions: 'yes', conditions: [vague] })['cancer.types']).toEqual(['unknown']);
    expect(chosen({ has_conditions: 'yes', conditions: [...conditions, vague] })['cancer.types']).toEqual([
      'melanoma',
      'other',
    ]);
  });

  it('leaves open what it has not said, and what it says in other words', () => {
    expect(chosen({})).toEqual({});
    expect(asked({})).toEqual(medicalHistory('en'));
    expect(chosen({ sex_assigned_at_birth: 'unknown', gender: 'other', has_conditions: 'unknown' })).toEqual({});
    expect(chosen({ has_conditions: 'yes', conditions: [newCondition('blood-clots')] })).toEqual({});
  });

  it('is typed already: the age at the first cancer, its kind in own words, where the family is from', () => {
    const typed = (said: Partial<FamilyHistory>) =>
      Object.fromEntries(allItems(asked(said)).flatMap(({ linkId, initial }) => (initial ? [[linkId, initial]] : [])));
    const at = (code: Parameters<typeof newCondition>[0], age_of_onset: number | null, other = '') => ({
      ...newCondition(code),
      ...{ age_of_onset, other },
    });
    const has_conditions = 'yes' as const;
    const conditions = [at('breast-cancer', 51), at('other-cancer', 44, ' Of the eye '), at('lung-cancer', 60)];
    expect(typed({ has_conditions, conditions })).toEqual({
      'cancer.first-age': [{ valueInteger: 44 }],
      'cancer.other': [{ valueString: 'Of the eye, Lung cancer' }],
    });
    // One of which the age is not known may have been the first.
    expect(typed({ has_conditions, conditions: [...conditions, at('melanoma', null)] })).not.toHaveProperty([
      'cancer.first-age',
    ]);
    expect(typed({ has_conditions, conditions: [at('blood-clots', 30)] })).toEqual({});
    expect(chosen({ has_conditions, conditions: [at('bowel-polyps', 30)] })['cancer.polyps']).toEqual(['many']);

    const ancestry: FamilyHistory['ancestry'] = {
      maternal: { origins: ['ashkenazi-jewish', 'other'], other: 'Basque' },
      paternal: { origins: ['unknown'], other: '' },
    };
    expect(typed({ ancestry: { ...nothingSaid.ancestry, ...ancestry } })).toEqual({
      'background.ancestry': [{ valueString: 'Mother’s side: Ashkenazi Jewish, Basque.' }],
    });
    const source = (valueInteger: number) =>
      enabledItems(asked({ has_conditions, conditions }), [
        {
          linkId: 'cancer',
          item: [
            { linkId: 'cancer.had', answer: [{ valueCoding: { system: medicalHistoryCodes, code: 'yes' } }] },
            { linkId: 'cancer.first-age', answer: [{ valueInteger }] },
          ],
        },
      ]).has('cancer.first-age.from-survey');
    expect([source(44), source(45)]).toEqual([true, false]);
  });

  it('a gene change that a test has found is the test that they had, with the gene in their words', () => {
    const change = { ...newCondition('known-gene-change'), other: ' BRCA1 ' };
    const begun = (said: Partial<FamilyHistory>) =>
      Object.fromEntries(
        allItems(asked(said)).flatMap(({ linkId, initial }) =>
          initial && linkId.startsWith('testing.') ? [[linkId, initial]] : [],
        ),
      );
    expect(begun({ has_conditions: 'yes', conditions: [change] })).toEqual({
      'testing.had': [{ valueBoolean: true }],
      'testing.gene': [{ valueString: 'BRCA1' }],
    });
    expect(begun({ has_conditions: 'yes', conditions: [newCondition('known-gene-change')] })).toEqual({
      'testing.had': [{ valueBoolean: true }],
    });
    // Who has told of no change may have had a test all the same.
    expect(begun({ has_conditions: 'no' })).toEqual({});
    const stands = (valueBoolean: boolean) =>
      enabledItems(asked({ has_conditions: 'yes', conditions: [change] }), [
        { linkId: 'testing', item: [{ linkId: 'testing.had', answer: [{ valueBoolean }] }] },
      ]).has('testing.had.from-survey');
    expect([stands(true), stands(false)]).toEqual([true, false]);
  });

  it('says the decade of the first cancer with the question for its age, and makes up no age', () => {
    const note = (conditions: FamilyHistory['conditions'], locale: 'en' | 'es' = 'en') => {
      const said = { ...nothingSaid, has_conditions: 'yes' as const, conditions };
      const items = allItems(medicalHistory(locale, undefined, said));
      expect(items.find(({ linkId }) => linkId === 'cancer.first-age')).not.toHaveProperty('initial');
      return items.find(({ linkId }) => linkId === 'cancer.first-age.from-survey');
    };
    const forties = { ...newCondition('breast-cancer'), decade_of_onset: 40 as const };
    const late = { ...newCondition('melanoma'), decade_of_onset: 90 as const };
    expect(note([forties, late])?.text).toMatch(/ between 40 and 49\./);
    expect(note([forties, { ...newCondition('lung-cancer'), age_of_onset: 51 }])?.text).toMatch(/between 40 and 49/);
    expect(note([late], 'es')?.text).toMatch(/90 años o después/);
    // An earlier one may be among those of which nothing is known.
    expect(note([forties, newCondition('melanoma')])).toBeUndefined();
    expect(note([{ ...newCondition('blood-clots'), decade_of_onset: 40 }])).toBeUndefined();
    expect(note([{ ...newCondition('lung-cancer'), age_of_onset: 38 }, forties])).toBeUndefined();
  });

  it('says where an answer is from, in both languages, until another is chosen', () => {
    const said = { ...nothingSaid, sex_assigned_at_birth: 'female' } as const;
    const source = (locale: 'en' | 'es') =>
      allItems(medicalHistory(locale, undefined, said)).find(({ linkId }) => linkId === 'about-you.sex.from-survey');
    expect(source('en')?.text).toBe('From your family history. Change it if it is wrong.');
    expect(source('es')?.text).toBe('De su historia familiar. Cámbielo si no es correcto.');
    const stands = (code: string) =>
      enabledItems(asked(said), [
        {
          linkId: 'about-you',
          item: [{ linkId: 'about-you.sex', answer: [{ valueCoding: { system: medicalHistoryCodes, code } }] }],
        },
      ]).has('about-you.sex.from-survey');
    expect([stands('female'), stands('male')]).toEqual([true, false]);
  });
});
