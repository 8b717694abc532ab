import { useSyncExternalStore, type ReactNode } from 'react';
import { SaveBanner } from '../../SaveBanner.tsx';
import { SavedNote } from '../../SavedNote.tsx';
import { StepPage } from '../../StepPage.tsx';
import { useSurvey } from './useSurvey.ts';

type SurveyFrameProps = { title?: string; lead?: string; children: ReactNode };

/** Around each page of the survey: its heading, and whether what was typed is kept. */
export function SurveyFrame({ title, lead, children }: SurveyFrameProps) {
  const { saver } = useSurvey();
  const status = useSyncExternalStore(saver.subscribe, () => saver.status);
  return (
    <StepPage step="survey" {...(title && { title })} lead={lead}>
      <SaveBanner saver={saver} status={status} />
      {children}
      <SavedNote status={status} />
    </StepPage>
  );
}
