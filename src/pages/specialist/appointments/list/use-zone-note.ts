import { useLocale, useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { momentsIn, useMoments } from '#src/texts/moments.ts';

/** By which clock the times of the page go, and that the device has another one where it does. */
export function useZoneNote(): string {
  const t = useWords();
  const { zone } = useMoments();
  const { zone: device } = momentsIn(useLocale());
  return t(device === zone ? texts.zone : texts.zoneOfHours, { zone, device });
}
