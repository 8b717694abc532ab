import { isCancer, type ConditionCode, type FamilyHistory } from '../family-history.ts';
import { isOfUnknownKind } from '../family-history/conditions.ts';
import type { QuestionnaireItem } from '../fhir.ts';
import { extensionUrls } from '../questionnaire/extensions.ts';
import type { Locale, Words } from '../words.ts';
import { answered } from './worded.ts';

/**
 * The items with what the member has said of themself in the survey already chosen, and a word that says so for as long as
 * it is their answer. What they have not said is left open; so is “I don’t know”, because the survey asks more at once
 * (cancer and other illnesses) or offers less to choose from (no intersex) than the questions here.
 */
export function withSurvey(
  items: readonly QuestionnaireItem[],
  history: FamilyHistory,
  locale: Locale,
): QuestionnaireItem[] {
  const said = codesIn(history);
  const fill = (item: QuestionnaireItem): QuestionnaireItem => {
    const { linkId, answerOption = [], item: below } = item;
    const chosen = answerOption.flatMap(({ valueCoding }) => valueCoding?.code ?? []).filter(isIn(said[linkId]));
    if (chosen.length === 0) return below ? { ...item, item: below.map(fill) } : item;
    return {
      ...item,
      answerOption: answerOption.map((option) =>
        isIn(chosen)(option.valueCoding?.code ?? '') ? { ...option, initialSelected: true } : option,
      ),
      item: [...(below ?? []), sourceOf(linkId, chosen, locale)],
    };
  };
  return items.map(fill);
}

/** The codes of the answers that follow from a family history, by `linkId`. */
function codesIn({ sex_assigned_at_birth, gender, has_conditions, conditions }: FamilyHistory): Codes {
  const cancers = conditions.map(({ condition }) => condition).filter(isCancer);
  return {
    'about-you.sex': sex_assigned_at_birth && sex_assigned_at_birth !== 'unknown' ? [sex_assigned_at_birth] : [],
    'about-you.gender': gender && gender !== 'other' ? [gender] : [],
    'cancer.had': cancers.length > 0 ? ['yes'] : has_conditions === 'no' ? ['no'] : [],
    'cancer.types': typesOf(cancers),
  };
}

/** “I don’t know” goes with no kind: beside one that is known the question is left to them. */
function typesOf(cancers: readonly ConditionCode[]): string[] {
  const known = cancers.filter((cancer) => !isOfUnknownKind(cancer));
  if (known.length === 0) return cancers.length > 0 ? ['unknown'] : [];
  return known.map((cancer) => typeOf[cancer] ?? 'other');
}

type Codes = Readonly<Record<string, readonly string[]>>;

/** The survey tells more kinds apart; what is not here is another kind. */
const typeOf: Readonly<Partial<Record<ConditionCode, string>>> = {
  'breast-cancer': 'breast',
  'ovarian-cancer': 'ovarian',
  'bowel-cancer': 'bowel',
  'uterine-cancer': 'uterine',
  'pancreatic-cancer': 'pancreatic',
  'prostate-cancer': 'prostate',
  'stomach-cancer': 'stomach',
  melanoma: 'melanoma',
  'thyroid-cancer': 'thyroid',
  'kidney-cancer': 'kidney',
};

/** Stands with its question only while every answer from the survey is still chosen. */
function sourceOf(linkId: string, chosen: readonly string[], locale: Locale): QuestionnaireItem {
  return {
    linkId: `${linkId}.from-survey`,
    type: 'display',
    text: fromSurvey[locale],
    extension: [{ url: extensionUrls.itemControl, valueCodeableConcept: { coding: [help] } }],
    enableBehavior: 'all',
    enableWhen: chosen.map((code) => answered(linkId, code)),
  };
}

const help = { system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'help' };

const fromSurvey: Words = {
  en: 'From your family history. Change it if it is wrong.',
  es: 'De su historia familiar. Cámbielo si no es correcto.',
};

function isIn(codes: readonly string[] = []): (code: string) => boolean {
  return (code) => codes.includes(code);
}
