import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { titleOf } from '#domain/family-history/relative-titles.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { relativesTexts } from '#src/texts/survey.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { openAnswersId, rowId } from './relative-list.ts';
import { useSurvey, useUndoable } from './use-survey.ts';

/** Says who was removed, or for how many an answer was noted, and takes it back. */
export function UndoBanner() {
  const t = useWords();
  const locale = useLocale();
  const survey = useSurvey();
  const undoable = useUndoable();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!undoable) return;
    banner.current?.focus({ preventScroll: true });
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, [undoable]);
  if (!undoable) return null;
  const title =
    undoable.kind === 'removed'
      ? t(relativesTexts.removed, { title: titleOf(undoable.relative, locale) })
      : t(answeredTexts[undoable.answer], { count: undoable.count });
  return (
    <AlertBanner
      live
      ref={banner}
      title={title}
      action={
        <Button
          look="secondary"
          size="sm"
          onClick={() => {
            // The banner goes with the press: one goes on where those stand whom it was about.
            flushSync(() => survey.undo(undoable));
            (document.getElementById(rowId(undoable.first)) ?? document.getElementById(openAnswersId))?.focus();
          }}
        >
          {t(relativesTexts.undo)}
        </Button>
      }
    />
  );
}

const answeredTexts = {
  no: relativesTexts.answeredNone,
  living: relativesTexts.answeredLiving,
  deceased: relativesTexts.answeredDied,
  none: relativesTexts.answeredNotAdopted,
  unknown: relativesTexts.answeredUnknown,
};
