import * as z from 'zod/mini';
import { formatPhone, normalizePhone, phoneFormat, phoneKinds } from '#domain/phone.ts';
import type { components } from '#openapi/generated/types.ts';
import { fieldError } from '#src/lib/locale.ts';

export type Phone = components['schemas']['UserPhone'];
type PhoneInput = components['schemas']['UserPhoneInput'];

/** The form's rules: the number as the domain reads it. */
export const phoneSchema = z.object({
  number: z.string().check(z.refine((typed) => normalizePhone(typed) !== undefined, fieldError(phoneFormat))),
  kind: z.enum(phoneKinds),
  may_text: z.boolean(),
  may_leave_message: z.boolean(),
  is_primary: z.boolean(),
});
export type PhoneForm = z.infer<typeof phoneSchema>;

/** What the form begins with: a stored phone, or nothing agreed to. */
export function firstValues(phone: Phone | undefined): PhoneForm {
  return {
    number: phone ? formatPhone(phone.number) : '',
    kind: phone?.kind ?? 'mobile',
    may_text: phone?.may_text ?? false,
    may_leave_message: phone?.may_leave_message ?? false,
    is_primary: phone?.is_primary ?? false,
  };
}

/** What is sent. Texts to a landline can't be agreed to, whatever was ticked before the kind was chosen. */
export function toPhone(form: PhoneForm): PhoneInput {
  return { ...form, may_text: form.may_text && form.kind === 'mobile' };
}
