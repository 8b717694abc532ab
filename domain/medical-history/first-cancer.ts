import { isCancer, type RelativeCondition } from '../family-history.ts';
import { fill, type Locale, type Texts } from '../words.ts';

type Onset = Pick<RelativeCondition, 'age_of_onset' | 'decade_of_onset'>;

/** Known where the age is known of each cancer: an earlier one could be among those of which it is not. */
export function firstAge(cancers: readonly Onset[]): number | undefined {
  const ages = cancers.map(({ age_of_onset }) => age_of_onset);
  return ages.length > 0 && ages.every((age) => age !== null) ? Math.min(...ages) : undefined;
}

/**
 * When the first cancer was, where the survey tells a decade and no age: the question wants a number, and any that we chose
 * would be a false one. Nobody has to say again what they know no better.
 */
export function firstDecadeInWords(conditions: readonly RelativeCondition[], locale: Locale): string | undefined {
  const cancers = conditions.filter(({ condition }) => isCancer(condition));
  const earliest = cancers.map(({ age_of_onset, decade_of_onset }) => age_of_onset ?? decade_of_onset);
  if (earliest.length === 0 || earliest.includes(null)) return undefined;
  const from = Math.min(...earliest.filter((each) => each !== null));
  if (!cancers.some(({ decade_of_onset }) => decade_of_onset === from)) return undefined;
  return fill(from === 90 ? texts.late : texts.decade, locale, { from, to: from + 9 });
}

const texts = {
  decade: {
    en: 'Your family history says between {from} and {to}. If you do not know more, leave this blank.',
    es: 'Su historia familiar dice entre los {from} y los {to} años. Si no sabe más, deje esto en blanco.',
  },
  late: {
    en: 'Your family history says 90 or later. If you do not know more, leave this blank.',
    es: 'Su historia familiar dice a los 90 años o después. Si no sabe más, deje esto en blanco.',
  },
} satisfies Texts;
