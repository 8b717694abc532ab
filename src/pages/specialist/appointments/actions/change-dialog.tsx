import * as z from 'zod/mini';
import { fullName } from '#domain/names.ts';
import { isReadable } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import { reasonNeeded } from '#domain/visits.ts';
import { zUpdateVisit } from '#openapi/generated/zod/zod.gen.ts';
import { fieldError, useLocale, useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts, visitChangeTexts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextAreaField } from '#src/ui/fields/index.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import type { Appointment } from '../use-appointments.ts';
import { ChangeFailure } from './change-failure.tsx';
import { useVisitChange } from './use-visit-change.ts';
import type { VisitChange } from './visit-changes.ts';

export type ChangeDialogProps = {
  open: boolean;
  change: VisitChange;
  /** As it was when it was asked. */
  appointment: Appointment;
  onClose: () => void;
};

/** Asks before a visit is canceled, or said to have taken place or not: none of it can be undone. */
export default function ChangeDialog({ open, change, appointment, onClose }: ChangeDialogProps) {
  const t = useWords();
  const locale = useLocale();
  const { day, timeRange } = useMoments();
  const { visit, patient } = appointment;
  const { update, send, isOvertaken } = useVisitChange(visit, onClose);
  const { title, confirm } = visitChangeTexts[change];
  const isCancel = change === 'canceled';
  const submit = ({ reason }: { reason: string }) =>
    send(
      isCancel
        ? { status: 'CANCELED', reason, reason_locale: locale }
        : { status: change === 'completed' ? 'COMPLETED' : 'MISSED' },
    );
  const name = fullName(patient.first_name, patient.last_name);
  return (
    <Dialog open={open} title={t(title)} onClose={onClose}>
      <p>{t(texts.visitOf, { name, day: day(visit.starts_at), time: timeRange(visit.starts_at, visit.ends_at) })}</p>
      <Form
        schema={isCancel ? reasonSchema : noReason}
        defaultValues={{ reason: '' }}
        busy={update.isPending}
        onSubmit={submit}
      >
        {isCancel && !isOvertaken && (
          <TextAreaField name="reason" label={t(texts.reason)} hint={t(texts.reasonHint)} rows={2} />
        )}
        <ChangeFailure visit={visit} failure={update.error} isOvertaken={isOvertaken} />
        <Actions>
          {!isOvertaken && <SubmitButton loadingText={t(texts.changing)}>{t(confirm)}</SubmitButton>}
          <Button look="secondary" onClick={onClose} {...(!isCancel && { 'data-autofocus': true })}>
            {t(isOvertaken ? texts.seeList : texts.keepAsIs)}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

const { reason: zReason } = zUpdateVisit.shape;
/** A line that is sent to the patient: what is typed on several lines becomes one. */
const reasonSchema = z.object({
  reason: z.string().check(
    z.overwrite((typed) => sanitizeText(typed.replaceAll(/\s+/g, ' '))),
    z.refine(isReadable, fieldError(reasonNeeded)),
    z.refine((reason) => zReason.safeParse(reason).success, fieldError(texts.reasonLong)),
  ),
});
const noReason = z.object({ reason: z.string() });
