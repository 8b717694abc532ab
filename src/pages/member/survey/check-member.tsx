import type { ReactNode } from 'react';
import {
  countedGroups,
  isAllListed,
  listedGroupsOf,
  listedIn,
  originFacts,
  type Ancestry,
  type CountedGroup,
  type FamilyHistory,
  type ListedGroup,
} from '#domain/family-history.ts';
import { conditionsInWords, openInWords } from '#domain/family-history/facts.ts';
import { capitalized } from '#domain/words.ts';
import { useLocale, useWords, type Translate } from '#src/lib/locale.ts';
import { ancestryTexts } from '#src/texts/ancestry.ts';
import { commonTexts } from '#src/texts/common.ts';
import { allListedLabels, allListedTexts, countGroupTexts, countTexts } from '#src/texts/counts.ts';
import { genderTexts, relativeTexts } from '#src/texts/relatives.ts';
import { aboutYouLabels, checkTexts, parentsRelationTexts } from '#src/texts/survey.ts';
import { yesNoUnknownWords } from '#src/texts/yes-no-unknown.ts';
import { CheckAnswers } from '#src/ui/check-answers.tsx';
import { allIn } from './count/counting.ts';
import { InlineFacts } from './inline-facts.tsx';
import { surveyPaths } from './survey-paths.ts';
import { useFamilyHistory } from './use-survey.ts';

/** What the member has said of themself, of where the family comes from, and of how many there are. */
export function CheckMember() {
  const t = useWords();
  const history = useFamilyHistory();
  const { sex_assigned_at_birth: sex, gender, adopted, ancestry, ashkenazi_jewish } = history;
  const sexWords = { female: relativeTexts.female, male: relativeTexts.male, unknown: commonTexts.notSure };
  const about = (label: string, value: ReactNode) => ({
    ...{ label, value, changeTo: surveyPaths.aboutYou },
  });
  const origin = (label: string, value: string | null) => ({ label, value, changeTo: surveyPaths.ancestry });
  return (
    <>
      <CheckAnswers
        dense
        title={t(checkTexts.aboutYou)}
        answers={[
          about(t(aboutYouLabels.sex_assigned_at_birth), sex && t(sexWords[sex])),
          ...(gender ? [about(t(aboutYouLabels.gender), t(genderTexts[gender]))] : []),
          about(t(aboutYouLabels.adopted), adopted && t(yesNoUnknownWords[adopted])),
          about(t(aboutYouLabels.parents_related), parentsOf(history, t)),
          about(t(aboutYouLabels.has_conditions), history.has_conditions && <OwnConditions history={history} />),
        ]}
      />
      <CheckAnswers
        dense
        title={t(checkTexts.ancestry)}
        answers={[
          origin(t(ancestryTexts.maternal), originsOf(ancestry.maternal, t)),
          origin(t(ancestryTexts.paternal), originsOf(ancestry.paternal, t)),
          origin(t(aboutYouLabels.ashkenazi_jewish), ashkenazi_jewish && t(yesNoUnknownWords[ashkenazi_jewish])),
        ]}
      />
      <CheckAnswers
        dense
        title={t(checkTexts.counts)}
        answers={[
          ...countedGroups.map((group) => ({
            label: t(countGroupTexts[group].title),
            value: countOf(group, history, t),
            changeTo: surveyPaths.countOf(group),
          })),
          ...listedGroupsOf(history).map((group) => ({
            label: t(allListedLabels[group]),
            value: listedOf(group, history, t),
            changeTo: surveyPaths.allListed,
          })),
        ]}
      />
    </>
  );
}

function OwnConditions({ history }: { history: FamilyHistory }) {
  const locale = useLocale();
  return (
    <InlineFacts
      facts={conditionsInWords(history, locale).map((words) => capitalized(words, locale))}
      open={openInWords(history, locale).map((words) => capitalized(words, locale))}
    />
  );
}

function parentsOf({ parents_related, parents_relation }: FamilyHistory, t: Translate): string | null {
  if (parents_related === null) return null;
  const answer = t(yesNoUnknownWords[parents_related]);
  return parents_relation ? `${answer}: ${t(parentsRelationTexts[parents_relation])}` : answer;
}

function originsOf({ origins, other }: Ancestry, t: Translate): string {
  return origins.map((code) => (code === 'other' && other ? other : t(originFacts[code].name))).join(', ');
}

function countOf(group: CountedGroup, history: FamilyHistory, t: Translate): string | null {
  const count = allIn(group, history).length;
  const answer = history.counted[group];
  if (answer === null) return null;
  if (count === 0) return t(answer === 'known' ? countTexts.knownNone : countTexts.notKnown);
  return t(answer === 'known' ? countTexts.known : countTexts.notAll, { count });
}

function listedOf(group: ListedGroup, history: FamilyHistory, t: Translate): string | null {
  const answer = isAllListed(history, group);
  if (answer === null) return null;
  const count = listedIn(group, history).length;
  if (answer === 'yes') return count === 0 ? t(countTexts.knownNone) : t(countTexts.known, { count });
  if (answer === 'no') return t(allListedTexts.moreThan, { count });
  return count === 0 ? t(countTexts.notKnown) : t(countTexts.notAll, { count });
}
