import * as z from 'zod/mini';
import { normalizePhone, phoneFormat } from '#domain/phone.ts';
import { sanitizeText } from '#domain/validation.ts';
import { mediumNotOffered, phoneNeeded, visitMediums } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';
import { zScheduleVisit, zVisitMedium } from '#openapi/generated/zod/zod.gen.ts';
import type { DraftValues } from '#src/features/drafts/store.ts';
import { slotOf, type SlotDay } from '#src/features/visits/slots/slots.ts';
import { timeSchema } from '#src/features/visits/slots/time-schema.ts';
import { fieldError } from '#src/lib/locale.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';

/** What is typed and chosen for a visit. `day` only narrows the times; it is not sent. */
export type VisitValues = { day: string; slot_id: string; medium: string; phone: string; topic: string };

const { topic: zTopic } = zScheduleVisit.shape;
const text = z.string().check(z.overwrite(sanitizeText));

/** All problems are told at once, not only those of the fields before. */
const always = { when: () => true };

/** All of a booking. A number is asked for only where we are to call. */
export function visitSchema(days: readonly SlotDay[]) {
  const talk = z
    .object({
      medium: z.string().check(z.refine(isMedium, fieldError(texts.mediumNeeded))),
      phone: text,
      topic: text.check(z.refine((topic) => zTopic.safeParse(topic).success, fieldError(texts.topicLong))),
    })
    .check(
      z.refine(({ medium, phone }) => medium !== 'phone' || phone !== '', {
        path: ['phone'],
        ...fieldError(phoneNeeded),
        ...always,
      }),
      z.refine(({ medium, phone }) => medium !== 'phone' || phone === '' || normalizePhone(phone) !== undefined, {
        path: ['phone'],
        ...fieldError(phoneFormat),
        ...always,
      }),
    );
  const booking = z.intersection(timeSchema(days), talk);
  // Not every specialist talks both ways at all times; the backend says the same.
  return booking.check(
    ...visitMediums.map((medium) =>
      z.refine<z.output<typeof booking>>(
        (values) => values.medium !== medium || slotOf(days, values.slot_id)?.mediums.includes(medium) !== false,
        { path: ['medium'], ...fieldError(mediumNotOffered[medium]), ...always },
      ),
    ),
  );
}

/** The booking as it is sent. */
export function toBooking({ slot_id, medium, phone, topic }: VisitValues): components['schemas']['ScheduleVisit'] {
  const byPhone = medium === 'phone';
  const number = normalizePhone(phone) ?? phone;
  return { slot_id, medium: byPhone ? 'phone' : 'video', ...(byPhone && { phone: number }), ...(topic && { topic }) };
}

/** What the form begins with: the draft, or nothing. */
export function fromDraft(draft: DraftValues): VisitValues {
  const line = (name: keyof VisitValues) => {
    const value = draft[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    day: line('day'),
    slot_id: line('slot_id'),
    medium: line('medium'),
    phone: line('phone'),
    topic: line('topic'),
  };
}

function isMedium(text: string): boolean {
  return zVisitMedium.safeParse(text).success;
}
