import { isCalendarDate } from '#domain/dates.ts';
import { changeLimitHours, visitMinutes } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';
import { useStoredDraft } from '#src/features/drafts/use-stored-draft.ts';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { hasPassed } from '#src/features/visits/newest-visit.ts';
import { useFreeSlots } from '#src/features/visits/slots/use-free-slots.ts';
import { useWords } from '#src/lib/locale.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { Text } from '#src/ui/text.tsx';
import { BookForm } from './book-form.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { NoSlots } from './no-slots.tsx';
import { fromDraft } from './visit-form.ts';

type Visit = components['schemas']['Visit'];
type BookPageProps = {
  patientId: string;
  /** The visit before, where there was one. */
  last: Visit | undefined;
  onZone: (timeZone: string) => void;
};

/** Choosing a time and a way to talk. */
export function BookPage({ patientId, last, onZone }: BookPageProps) {
  const t = useWords();
  const draft = useStoredDraft(patientId, 'counseling');
  const { day } = fromDraft(draft.data?.data.values ?? {});
  const slots = useFreeSlots(draft.data && (isCalendarDate(day) ? day : ''));
  return (
    <StepPage step="counseling" lead={t(texts.lead, { minutes: visitMinutes })}>
      {last && <LastVisit visit={last} />}
      <Text>{t(texts.rules, { hours: changeLimitHours })}</Text>
      <Loaded of={[slots, draft]} waiting={t(texts.lookingSlots)}>
        {(week, { data: { values } }) => (
          <BookForm patientId={patientId} initial={fromDraft(values)} week={week} onZone={onZone}>
            <NoSlots isLicensed={week.isLicensed} busy={slots.isFetching} onLookAgain={() => void slots.refetch()} />
          </BookForm>
        )}
      </Loaded>
    </StepPage>
  );
}

/** What became of the visit before, where that is news. */
function LastVisit({ visit }: { visit: Visit }) {
  const t = useWords();
  const { day } = useMoments();
  const { status, starts_at } = visit;
  if (hasPassed(visit))
    return (
      <AlertBanner tone="warning" title={t(texts.passed)}>
        <Stack gap="2xs">
          <span>{t(texts.passedBody, { day: day(starts_at) })}</span>
          <SupportContact />
        </Stack>
      </AlertBanner>
    );
  if (status === 'CANCELED')
    return (
      <AlertBanner live title={t(texts.canceled)}>
        <Stack gap="xs">
          <span>{t(texts.canceledBody, { day: day(starts_at) })}</span>
          <CalendarFile visit={visit} />
        </Stack>
      </AlertBanner>
    );
  if (status === 'MISSED')
    return (
      <AlertBanner tone="warning" title={t(texts.missed)}>
        {t(texts.missedBody, { day: day(starts_at) })}
      </AlertBanner>
    );
  return null;
}
