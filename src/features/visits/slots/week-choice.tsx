import { useEffect, useRef } from 'react';
import { weekStart } from '#domain/dates.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { loadedTexts } from '#src/texts/loaded.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Week } from './use-free-slots.ts';

type WeekChoiceProps = { week: Week; hasTimes: boolean; onGo: (day: string) => void };

/**
 * Which week is shown, and the way to those before and after it, as long as there are free times that way. A week without one
 * says so and leads to the nearest that has some.
 */
export function WeekChoice({ week, hasTimes, onGo }: WeekChoiceProps) {
  const t = useWords();
  const { dayRange } = useMoments();
  const { label, expectFocus } = useFocusOnNewWeek(week.from);
  const go = (day: string) => {
    expectFocus();
    onGo(day);
  };
  const busy = (day: string) => ({ loading: week.goingTo === day, loadingText: t(commonTexts.loading) });
  const { earlier, later } = week;
  return (
    <Stack gap="sm">
      <Row gap="xs" spread>
        <Label ref={label} tabIndex={-1} role="status">
          <VisuallyHidden>{t(texts.week)} </VisuallyHidden>
          {dayRange(week.from, week.to)}
        </Label>
        <Row gap="xs">
          {earlier !== null && (
            <Button
              look="quiet"
              size="sm"
              icon={<ArrowLeftIcon size="sm" />}
              {...busy(earlier)}
              aria-label={`${t(texts.earlierWeek)} ${t(texts.earlierWeekHeard)}`}
              onClick={() => go(earlier)}
            >
              {t(texts.earlierWeek)}
            </Button>
          )}
          {later !== null && (
            <Button
              look="quiet"
              size="sm"
              icon={<ArrowRightIcon size="sm" />}
              {...busy(later)}
              aria-label={`${t(texts.laterWeek)} ${t(texts.laterWeekHeard)}`}
              onClick={() => go(later)}
            >
              {t(texts.laterWeek)}
            </Button>
          )}
        </Row>
      </Row>
      {week.hasFailed && <AlertBanner tone="destructive" live title={t(loadedTexts.failed)} />}
      {!hasTimes && <EmptyWeek week={week} onGo={go} />}
    </Stack>
  );
}

function EmptyWeek({ week, onGo }: { week: Week; onGo: (day: string) => void }) {
  const t = useWords();
  const { calendarDay } = useMoments();
  const nearest = week.nextDay ?? week.previousDay;
  if (nearest === null) return null;
  const words = week.nextDay === null ? texts.emptyWeekPrevious : texts.emptyWeekNext;
  return (
    <AlertBanner
      live
      title={t(texts.emptyWeek)}
      action={
        <Button look="secondary" size="sm" onClick={() => onGo(weekStart(nearest))}>
          {t(texts.showThatWeek)}
        </Button>
      }
    >
      <Text>{t(words, { day: calendarDay(nearest) })}</Text>
    </AlertBanner>
  );
}

/** The button that was pressed can go with the week: then one goes on at the name of the new one. */
function useFocusOnNewWeek(from: string) {
  const label = useRef<HTMLSpanElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (isExpected.current && document.activeElement === document.body) label.current?.focus();
    isExpected.current = false;
  }, [from]);
  return { label, expectFocus: () => void (isExpected.current = true) };
}

const Label = styled('span', { base: { fontWeight: 'bold' } });
