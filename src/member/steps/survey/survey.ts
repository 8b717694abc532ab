import { createContext, use, useState } from 'react';
import type { components } from '../../../../openapi/generated/types.ts';
import { newFamilyHistory, type FamilyHistory, type Relative } from '../../../../domain/family-history.ts';
import { answersStore } from '../../../app/autosave/answers.ts';
import { useAutosaver } from '../../../app/autosave/useAutosaver.ts';

type Answers = components['schemas']['Answers'];

/** The family history that is being filled in, for all pages of the survey. */
export type Survey = ReturnType<typeof useSurveyState>;

/** Keeps the family history while its pages come and go, and saves each change on the backend. */
export function useSurveyState(patientId: string, stored: Answers) {
  const [history, setHistory] = useState(() => stored.family_history ?? newFamilyHistory(() => crypto.randomUUID()));
  const [removed, setRemoved] = useState<{ relative: Relative; index: number }>();
  // Read once: what the questionnaire's status was when the survey was opened, until something is changed.
  const [status, setStatus] = useState(stored.status);
  const saving = useAutosaver(answersStore(patientId, 'survey'), stored.version);

  const change = (next: FamilyHistory) => {
    setHistory(next);
    setStatus('in-progress');
    saving.saver.change({ family_history: next });
  };
  const { relatives } = history;

  return {
    ...saving,
    history,
    /** Nothing has been answered so far. */
    isNew: status === 'none',
    /** All of it is sent already. */
    isSent: status === 'completed' || status === 'amended',
    /** The relative that was removed last, until it is brought back or something else is changed. */
    removed: removed?.relative,
    answer: (answers: Omit<FamilyHistory, 'relatives'>) => change({ ...history, ...answers }),
    find: (id: string) => relatives.find((relative) => relative.id === id),
    /** Adds a relative, or puts what is known now in the place of what was known. */
    put: (relative: Relative) => {
      const isThere = relatives.some(({ id }) => id === relative.id);
      const next = isThere
        ? relatives.map((old) => (old.id === relative.id ? relative : old))
        : [...relatives, relative];
      setRemoved(undefined);
      change({ ...history, relatives: next });
    },
    remove: (relative: Relative) => {
      const index = relatives.findIndex(({ id }) => id === relative.id);
      if (index < 0) return;
      setRemoved({ relative, index });
      change({ ...history, relatives: relatives.toSpliced(index, 1) });
    },
    bringBack: () => {
      if (!removed) return;
      setRemoved(undefined);
      change({ ...history, relatives: relatives.toSpliced(removed.index, 0, removed.relative) });
    },
    /** Saves what is there once more, after sending it has failed. */
    keep: () => saving.saver.change({ family_history: history }),
  };
}

export const SurveyContext = createContext<Survey | undefined>(undefined);

export function useSurvey(): Survey {
  const survey = use(SurveyContext);
  if (!survey) throw new Error('There is no SurveyContext above: this page stands below SurveyPage.');
  return survey;
}
