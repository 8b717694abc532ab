import { useState } from 'react';
import { fullName } from '#domain/names.ts';
import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { isSlotLost } from '#src/features/visits/slots/is-slot-lost.ts';
import { SlotChoice } from '#src/features/visits/slots/slot-choice.tsx';
import { offering } from '#src/features/visits/slots/slots.ts';
import { timeSchema } from '#src/features/visits/slots/time-schema.ts';
import { hasNoTimes, useFreeSlots } from '#src/features/visits/slots/use-free-slots.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts, visitChangeTexts } from '#src/texts/appointments.ts';
import { counselingTexts } from '#src/texts/counseling.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import type { ChangeDialogProps } from './change-dialog.tsx';
import { ChangeFailure } from './change-failure.tsx';
import { useVisitChange } from './use-visit-change.ts';

/**
 * Another time for a visit at which one can talk the same way: a free one of the specialist’s own, or one of a colleague, who then
 * sees the patient.
 */
export default function MoveDialog({ open, change, appointment, onClose }: ChangeDialogProps) {
  const t = useWords();
  const { day, timeRange } = useMoments();
  const { visit, patient } = appointment;
  const when = { day: day(visit.starts_at), time: timeRange(visit.starts_at, visit.ends_at) };
  return (
    <Dialog open={open} title={t(visitChangeTexts[change].title)} onClose={onClose}>
      <p>{t(texts.visitOf, { name: fullName(patient.first_name, patient.last_name), ...when })}</p>
      {change === 'handedOver' && <p>{t(texts.handOverMeans)}</p>}
      <Times visit={visit} isHandOver={change === 'handedOver'} onClose={onClose} />
    </Dialog>
  );
}

type TimesProps = { visit: components['schemas']['Visit']; isHandOver: boolean; onClose: () => void };

function Times({ visit, isHandOver, onClose }: TimesProps) {
  const t = useWords();
  const { dayKey } = useMoments();
  const { update, send, isOvertaken } = useVisitChange(visit, onClose);
  const [near] = useState(() => {
    const now = new Date().toISOString();
    return dayKey(visit.starts_at > now ? visit.starts_at : now);
  });
  const slots = useFreeSlots(near, isHandOver ? { hand_over_of: visit.id } : { specialist_id: visit.specialist_id });
  const lost = isSlotLost(update.error);
  const { confirm } = visitChangeTexts[isHandOver ? 'handedOver' : 'moved'];
  const none = isHandOver ? noTimes.colleagues : noTimes.own;
  return (
    <Loaded of={[slots]} waiting={t(counselingTexts.lookingSlots)}>
      {(week) => {
        const days = offering(week.days, visit.medium);
        const isChoosable = !isOvertaken && !hasNoTimes(week);
        return (
          <Form
            schema={timeSchema(days)}
            defaultValues={{ day: '', slot_id: '' }}
            busy={update.isPending}
            onSubmit={({ slot_id }) => send({ slot_id, ...(isHandOver && { hand_over: true }) })}
          >
            {isChoosable && <SlotChoice week={week} days={days} lost={lost} named={isHandOver} />}
            {hasNoTimes(week) && <AlertBanner title={t(none.title)}>{t(none.body)}</AlertBanner>}
            {!lost && <ChangeFailure visit={visit} failure={update.error} isOvertaken={isOvertaken} />}
            <Actions>
              {isChoosable && days.length > 0 && (
                <SubmitButton loadingText={t(texts.changing)}>{t(confirm)}</SubmitButton>
              )}
              <Button look="secondary" onClick={onClose}>
                {t(isOvertaken ? texts.seeList : texts.keepAsIs)}
              </Button>
            </Actions>
          </Form>
        );
      }}
    </Loaded>
  );
}

const noTimes = {
  own: { title: texts.noTimes, body: texts.noTimesBody },
  colleagues: { title: texts.noColleague, body: texts.noColleagueBody },
};
