import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import type { Appointment } from '../use-appointments.ts';
import { useUpcomingAddress } from './upcoming-address.ts';

/** None in the days that are listed; where the next one is, if there is one. */
export function NoVisits({ next, today }: { next: Appointment | null | undefined; today: string }) {
  const t = useWords();
  const { day, dayKey } = useMoments();
  const { linkTo, view } = useUpcomingAddress(today);
  const title = t(view === 'day' ? texts.noneThatDay : texts.none);
  if (!next) return <AlertBanner title={title}>{t(texts.noneAhead)}</AlertBanner>;
  const { starts_at } = next.visit;
  return (
    <AlertBanner
      title={title}
      action={
        <LinkButton look="secondary" size="sm" to={linkTo({ day: dayKey(starts_at) })}>
          {t(texts.goToIt)}
        </LinkButton>
      }
    >
      {t(texts.nextIs, { day: day(starts_at) })}
    </AlertBanner>
  );
}
