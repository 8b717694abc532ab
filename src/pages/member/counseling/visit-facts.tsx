import { formatPhone } from '#domain/phone.ts';
import { capitalized } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { visitTexts as texts } from '#src/texts/visits.ts';
import { CheckAnswers } from '#src/ui/check-answers.tsx';

/** When, how and with whom a visit is, in the member's own time zone, which is named. */
export function VisitFacts({ visit }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  const locale = useLocale();
  const { fullDay, time, zone } = useMoments();
  const { starts_at, ends_at, medium, phone, specialist_name, topic } = visit;
  const isOver = visit.status !== 'SCHEDULED';
  const willCall = phone && !isOver;
  const how = willCall ? t(texts.phoneAt, { phone: formatPhone(phone) }) : t(texts[medium]);
  const when = t(texts.whenValue, { day: fullDay(starts_at), start: time(starts_at), end: time(ends_at) });
  return (
    <CheckAnswers
      answers={[
        { label: t(texts.when), value: capitalized(when, locale) },
        { label: t(texts.zone), value: capitalized(zone, locale) },
        { label: t(texts.how), value: how },
        { label: t(texts.specialist), value: t(texts.specialistValue, { name: specialist_name }) },
        ...(topic ? [{ label: t(isOver ? texts.topicBefore : texts.topic), value: topic }] : []),
      ]}
    />
  );
}
