import {
  conditionCodes,
  isCancer,
  newCondition,
  type FamilyHistory,
  type RelativeCondition,
} from '../family-history.ts';
import type { ResponseItem } from '../fhir.ts';
import { allItems } from '../questionnaire/answers.ts';
import { LOCALES } from '../words.ts';
import { typeOf } from './cancer.ts';
import { genesIn, otherCancers } from './from-survey.ts';

/** Something of the member's own that is a reason to look closer, as the survey would tell it. */
export type OwnHealth = {
  /** `own-words`: they may say anything, a gene change as well, and are never judged: a specialist reads them. */
  why: 'gene-change' | 'uncertain-gene-change' | 'own-cancer' | 'own-words';
  told: RelativeCondition;
};

/**
 * The gene change, the cancers and the conditions in own words that the answers of a medical history tell of the member, without
 * what their survey has told with as much. Answers begin with those of the survey and can be changed: an age or a gene
 * that differs is told again.
 */
export function ownHealthOf(items: readonly ResponseItem[], { conditions }: FamilyHistory): OwnHealth[] {
  const answers = answersIn(items);
  const all = [
    ...geneChange(answers),
    ...cancers(answers),
    ...firstOfSeveral(answers, conditions),
    ...inOwnWords(answers),
  ];
  return all.filter(({ why, told }) => why === 'uncertain-gene-change' || !isToldBy(conditions, told));
}

type Answers = {
  codes: (linkId: string) => string[];
  words: (linkId: string) => string[];
  number: (linkId: string) => number | null;
};

function answersIn(items: readonly ResponseItem[]): Answers {
  const of = (linkId: string) =>
    allItems<ResponseItem>({ item: [...items] }).flatMap((item) => (item.linkId === linkId ? (item.answer ?? []) : []));
  return {
    codes: (linkId) => of(linkId).flatMap(({ valueCoding }) => valueCoding?.code ?? []),
    words: (linkId) => of(linkId).flatMap(({ valueString }) => valueString?.trim() || []),
    number: (linkId) => of(linkId).find(({ valueInteger }) => valueInteger !== undefined)?.valueInteger ?? null,
  };
}

function geneChange({ codes, words }: Answers): OwnHealth[] {
  const [result] = codes('testing.result');
  const why = result === 'positive' ? 'gene-change' : result === 'uncertain' ? 'uncertain-gene-change' : undefined;
  return why ? [{ why, told: { ...newCondition('known-gene-change'), other: words('testing.gene').join(', ') } }] : [];
}

/** The age is asked of the first cancer: with several kinds nobody can tell of which. */
function cancers(answers: Answers): OwnHealth[] {
  const { words, number } = answers;
  const found = cancerTypes(answers);
  const age_of_onset = found.length === 1 ? number('cancer.first-age') : null;
  return found.map((type) => {
    const condition = conditionCodes.find((code) => typeOf[code] === type);
    if (condition) return { why: 'own-cancer', told: { ...newCondition(condition), age_of_onset } };
    if (type === 'unknown')
      return { why: 'own-cancer', told: { ...newCondition('cancer-of-unknown-kind'), age_of_onset } };
    const other = words('cancer.other').join(', ');
    return { why: 'own-cancer', told: { ...newCondition('other-cancer'), other, age_of_onset } };
  });
}

/** The age of the first of several kinds, where the survey knows no cancer that began then first: it may be any of them. */
function firstOfSeveral(answers: Answers, survey: readonly RelativeCondition[]): OwnHealth[] {
  const age_of_onset = answers.number('cancer.first-age');
  const ages = survey.flatMap((each) => (isCancer(each.condition) ? (each.age_of_onset ?? []) : []));
  if (cancerTypes(answers).length < 2 || age_of_onset === null || age_of_onset === Math.min(...ages)) return [];
  return [{ why: 'own-cancer', told: { ...newCondition('cancer-of-unknown-kind'), age_of_onset } }];
}

function cancerTypes({ codes }: Answers): string[] {
  if (!codes('cancer.had').includes('yes')) return [];
  const types = codes('cancer.types');
  return types.length > 0 ? types : ['unknown'];
}

/** Nobody judges them: a gene change or a cancer may be among them. */
function inOwnWords({ words }: Answers): OwnHealth[] {
  return words('health.conditions').map((other) => ({
    why: 'own-words',
    told: { ...newCondition('other-condition'), other },
  }));
}

/** Words of several make one answer, because kinds that only the survey lists stand in the medical history as words. */
function isToldBy(
  survey: readonly RelativeCondition[],
  { condition, other, age_of_onset }: RelativeCondition,
): boolean {
  const isAgeTold = (each: RelativeCondition) => age_of_onset === null || each.age_of_onset === age_of_onset;
  const ofCode = survey.filter((each) => each.condition === condition);
  if (ofCode.some((each) => isSame(each.other, other) && isAgeTold(each))) return true;
  if (condition === 'known-gene-change') return isSame(genesIn(survey), other);
  if (condition !== 'other-cancer' || !survey.some(isAgeTold)) return false;
  return LOCALES.some((locale) => isSame(otherCancers(survey, locale), other));
}

function isSame(one: string | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase();
}
