import { useState } from 'react';
import type { FamilyHistory } from '#domain/family-history.ts';
import { getLocale } from '#src/lib/locale.ts';
import { useFamilyHistory, useSurveyInteraction } from '../use-survey.ts';
import { askedList, familyQuestions, personQuestions, type AskedList, type ListChoice } from './asked-list.ts';
import { openFactsOf } from './open-facts.ts';

/** The choice, the list that follows from it, and the way to change it. */
export function useAsked(): {
  choice: ListChoice;
  list: AskedList | undefined;
  change: (changed: Partial<ListChoice>) => void;
} {
  const { asked, setAsked } = useSurveyInteraction();
  const history = useFamilyHistory();
  const [first] = useState(() => firstChoice(history));
  const choice = asked ?? first;
  const change = (changed: Partial<ListChoice>) => setAsked({ ...choice, ...changed });
  return { choice, list: askedList({ ...choice, people: peopleOf(choice, history) }, choice.locale), change };
}

function peopleOf({ people, names }: ListChoice, { relatives }: FamilyHistory) {
  return relatives
    .filter(({ id }) => people.includes(id))
    .map(({ id, relation, side, sex_assigned_at_birth, gender }) => ({
      ...{ relation, side, sex_assigned_at_birth, gender },
      name: names[id] ?? '',
    }));
}

/** Those about whom something is open that is asked of each person, and all questions; of adoption one asks the family. */
function firstChoice({ relatives }: FamilyHistory): ListChoice {
  return {
    people: relatives
      .filter((relative) => openFactsOf(relative).some((fact) => fact !== 'adoption'))
      .map(({ id }) => id),
    names: {},
    personQuestions,
    familyQuestions,
    locale: getLocale(),
  };
}
