import { useEffect, useEffectEvent, useState } from 'react';
import { newRelative, possibleVia, relationFacts, type Relative } from '#domain/family-history.ts';
import { titleOf, titlesOf } from '#domain/family-history/relative-titles.ts';
import type { AddedRelative, SurveyDestination } from '#machines/survey/types.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { groupTexts, relativeTexts } from '#src/texts/relatives.ts';
import { RelativeForm, type RelativeMoves } from './relative-form.tsx';
import { SurveyFrame } from './survey-frame.tsx';
import { useFormKey, useSurvey } from './use-survey.ts';

type RelativePageProps = RelativeMoves & {
  wanted: SurveyDestination;
  /** Nobody of this id is in the family history, and nobody is to be added. */
  onMissing: () => void;
};

/** `/member/survey/relatives/:relativeId`: one relative; with `?add=sibling`, one who is only now added. */
export function RelativePage(props: RelativePageProps) {
  const { relativeId = '' } = props.wanted;
  const formKey = useFormKey(relativeId);
  return <OneRelative key={formKey} formKey={formKey} id={relativeId} {...props} />;
}

type OneRelativeProps = RelativePageProps & { formKey: string; id: string };

function OneRelative({ formKey, id, wanted, onMissing, ...moves }: OneRelativeProps) {
  const t = useWords();
  const locale = useLocale();
  const { current } = useSurvey();
  // The page keeps its heading while the name is typed, and its relative when they are removed.
  const [listed] = useState(() => current().relatives);
  const { adding, isFromCheck = false } = wanted;
  const [first] = useState(() => listed.find((one) => one.id === id) ?? (adding && relativeToAdd(id, adding, listed)));
  const isMissing = !first;
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);
  if (!first) return null;
  const ownTitle = titlesOf(listed, locale).get(id) ?? titleOf(first, locale);
  const title = adding && first.relation !== 'parent' ? t(groupTexts[first.relation].add) : ownTitle;
  const { hint } = groupTexts[first.relation];
  const lead = [...(adding && hint ? [hint] : []), relativeTexts.lead].map((words) => t(words)).join(' ');
  return (
    <SurveyFrame title={title} lead={lead}>
      <RelativeForm {...{ formKey, isFromCheck }} relative={first} isAdding={adding !== undefined} {...moves} />
    </SurveyFrame>
  );
}

function relativeToAdd(id: string, { relation, ...asked }: AddedRelative, all: readonly Relative[]): Relative {
  const possible = relationFacts[relation].sides;
  const [only] = possible.length === 1 ? possible : [];
  const side = asked.side && possible.includes(asked.side) ? asked.side : (only ?? 'unknown');
  const via = possibleVia({ relation }, all).find((other) => other.id === asked.via);
  return { ...newRelative(id, relation, side), via: via?.id ?? null };
}
