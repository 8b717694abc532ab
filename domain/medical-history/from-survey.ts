import {
  isCancer,
  originFacts,
  type Ancestry,
  type ConditionCode,
  type FamilyHistory,
  type RelativeCondition,
} from '../family-history.ts';
import { conditionNameOf, isOfUnknownKind } from '../family-history/conditions.ts';
import type { EnableWhen, QuestionnaireItem } from '../fhir.ts';
import { extensionUrls } from '../questionnaire/extensions.ts';
import { fill as filled, type Locale, type Words } from '../words.ts';
import { typeOf } from './cancer.ts';
import { firstAge, firstDecadeInWords } from './first-cancer.ts';
import { answered } from './worded.ts';

/**
 * The items with what the member has said of themself in the survey as their answers to begin with, and a word that says so
 * for as long as it is their answer. What they have not said is left open; so is “I don’t know”, because the survey asks more at
 * once (cancer and other conditions) or offers less to choose from (no intersex) than the questions here.
 */
export function withSurvey(
  items: readonly QuestionnaireItem[],
  history: FamilyHistory,
  locale: Locale,
): QuestionnaireItem[] {
  const said = codesIn(history);
  const typed = typedIn(history, locale);
  const begin = (item: QuestionnaireItem): QuestionnaireItem => {
    const { linkId, answerOption = [], maxLength = Infinity, item: below } = item;
    const chosen = answerOption.flatMap(({ valueCoding }) => valueCoding?.code ?? []).filter(isIn(said[linkId]));
    const value = typed[linkId];
    if (chosen.length > 0) {
      const options = answerOption.map((option) =>
        isIn(chosen)(option.valueCoding?.code ?? '') ? { ...option, initialSelected: true } : option,
      );
      const whileChosen = chosen.map((code) => answered(linkId, code));
      return { ...item, answerOption: options, item: [...(below ?? []), sourceOf(linkId, whileChosen, locale)] };
    }
    const initial = initialOf(value);
    if (initial && (typeof value !== 'string' || Array.from(value).length <= maxLength)) {
      const whileKept = [{ question: linkId, operator: '=' as const, ...answerOf(initial) }];
      return { ...item, initial: [initial], item: [...(below ?? []), sourceOf(linkId, whileKept, locale)] };
    }
    const known = linkId === 'cancer.first-age' ? firstDecadeInWords(history.conditions, locale) : undefined;
    if (known !== undefined) return { ...item, item: [...(below ?? []), noteOf(linkId, known)] };
    return below ? { ...item, item: below.map(begin) } : item;
  };
  return items.map(begin);
}

/** The codes of the answers that follow from a family history, by `linkId`. */
function codesIn({ sex_assigned_at_birth, gender, has_conditions, conditions }: FamilyHistory): Codes {
  const cancers = conditions.map(({ condition }) => condition).filter(isCancer);
  return {
    'about-you.sex': sex_assigned_at_birth && sex_assigned_at_birth !== 'unknown' ? [sex_assigned_at_birth] : [],
    'about-you.gender': gender && gender !== 'other' ? [gender] : [],
    'cancer.had': cancers.length > 0 ? ['yes'] : has_conditions === 'no' ? ['no'] : [],
    'cancer.types': typesOf(cancers),
    // The survey names polyps from ten on only; who has had fewer has not said so.
    'cancer.polyps': conditions.some(({ condition }) => condition === 'bowel-polyps') ? ['many'] : [],
  };
}

/** The answers without a code that follow from a family history, by `linkId`. */
function typedIn({ conditions, ancestry }: FamilyHistory, locale: Locale): PlainValues {
  const cancers = conditions.filter(({ condition }) => isCancer(condition));
  return {
    // What a test has found in a gene: there was one. Whether it raises a risk, the survey does not ask.
    'testing.had': conditions.some(({ condition }) => condition === 'known-gene-change') || undefined,
    'testing.gene': genesIn(conditions),
    'cancer.first-age': firstAge(cancers),
    'cancer.other': otherCancers(conditions, locale),
    'background.ancestry': ancestryWords(ancestry, locale),
  };
}

/** The member's own gene changes in their words, as the medical history begins with them. */
export function genesIn(conditions: readonly RelativeCondition[]): string | undefined {
  const genes = conditions
    .filter(({ condition }) => condition === 'known-gene-change')
    .map(({ other }) => other.trim());
  return genes.filter(Boolean).join(', ') || undefined;
}

/** The member's own cancers of the kinds that the medical history does not list, as it begins with them. */
export function otherCancers(conditions: readonly RelativeCondition[], locale: Locale): string | undefined {
  const names = conditions
    .filter(({ condition }) => isCancer(condition) && !isOfUnknownKind(condition) && typeOf[condition] === undefined)
    .map(({ condition, other }) =>
      condition === 'other-cancer' ? other.trim() : conditionNameOf({ condition, other }, locale),
    );
  return names.filter(Boolean).join(', ') || undefined;
}

/** “Mother’s side: Ashkenazi Jewish. Father’s side: …”; a side of which nothing is known is left out. */
function ancestryWords(ancestry: FamilyHistory['ancestry'], locale: Locale): string | undefined {
  const of = ({ origins, other }: Ancestry) =>
    origins
      .filter((origin) => origin !== 'unknown')
      .map((origin) => (origin === 'other' && other.trim() !== '' ? other.trim() : originFacts[origin].name[locale]))
      .join(', ');
  const sides = (['maternal', 'paternal'] as const).flatMap((side) => {
    const words = of(ancestry[side]);
    return words === '' ? [] : [filled(sideWords[side], locale, { origins: words })];
  });
  return sides.join(' ') || undefined;
}

/** “I don’t know” goes with no kind: beside one that is known the question is left to them. */
function typesOf(cancers: readonly ConditionCode[]): string[] {
  const known = cancers.filter((cancer) => !isOfUnknownKind(cancer));
  if (known.length === 0) return cancers.length > 0 ? ['unknown'] : [];
  return known.map((cancer) => typeOf[cancer] ?? 'other');
}

type Codes = Readonly<Record<string, readonly string[]>>;
type Initial = NonNullable<QuestionnaireItem['initial']>[number];
type PlainValue = boolean | number | string;
type PlainValues = Readonly<Record<string, PlainValue | undefined>>;

function initialOf(value: PlainValue | undefined): Initial | undefined {
  if (typeof value === 'boolean') return { valueBoolean: value };
  if (typeof value === 'number') return { valueInteger: value };
  return value === undefined ? undefined : { valueString: value };
}

/** The answer that has this value, as a condition asks for it. */
function answerOf({ valueBoolean, valueInteger, valueString }: Initial): Partial<EnableWhen> {
  if (valueBoolean !== undefined) return { answerBoolean: valueBoolean };
  return valueInteger === undefined ? { answerString: valueString ?? '' } : { answerInteger: valueInteger };
}

/** Stands with its question only while every answer from the survey is still there. */
function sourceOf(linkId: string, enableWhen: EnableWhen[], locale: Locale): QuestionnaireItem {
  return { ...noteOf(linkId, fromSurvey[locale]), enableBehavior: 'all', enableWhen };
}

function noteOf(linkId: string, text: string): QuestionnaireItem {
  return {
    ...{ linkId: `${linkId}.from-survey`, type: 'display', text },
    extension: [{ url: extensionUrls.itemControl, valueCodeableConcept: { coding: [help] } }],
  };
}

const help = { system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'help' };

const fromSurvey: Words = {
  en: 'From your family history. Change it if it is wrong.',
  es: 'De su historia familiar. Cámbielo si no es correcto.',
};

const sideWords: Readonly<Record<'maternal' | 'paternal', Words>> = {
  maternal: { en: 'Mother’s side: {origins}.', es: 'Por parte de madre: {origins}.' },
  paternal: { en: 'Father’s side: {origins}.', es: 'Por parte de padre: {origins}.' },
};

function isIn(codes: readonly string[] = []): (code: string) => boolean {
  return (code) => codes.includes(code);
}
