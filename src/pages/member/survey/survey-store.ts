import { answersStore } from '#src/features/drafts/answers.ts';
import { mergeHistories } from './merge-histories.ts';

/** Where the family history is kept: what two tabs change in it at once goes together, relative by relative. */
export function surveyStore(patientId: string): ReturnType<typeof answersStore> {
  return {
    ...answersStore(patientId, 'survey'),
    merge(base, mine, theirs) {
      if (!base.family_history || !mine.family_history || !theirs.family_history) return mine;
      return { family_history: mergeHistories(base.family_history, mine.family_history, theirs.family_history) };
    },
  };
}
