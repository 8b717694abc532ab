import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { counselingTexts as texts } from '../../../texts/counseling.ts';
import { loadedTexts } from '../../../texts/loaded.ts';
import { useWords } from '../../../texts/locale.ts';
import { useMoments } from '../../../texts/moments.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFieldValue } from '../../../ui/fields/source.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { ChipGroup } from './ChipGroup.tsx';
import { chosenDay, isFree, type SlotDay } from './slots.ts';
import type { MoreSlots } from './useFreeSlots.ts';
import { ZoneChoice } from './ZoneChoice.tsx';

/** So many days are shown at once: two weeks of working days are plenty to begin with. */
const firstDays = 8;

type SlotPickerProps = {
  days: readonly SlotDay[];
  /** The days that were not asked for yet, where there are some. */
  more?: MoreSlots | undefined;
  /** The last booking failed because somebody else was faster. */
  lost: boolean;
  onZone: (timeZone: string) => void;
};

/** Choose a day, then a time on it. Two groups of native radio buttons of the form around: `day` and `slot_id`. */
export function SlotPicker({ days, more, lost, onZone }: SlotPickerProps) {
  const t = useWords();
  const moments = useMoments();
  const [day, setDay] = useFieldValue('day');
  const [slotId, setSlotId] = useFieldValue('slot_id');
  const [all, setAll] = useState(false);
  const choice = { day: String(day), slot_id: String(slotId) };
  const chosen = chosenDay(days, choice);
  const shown = all || (chosen && days.indexOf(chosen) >= firstDays) ? days : days.slice(0, firstDays);
  const gone = choice.slot_id !== '' && !isFree(days, choice.slot_id);
  const { frame, expectFocus } = useFocusOnNewDay(shown);
  useWholeDay(days, chosen, more);

  const showMore = () => {
    expectFocus();
    setAll(true);
    if (shown.length === days.length) more?.onMore();
  };
  const chooseDay = (key: string) => {
    setDay(key);
    setSlotId('');
  };
  return (
    <Stack gap="md" ref={frame}>
      {gone && <GoneBanner focus={lost} />}
      <ZoneChoice onChoose={onZone} at={days.flatMap(({ slots: [first] }) => first?.starts_at ?? [])} />
      <ChipGroup
        name="day"
        label={t(texts.day)}
        value={chosen?.key ?? ''}
        onChoose={chooseDay}
        chips={shown.map(({ key, slots: [first] }) => {
          const starts = first?.starts_at ?? key;
          return { value: key, text: <Weekday of={starts} />, detail: moments.monthDay(starts) };
        })}
        look="small"
      />
      {more?.hasFailed && <AlertBanner tone="destructive" live title={t(loadedTexts.failed)} />}
      {(shown.length < days.length || more?.hasMore) && (
        <Start>
          <Button look="quiet" loading={more?.isBusy ?? false} loadingText={t(commonTexts.loading)} onClick={showMore}>
            {t(texts.moreDays)}
          </Button>
        </Start>
      )}
      {chosen && (
        <ChipGroup
          name="slot_id"
          label={t(texts.time, { day: moments.day(chosen.slots[0]?.starts_at ?? '') })}
          value={choice.slot_id}
          onChoose={setSlotId}
          chips={chosen.slots.map(({ id, starts_at, specialist_name }) => ({
            value: id,
            text: moments.time(starts_at),
            detail: t(texts.timeWith, { name: specialist_name }),
          }))}
        />
      )}
    </Stack>
  );
}

/** More times are fetched by themselves while the day that was chosen is the last one: some of it may not be there yet. */
function useWholeDay(days: readonly SlotDay[], chosen: SlotDay | undefined, more: MoreSlots | undefined): void {
  const canFetch = more !== undefined && more.hasMore && !more.isBusy && !more.hasFailed;
  const isPart = canFetch && chosen !== undefined && chosen === days.at(-1);
  const fetchRest = useEffectEvent(() => more?.onMore());
  useEffect(() => {
    if (isPart) fetchRest();
  }, [isPart]);
}

/** The button that asks for more days goes with the last of them: one goes on at the first that came. */
function useFocusOnNewDay(shown: readonly SlotDay[]) {
  const frame = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const focus = useEffectEvent(() => {
    const day = firstNew.current === undefined ? undefined : shown[firstNew.current];
    if (!day) return;
    firstNew.current = undefined;
    if (document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLInputElement>(`input[value="${day.key}"]`)?.focus();
  });
  useEffect(() => focus(), [shown.length]);
  return { frame, expectFocus: () => (firstNew.current = shown.length) };
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

const Narrow = chakra('span', { base: { hideFrom: 'sm' } });
// Stays for screen readers where it is not seen.
const Wide = chakra('span', { base: { srOnly: { base: true, sm: false } } });
const Start = chakra('div', { base: { display: 'flex', justifyContent: 'flex-start' } });
