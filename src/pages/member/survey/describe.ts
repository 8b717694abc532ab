import { relationFacts, self, type FamilyHistory, type Relative } from '#domain/family-history.ts';
import { isSideInWords, titlesOf as titlesIn } from '#domain/family-history/relative-titles.ts';
import {
  adoptionInWords,
  genderInWords,
  conditionsInWords,
  lifeInWords,
  openInWords,
} from '#domain/family-history/facts.ts';
import { capitalized, type Locale } from '#domain/words.ts';
import { getLocale, type Translate } from '#src/lib/locale.ts';
import { factTexts } from '#src/texts/relatives.ts';
import { twinsOf } from './twins.ts';

/** What is known of a relative beside their name, in short pieces; none while nothing is known. */
export function factsOf(relative: Relative, history: FamilyHistory, t: Translate): string[] {
  const locale = getLocale();
  return [
    ...linksOf(relative, history, t, locale),
    ...lifeInWords(relative, locale),
    ...adoptionInWords(relative, locale),
    ...genderInWords(relative, locale),
    ...conditionsInWords(relative, locale),
  ].map((words) => capitalized(words, locale));
}

/** What nobody has answered of a relative; of a child’s other parent nobody asks. */
export function openFactsInWords(relative: Relative): string[] {
  if (relative.relation === 'partner') return [];
  const locale = getLocale();
  return openInWords(relative, locale).map((words) => capitalized(words, locale));
}

function linksOf(relative: Relative, history: FamilyHistory, t: Translate, locale: Locale): string[] {
  const { relation, side, via } = relative;
  const titles = titlesIn(history.relatives, locale);
  const through = via === null ? undefined : titles.get(via);
  const isAsked = relation !== 'parent' && relationFacts[relation].sides.length > 1 && !isSideInWords(relative);
  const twins = twinsOf(relative.id, history);
  const twinTitles = twins.members.map((id) => (id === self ? t(factTexts.you) : (titles.get(id) ?? ''))).join(', ');
  const twinWords = {
    identical: factTexts.twinIdentical,
    fraternal: factTexts.twinFraternal,
    unknown: factTexts.twinOf,
  };
  return [
    ...(through ? [t(relation === 'child' ? factTexts.viaPartner : factTexts.viaParent, { title: through })] : []),
    ...(!through && isAsked && (side === 'maternal' || side === 'paternal') ? [t(factTexts[side])] : []),
    ...(twinTitles ? [t(twinWords[twins.kind], { titles: twinTitles })] : []),
  ];
}
