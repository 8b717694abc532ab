import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newRelative, possibleVia, relationFacts, relations, sides, type Relative } from '#domain/family-history.ts';
import { titleOf, titlesOf } from '#domain/family-history/relative-titles.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { groupTexts, relativeTexts } from '#src/texts/relatives.ts';
import { RelativeForm } from './relative-form.tsx';
import { SurveyFrame } from './survey-frame.tsx';
import { useFormKey, useSurvey } from './use-survey.ts';

type RelativePageProps = {
  relativeId: string;
  /** Nobody of this id is in the family history, and nobody is to be added. */
  onMissing: () => void;
};

/** `/member/survey/relatives/:relativeId`: one relative; with `?add=sibling`, one who is only now added. */
export function RelativePage({ relativeId, onMissing }: RelativePageProps) {
  const formKey = useFormKey(relativeId);
  return <OneRelative key={formKey} formKey={formKey} id={relativeId} onMissing={onMissing} />;
}

type OneRelativeProps = { formKey: string; id: string; onMissing: () => void };

function OneRelative({ formKey, id, onMissing }: OneRelativeProps) {
  const t = useWords();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { current } = useSurvey();
  // The page keeps its heading while the name is typed, and its relative when they are removed.
  const [listed] = useState(() => current().relatives);
  const [first] = useState(() => listed.find((one) => one.id === id) ?? relativeToAdd(id, search, listed));
  const isMissing = !first;
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) tellMissing();
  }, [isMissing]);
  if (!first) return null;
  const isAdding = search.has('add');
  const ownTitle = titlesOf(listed, locale).get(id) ?? titleOf(first, locale);
  const title = isAdding && first.relation !== 'parent' ? t(groupTexts[first.relation].add) : ownTitle;
  const { hint } = groupTexts[first.relation];
  const lead = [...(isAdding && hint ? [hint] : []), relativeTexts.lead].map((words) => t(words)).join(' ');
  return (
    <SurveyFrame title={title} lead={lead}>
      <RelativeForm formKey={formKey} relative={first} isAdding={isAdding} thenCheck={search.get('then') === 'check'} />
    </SurveyFrame>
  );
}

function relativeToAdd(id: string, search: URLSearchParams, all: readonly Relative[]): Relative | undefined {
  const relation = relations.find((known) => known === search.get('add'));
  if (!relation) return undefined;
  const possible = relationFacts[relation].sides;
  const asked = sides.find((side) => side === search.get('side') && possible.includes(side));
  const side = asked ?? (possible.length === 1 ? (possible[0] ?? 'unknown') : 'unknown');
  const via = possibleVia({ relation }, all).find((other) => other.id === search.get('via'));
  return { ...newRelative(id, relation, side), via: via?.id ?? null };
}
