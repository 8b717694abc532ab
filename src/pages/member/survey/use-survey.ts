import { useSelector } from '@xstate/react';
import { createContext, use, type Dispatch } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { FamilyHistory } from '#domain/family-history.ts';
import type { components } from '#openapi/generated/types.ts';
import type { DraftActor } from '#src/features/drafts/draft-registry.ts';
import type { AnswersBody } from '#src/features/drafts/store.ts';
import type { AboutYouValues } from './about-you-form.ts';
import type { ListChoice } from './ask/asked-list.ts';
import type { Change, Press } from './changes.ts';
import type { RelativeValues } from './relative-form.ts';
import { renewedParts } from './renewed-parts.ts';

/** How the family history stood when the survey was opened. */
export type OpenedSurvey = { status: components['schemas']['Answers']['status']; history: FamilyHistory };

/** What a page of the survey has, beside the family history itself (useFamilyHistory). */
export type Survey = {
  /** The draft in which the family history is typed. */
  draft: DraftActor;
  opened: OpenedSurvey;
  /** The family history of this moment: for what happens at a press, and for what a form begins with. */
  current: () => FamilyHistory;
  /** Saves at once all that was typed, and tells whether it is saved. */
  save: () => Promise<boolean>;
  /** Changes the family history, and keeps it; a change that changes nothing is none. */
  change: (change: Change) => void;
  /** Changes it at one press, which can be taken back; does nothing where there is nothing to do. */
  press: (press: (history: FamilyHistory) => Press | undefined) => void;
  /** Takes a press back. */
  undo: (press: DonePress) => void;
  /** What stands in forms with an age that can’t be stored, by the key of the form: it waits there to be corrected. */
  unfinished: { relatives: Map<string, RelativeValues>; aboutYou: Map<string, AboutYouValues> };
};

/** A press, and the family history before it. */
export type DonePress = Press & { before: FamilyHistory };

/** What changes while the survey is open, and is kept nowhere. */
export type SurveyInteraction = {
  lastPress: DonePress | undefined;
  /** What was chosen for the list of questions. It is stored nowhere: it may hold names. */
  asked: ListChoice | undefined;
  setAsked: Dispatch<ListChoice>;
};

/** Its value stays the same for as long as the survey is open: what takes it is not drawn again at each press. */
export const SurveyContext = createContext<Survey | undefined>(undefined);
export const SurveyInteractionContext = createContext<SurveyInteraction | undefined>(undefined);

/** The way to change the family history; the page is not drawn again when that changes. */
export function useSurvey(): Survey {
  const survey = use(SurveyContext);
  if (!survey) throw new Error('There is no SurveyContext above: this page stands below SurveyProvider.');
  return survey;
}

/** The last press and the choice for the list; what takes them is drawn again at each press. */
export function useSurveyInteraction(): SurveyInteraction {
  const interaction = use(SurveyInteractionContext);
  if (!interaction)
    throw new Error('There is no SurveyInteractionContext above: this page stands below SurveyProvider.');
  return interaction;
}

/** What a page shows of the family history; it is drawn again when that changes. `select` makes no new objects. */
export function useFamilyHistory(): FamilyHistory;
export function useFamilyHistory<Selected>(select: (history: FamilyHistory) => Selected): Selected;
export function useFamilyHistory(select: (history: FamilyHistory) => unknown = (history) => history): unknown {
  const { draft, opened } = useSurvey();
  return useSelector(draft, (now) => select(historyIn(now, opened)));
}

/** Whether nothing has been answered so far, or all of it is sent. */
export function useSurveyStatus(): { isNew: boolean; isSent: boolean } {
  const { opened } = useSurvey();
  const isAsOpened = useFamilyHistory((history) => history === opened.history);
  return {
    isNew: isAsOpened && opened.status === 'none',
    isSent: isAsOpened && (opened.status === 'completed' || opened.status === 'amended'),
  };
}

/** The last press, as long as it can be taken back. */
export function useUndoable(): DonePress | undefined {
  const { lastPress } = useSurveyInteraction();
  const isLast = useFamilyHistory((history) => history === lastPress?.after);
  return isLast ? lastPress : undefined;
}

/**
 * The key of the form of a relative, by their id, or of a page’s answers: another one once these came anew from another tab, so
 * that the form begins anew.
 */
export function useFormKey(part: string): string {
  const renewals = useSelector(
    useSurvey().draft,
    ({ context: { merges } }) =>
      merges.filter(({ before, after }) => renewedParts(familyIn(before), familyIn(after)).includes(part)).length,
  );
  return `${part}-${renewals}`;
}

/** The family history as the form shows it: the one that the survey was opened with, until the draft has it. */
export function historyIn({ context }: SnapshotFrom<DraftActor>, opened: OpenedSurvey): FamilyHistory {
  return context.formValue === undefined ? opened.history : familyIn(context.formValue);
}

function familyIn(value: unknown): FamilyHistory {
  const { family_history } = value as AnswersBody;
  if (!family_history) throw new Error('The draft of the survey holds no family history.');
  return family_history;
}
