import { useEffect, useEffectEvent, useState } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { isSlotLost } from '#src/features/visits/slots/is-slot-lost.ts';
import { offering, slotOf, withSlot, type Slot, type SlotDay } from '#src/features/visits/slots/slots.ts';
import { timeSchema } from '#src/features/visits/slots/time-schema.ts';
import { hasNoTimes, useFreeSlots } from '#src/features/visits/slots/use-free-slots.ts';
import { queries, queryClient } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { useMoments } from '#src/texts/moments.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { isUnanswered } from '#src/ui/form/failure.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { counselingPaths } from './counseling-paths.ts';
import { NoSlots } from './no-slots.tsx';
import { SlotPicker } from './slot-picker.tsx';

type MovePageProps = {
  visit: components['schemas']['Visit'];
  onZone: (timeZone: string) => void;
  /** The visit has its new time. */
  onMoved: () => void;
};

/**
 * Another time for a visit, which stays by video or by phone. The time it has is held until the new one is taken. Where the reply is lost after the visit was
 * moved, the visit itself says so when it is read anew.
 */
export function MovePage({ visit, onZone, onMoved }: MovePageProps) {
  const t = useWords();
  const { day, time, dayKey } = useMoments();
  const slots = useFreeSlots('');
  const update = queries.useMutation('put', '/visits/{visitId}', {
    onSuccess: onMoved,
    // Whatever came of it, the visit and the free times may be others now.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const lost = isSlotLost(update.error);
  // It stays among the times until somebody else is known to have it: it may be this visit that has it.
  const [asked, setAsked] = useState<Slot>();
  const isMoved = update.isError && isAt(visit, asked);
  const tellMoved = useEffectEvent(onMoved);
  useEffect(() => {
    if (isMoved) tellMoved();
  }, [isMoved]);
  const move = (days: readonly SlotDay[], slotId: string) => {
    setAsked(slotOf(days, slotId));
    update.mutate({
      params: { path: { visitId: visit.id }, header: { 'If-Match': `"${visit.version}"` } },
      body: { slot_id: slotId },
    });
  };
  return (
    <StepPage
      step="counseling"
      title={t(texts.moveTitle)}
      lead={t(texts.moveLead, { day: day(visit.starts_at), time: time(visit.starts_at) })}
    >
      <Loaded of={[slots]} waiting={t(texts.lookingSlots)}>
        {(week) => {
          const free = asked && !lost ? withSlot(week, asked, dayKey) : week.days;
          const days = offering(free, visit.medium);
          return (
            <Form
              schema={timeSchema(days)}
              defaultValues={{ day: '', slot_id: '' }}
              busy={update.isPending}
              failure={lost || isMoved ? undefined : update.error}
              failureTitle={t(isUnanswered(update.error) ? texts.moveUnsure : texts.moveFailed)}
              onSubmit={({ slot_id }) => move(days, slot_id)}
            >
              {days.length > 0 || !hasNoTimes(week) ? (
                <SlotPicker week={week} days={days} lost={lost} onZone={onZone} />
              ) : (
                <NoSlots
                  isLicensed={week.isLicensed}
                  busy={slots.isFetching}
                  onLookAgain={() => void slots.refetch()}
                />
              )}
              <Actions>
                {days.length > 0 && <SubmitButton loadingText={t(texts.moving)}>{t(texts.moveSubmit)}</SubmitButton>}
                <BackLink to={counselingPaths.start}>{t(texts.keepTime)}</BackLink>
              </Actions>
            </Form>
          );
        }}
      </Loaded>
    </StepPage>
  );
}

/** Whether the visit has the time that was asked for. */
function isAt(visit: MovePageProps['visit'], asked: Slot | undefined): boolean {
  return asked?.starts_at === visit.starts_at && asked.specialist_name === visit.specialist_name;
}
