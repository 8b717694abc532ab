import { useEffect, useRef, useState } from 'react';
import { countedGroups } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { countGroupTexts, countTexts } from '#src/texts/counts.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { BulletList, ExternalLink } from '#src/ui/text.tsx';
import { goTo, useGoToHash } from '../go-to.ts';
import { SurveyFrame } from '../survey-frame.tsx';
import { surveyPaths } from '../survey-paths.ts';
import { useFamilyHistory, useSurvey } from '../use-survey.ts';
import { CountGroup } from './count-group.tsx';

/** `/member/survey/count`: how many brothers, sisters, children, aunts and uncles; each becomes a relative in the list. */
export function CountPage({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const survey = useSurvey();
  const { counted, adopted } = useFamilyHistory();
  const [presses, setPresses] = useState(0);
  const banner = useRef<HTMLDivElement>(null);
  const goOnButton = useRef<HTMLButtonElement>(null);
  const open = adopted === 'yes' ? [] : countedGroups.filter((group) => counted[group] === null);
  useEffect(() => {
    if (presses > 0) banner.current?.focus();
  }, [presses]);
  useGoToHash();
  const goOn = () => {
    if (open.length > 0) setPresses((count) => count + 1);
    else onDone();
  };
  const setAll = () => {
    survey.change((now) => ({
      ...now,
      counted: Object.fromEntries(
        countedGroups.map((group) => [group, now.counted[group] ?? 'unknown']),
      ) as typeof now.counted,
    }));
    // The button goes with the press, and all is answered now.
    goOnButton.current?.focus();
  };
  return (
    <SurveyFrame title={t(countTexts.title)} lead={t(countTexts.lead)}>
      {presses > 0 && open.length > 0 && (
        <AlertBanner tone="destructive" live ref={banner} title={t(countTexts.needed)}>
          <BulletList>
            {open.map((group) => (
              <li key={group}>
                <ExternalLink
                  href={`#${group}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(group);
                  }}
                >
                  {t(countGroupTexts[group].title)}
                </ExternalLink>
              </li>
            ))}
          </BulletList>
        </AlertBanner>
      )}
      {countedGroups.map((group) => (
        <CountGroup key={group} group={group} isAsked={presses > 0 && adopted !== 'yes'} />
      ))}
      <AlertBanner title={t(countTexts.pregnancyTitle)}>{t(countTexts.pregnancy)}</AlertBanner>
      <Actions>
        <Button ref={goOnButton} wide="phone" onClick={goOn}>
          {t(commonTexts.continue)}
        </Button>
        {open.length > 0 && (
          <Button look="secondary" onClick={setAll}>
            {t(countTexts.unknownForOpen)}
          </Button>
        )}
        <BackLink to={surveyPaths.ancestry} />
      </Actions>
    </SurveyFrame>
  );
}
