import { useState } from 'react';
import type { FamilyHistory } from '#domain/family-history.ts';
import type { Locale } from '#domain/words.ts';
import { getLocale } from '#src/lib/locale.ts';
import type { Survey } from '../survey.ts';
import { useSurvey, useSurveyValue } from '../use-survey.ts';
import {
  askedList,
  familyQuestions,
  personQuestions,
  type AskedList,
  type FamilyQuestion,
  type PersonQuestion,
} from './asked-list.ts';
import { openFactsOf } from './open-facts.ts';

/** What the member has chosen on the page. */
export type Choice = {
  people: readonly string[];
  names: Readonly<Record<string, string>>;
  personQuestions: readonly PersonQuestion[];
  familyQuestions: readonly FamilyQuestion[];
  locale: Locale;
};

/** What was chosen lasts as long as the member is in the survey. It is stored nowhere: it may hold names. */
const kept = new WeakMap<Survey, Choice>();

/** The choice, the list that follows from it, and the way to change it. */
export function useAsked(): {
  choice: Choice;
  list: AskedList | undefined;
  change: (changed: Partial<Choice>) => void;
} {
  const survey = useSurvey();
  const history = useSurveyValue(({ history }) => history);
  const [choice, setChoice] = useState(() => kept.get(survey) ?? firstChoice(history));
  const change = (changed: Partial<Choice>) => {
    const next = { ...choice, ...changed };
    kept.set(survey, next);
    setChoice(next);
  };
  return { choice, list: askedList({ ...choice, people: peopleOf(choice, history) }, choice.locale), change };
}

function peopleOf({ people, names }: Choice, { relatives }: FamilyHistory) {
  return relatives
    .filter(({ id }) => people.includes(id))
    .map(({ id, relation, side, sex_assigned_at_birth, gender }) => ({
      ...{ relation, side, sex_assigned_at_birth, gender },
      name: names[id] ?? '',
    }));
}

/** Those about whom something is open that is asked of each person, and all questions; of adoption one asks the family. */
function firstChoice({ relatives }: FamilyHistory): Choice {
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
