import { capitalized } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts } from '../../texts/consult-summary.ts';
import { useMoments } from '../../texts/moments.ts';
import { BulletList, Text } from '../../ui/text.tsx';
import { Part } from './summary-parts.tsx';

type Schemas = components['schemas'];

type NextAppointmentsProps = {
  appointments: Schemas['SummaryContent']['next_appointments'];
  locale: Schemas['Locale'];
  /** The next visit with Novi, where one is booked. */
  ahead: Schemas['Visit'] | undefined;
};

/** What comes next, with whom and when: the visit that is booked, and what the specialist named. */
export function NextAppointments({ appointments, locale, ahead }: NextAppointmentsProps) {
  const t = useWords();
  const pageLocale = useLocale();
  const { fullDay, time, zone, calendarDate } = useMoments();
  const whenOf = (starts: string) => t(texts.nextNoviWhen, { day: fullDay(starts), time: time(starts), zone });
  const isEmpty = !ahead && appointments.length === 0;
  return (
    <Part title={t(texts.next)}>
      {isEmpty && <Text look="muted">{t(texts.noNext)}</Text>}
      {!isEmpty && (
        <BulletList>
          {ahead && (
            <li>
              <Text look="strong">{t(texts.nextNovi, { name: ahead.specialist_name })}</Text>
              <Text>{capitalized(whenOf(ahead.starts_at), pageLocale)}</Text>
            </li>
          )}
          {appointments.map(({ what, with_whom, timing, on }, index) => (
            <li key={index}>
              <Text look="strong" lang={locale}>
                {what}
              </Text>
              {on && <Text>{calendarDate(on)}</Text>}
              {with_whom && <Text lang={locale}>{with_whom}</Text>}
              {timing && <Text lang={locale}>{timing}</Text>}
            </li>
          ))}
        </BulletList>
      )}
    </Part>
  );
}
