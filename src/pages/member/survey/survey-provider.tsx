import { useMemo, useState, type ReactNode } from 'react';
import type { FamilyHistory } from '#domain/family-history.ts';
import type { AnswersBody } from '#src/features/drafts/store.ts';
import type { Draft } from '#src/features/drafts/use-draft.ts';
import type { ListChoice } from './ask/asked-list.ts';
import { changed } from './changes.ts';
import {
  historyIn,
  SurveyContext,
  SurveyInteractionContext,
  type OpenedSurvey,
  type Survey,
  type SurveyInteraction,
} from './use-survey.ts';

type SurveyProviderProps = {
  /** The same for as long as the survey is open. */
  opened: OpenedSurvey;
  draft: Pick<Draft<AnswersBody>, 'actor' | 'change' | 'save'>;
  children: ReactNode;
};

/**
 * Gives the survey’s pages the family history while it is filled in: it is the value of its draft, which saves each change on
 * the backend. What is kept nowhere stands here: the last press, what is not finished, and the choice for the list.
 */
export function SurveyProvider({ opened, draft: { actor, change: put, save }, children }: SurveyProviderProps) {
  const [lastPress, setLastPress] = useState<SurveyInteraction['lastPress']>();
  const [asked, setAsked] = useState<ListChoice>();
  const [unfinished] = useState((): Survey['unfinished'] => ({ relatives: new Map(), aboutYou: new Map() }));
  const survey = useMemo((): Survey => {
    const current = () => historyIn(actor.getSnapshot(), opened);
    const set = (history: FamilyHistory) => {
      if (history !== current()) put({ family_history: history });
    };
    return {
      ...{ draft: actor, opened, current, save, unfinished },
      change: (change) => set(changed(current(), change)),
      press(press) {
        const before = current();
        const done = press(before);
        if (!done) return;
        setLastPress({ ...done, before });
        set(done.after);
      },
      undo: ({ before }) => set(before),
    };
  }, [actor, opened, put, save, unfinished]);
  const interaction = useMemo((): SurveyInteraction => ({ lastPress, asked, setAsked }), [lastPress, asked]);
  return (
    <SurveyContext value={survey}>
      <SurveyInteractionContext value={interaction}>{children}</SurveyInteractionContext>
    </SurveyContext>
  );
}
