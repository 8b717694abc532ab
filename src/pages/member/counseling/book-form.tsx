import { useState, type ReactNode } from 'react';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { draftKey } from '#src/features/drafts/store.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { isSlotLost } from '#src/features/visits/slots/is-slot-lost.ts';
import { slotOf, withSlot, type Slot } from '#src/features/visits/slots/slots.ts';
import { hasNoTimes, type Week } from '#src/features/visits/slots/use-free-slots.ts';
import { useWords } from '#src/lib/locale.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { useMoments } from '#src/texts/moments.ts';
import { RadioGroupField, TextAreaField, TextField, useFieldValue } from '#src/ui/fields/index.ts';
import { isUnanswered } from '#src/ui/form/failure.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { toBooking, visitSchema, type VisitValues } from './visit-form.ts';

type BookFormProps = {
  patientId: string;
  initial: VisitValues;
  week: Week;
  onZone: (timeZone: string) => void;
  /** Stands in place of the weeks when there is no free time in any. */
  children: ReactNode;
};

/** The booking. When somebody else was faster the times are read anew and one is asked for again; all else stays. */
export function BookForm({ patientId, initial, week, onZone, children }: BookFormProps) {
  const t = useWords();
  const { dayKey } = useMoments();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('counseling');
  const draft = useDraft<VisitValues>(draftKey(patientId, 'counseling'));
  const lost = isSlotLost(failure);
  // What was asked for stays among the times until somebody else is known to have it: the reply may be lost, and the visit be
  // booked.
  const [asked, setAsked] = useState<Slot>();
  const days = asked && !lost ? withSlot(week, asked, dayKey) : week.days;
  const hasTimes = days.length > 0;

  const book = (values: VisitValues) => {
    const booking = toBooking(values);
    setAsked(slotOf(days, booking.slot_id));
    complete(booking);
  };
  return (
    <Form
      schema={visitSchema(days)}
      defaultValues={initial}
      busy={isSaving}
      failure={lost ? undefined : failure}
      failureTitle={t(isUnanswered(failure) ? texts.bookUnsure : texts.bookFailed)}
      onValues={draft.change}
      onSubmit={book}
    >
      <SaveBanner draft={draft} />
      {hasTimes || !hasNoTimes(week) ? <SlotPicker week={week} days={days} lost={lost} onZone={onZone} /> : children}
      <RadioGroupField
        name="medium"
        label={t(texts.medium)}
        options={[
          { value: 'video', label: t(texts.video), hint: t(texts.videoHint) },
          { value: 'phone', label: t(texts.phone), hint: t(texts.phoneHint) },
        ]}
      />
      <PhoneNumber />
      <TextAreaField name="topic" label={t(texts.topic)} hint={t(texts.topicHint)} optional />
      <SavedNote status={draft.status} />
      <Actions>
        {hasTimes && <SubmitButton loadingText={t(texts.booking)}>{t(texts.book)}</SubmitButton>}
        <BackButton />
      </Actions>
    </Form>
  );
}

/** Asked only where we are to call. */
function PhoneNumber() {
  const t = useWords();
  const [medium] = useFieldValue('medium');
  if (medium !== 'phone') return null;
  return (
    <TextField
      name="phone"
      label={t(texts.number)}
      hint={t(texts.numberHint)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
