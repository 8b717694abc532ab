import { conditionFacts, needsOwnWords, type ConditionCode, type RelativeCondition } from '../family-history.ts';
import { fill, type Locale, type Words } from '../words.ts';
import { shortTexts } from './words.ts';

const same = (text: string): Words => ({ en: text, es: text });

/** The short forms that counselors write beside a symbol; the others are written in full. */
const abbreviations: Partial<Readonly<Record<ConditionCode, Words>>> = {
  'breast-cancer': { en: 'Br Ca', es: 'Ca mama' },
  'ovarian-cancer': { en: 'Ov Ca', es: 'Ca ovario' },
  'bowel-cancer': { en: 'CRC', es: 'CCR' },
  'uterine-cancer': { en: 'Ut Ca', es: 'Ca útero' },
  'cervical-cancer': { en: 'Cerv Ca', es: 'Ca cérvix' },
  'pancreatic-cancer': { en: 'Panc Ca', es: 'Ca pánc' },
  'prostate-cancer': { en: 'Pr Ca', es: 'Ca próst' },
  'testicular-cancer': { en: 'Testic Ca', es: 'Ca testíc' },
  'stomach-cancer': { en: 'Gastric Ca', es: 'Ca gástr' },
  melanoma: same('Melanoma'),
  'skin-cancer': { en: 'Skin Ca', es: 'Ca piel' },
  'kidney-cancer': { en: 'Renal Ca', es: 'Ca renal' },
  'bladder-cancer': { en: 'Bladder Ca', es: 'Ca vejiga' },
  'thyroid-cancer': { en: 'Thyroid Ca', es: 'Ca tiroid' },
  'brain-cancer': { en: 'Brain Ca', es: 'Ca cereb' },
  'lung-cancer': { en: 'Lung Ca', es: 'Ca pulmón' },
  'liver-cancer': { en: 'Liver Ca', es: 'Ca hígado' },
  'blood-cancer': { en: 'Blood Ca', es: 'Ca sangre' },
  'cancer-of-unknown-kind': { en: 'Ca, kind?', es: 'Ca, ¿tipo?' },
  'bowel-polyps': { en: 'Polyps', es: 'Pólipos' },
  'heart-disease-before-50': { en: 'Heart <50', es: 'Corazón <50' },
  'sudden-death': { en: 'Sudden d.', es: 'M. súbita' },
  'high-cholesterol': { en: 'High chol', es: 'Colest alto' },
  'iron-overload': { en: 'Iron', es: 'Hierro' },
  'sickle-cell-or-thalassemia': { en: 'SCD/thal', es: 'Drepan/tal' },
  'cystic-fibrosis': { en: 'CF', es: 'FQ' },
  'dementia-before-60': { en: 'Dementia <60', es: 'Demencia <60' },
  'huntington-disease': { en: 'HD', es: 'EH' },
  'intellectual-disability': { en: 'ID', es: 'DI' },
};

/** “Br Ca”; what has no short form by its name, and what was told in own words in these. */
export function shortNameOf(
  { condition, other }: Pick<RelativeCondition, 'condition' | 'other'>,
  locale: Locale,
): string {
  const own = needsOwnWords(condition) ? other.trim() : '';
  if (own !== '') return condition === 'known-gene-change' ? fill(shortTexts.gene, locale, { name: own }) : own;
  return (abbreviations[condition] ?? conditionFacts[condition].name)[locale];
}

/** “bilat Br Ca ×2+ dx 42”: one condition as it stands beside a symbol. */
export function shortConditionOf(condition: RelativeCondition, locale: Locale): string {
  let text = shortNameOf(condition, locale);
  if (condition.bilateral === 'yes') text = fill(shortTexts.bilateral, locale, { condition: text });
  if (condition.more_than_one === 'yes') text = fill(shortTexts.moreThanOne, locale, { condition: text });
  if (condition.age_of_onset !== null)
    return fill(shortTexts.onset, locale, { condition: text, age: condition.age_of_onset });
  if (condition.decade_of_onset === null) return text;
  if (condition.decade_of_onset === 0) return fill(shortTexts.onsetChildhood, locale, { condition: text });
  const decade = condition.decade_of_onset;
  return fill(shortTexts.onsetDecade, locale, { condition: text, decade, end: decade + 9 });
}

/** Whether somebody is affected, as the nomenclature says: ill with something that shades their symbol. */
export function isAffected({ conditions }: { conditions: readonly Pick<RelativeCondition, 'condition'>[] }): boolean {
  return conditions.some(({ condition }) => isShaded(condition));
}

/** Whether a symbol is shaded for a condition: a gene change that was found is no condition, and stands in words only. */
export function isShaded(condition: ConditionCode): boolean {
  return condition !== 'known-gene-change';
}
