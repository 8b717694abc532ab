import { useEffect, useRef, type ReactNode } from 'react';
import { weekStart } from '#domain/dates.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { momentsIn, useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { useFieldValue } from '#src/ui/fields/source.ts';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { ChipGroup } from './chip-group.tsx';
import { chosenDay, isFree, type SlotDay } from './slots.ts';
import type { Week } from './use-free-slots.ts';
import { WeekChoice } from './week-choice.tsx';

export type SlotChoiceProps = {
  week: Week;
  /** Those of the week, and what was asked for and may be one’s own. */
  days: readonly SlotDay[];
  /** The last booking failed because somebody else was faster. */
  lost: boolean;
  /** Above the weeks: in which time zone the times are told, with the choice of another. */
  zone?: (choose: (timeZone: string) => void) => ReactNode;
  onZone?: (timeZone: string) => void;
  /** Whether each time says with whom. */
  named?: boolean;
};

/** Choose a day of a week, then a time on it. Two groups of native radio buttons of the form around: `day` and `slot_id`. */
export function SlotChoice({ week, days, lost, zone, onZone, named = true }: SlotChoiceProps) {
  const t = useWords();
  const locale = useLocale();
  const moments = useMoments();
  const [day, setDay] = useFieldValue('day');
  const [slotId, setSlotId] = useFieldValue('slot_id');
  const choice = { day: String(day), slot_id: String(slotId) };
  const chosen = chosenDay(days, choice);
  // What is chosen of a week that is about to leave would leave with it.
  const isGoing = week.goingTo !== null;
  const gone = choice.slot_id !== '' && !isFree(days, choice.slot_id);

  const chooseDay = (key: string) => {
    setDay(key);
    setSlotId('');
  };
  // Where another week was asked for in vain, whoever chooses of this one stays in it.
  const stay = () => {
    if (week.hasFailed) week.onGo(week.from);
  };
  const chooseWeek = (of: string) => {
    chooseDay('');
    week.onGo(of);
  };
  const chooseZone = (timeZone: string) => {
    // A time on a Saturday night can be one of the next week there: it stays chosen, and in sight.
    const slot = chosen?.slots.find(({ id }) => id === choice.slot_id);
    if (slot) week.onGo(weekStart(momentsIn(locale, timeZone).dayKey(slot.starts_at)));
    onZone?.(timeZone);
  };
  return (
    <Stack gap="md">
      {gone && <GoneBanner focus={lost} />}
      {zone?.(chooseZone)}
      <WeekChoice week={week} hasTimes={days.length > 0} onGo={chooseWeek} />
      {days.length > 0 && (
        <ChipGroup
          name="day"
          label={t(texts.day)}
          value={chosen?.key ?? ''}
          onChoose={(key) => {
            stay();
            chooseDay(key);
          }}
          disabled={isGoing}
          chips={days.map(({ key, slots: [first] }) => {
            const starts = first?.starts_at ?? key;
            return { value: key, text: <Weekday of={starts} />, detail: moments.monthDay(starts) };
          })}
          look="small"
        />
      )}
      {chosen && (
        <ChipGroup
          name="slot_id"
          label={t(texts.time, { day: moments.day(chosen.slots[0]?.starts_at ?? '') })}
          value={choice.slot_id}
          onChoose={(id) => {
            stay();
            setSlotId(id);
          }}
          disabled={isGoing}
          chips={chosen.slots.map(({ id, starts_at, specialist_name }) => ({
            value: id,
            text: moments.time(starts_at),
            detail: named ? t(texts.timeWith, { name: specialist_name }) : '',
          }))}
        />
      )}
    </Stack>
  );
}

/** The day of the week: for eyes shortened on a phone, where a long one would break. */
function Weekday({ of }: { of: string }) {
  const { weekday, weekdayShort } = useMoments();
  return (
    <>
      <Narrow aria-hidden="true">{weekdayShort(of)}</Narrow>
      <Wide>{weekday(of)}</Wide>
    </>
  );
}

function GoneBanner({ focus }: { focus: boolean }) {
  const t = useWords();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) banner.current?.focus();
  }, [focus]);
  return (
    <AlertBanner tone="warning" live title={t(texts.goneTitle)} ref={banner}>
      {t(texts.gone)}
    </AlertBanner>
  );
}

const Narrow = styled('span', { base: { hideFrom: 'sm' } });
// Stays for screen readers where it is not seen.
const Wide = styled('span', { base: { srOnly: { base: true, sm: false } } });
