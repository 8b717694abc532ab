import type { ReactNode } from 'react';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { useDraftStatus } from '#src/features/drafts/use-draft.ts';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useSurvey } from './use-survey.ts';

type SurveyFrameProps = { title?: string; lead?: string; children: ReactNode };

/** Around each page of the survey: its heading, and whether what was typed is kept. */
export function SurveyFrame({ title, lead, children }: SurveyFrameProps) {
  const actor = useSurvey().draft;
  const draft = { actor, status: useDraftStatus(actor) };
  return (
    <StepPage step="survey" {...(title && { title })} lead={lead}>
      <SaveBanner draft={draft} />
      {children}
      <SavedNote status={draft.status} />
    </StepPage>
  );
}
