import { useEffect, useRef } from 'react';
import { useWords } from '../../../texts/locale.ts';
import { relativesTexts } from '../../../texts/survey.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { titleOf } from './describe.ts';
import { useSurvey, useSurveyValue } from './useSurvey.ts';

/** Says who was removed, and brings them back. */
export function RemovedBanner() {
  const t = useWords();
  const survey = useSurvey();
  const removed = useSurveyValue((current) => current.removed);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) banner.current?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <AlertBanner
      live
      ref={banner}
      title={t(relativesTexts.removed, { title: titleOf(removed, t) })}
      action={
        <Button look="secondary" size="sm" onClick={() => survey.bringBack()}>
          {t(relativesTexts.undo)}
        </Button>
      }
    />
  );
}
