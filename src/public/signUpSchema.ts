import { z } from 'zod';
import { passwordLength, sanitizePassword, sanitizeText } from '../../domain/validation.ts';
import { formTexts } from '../texts/forms.ts';
import { say } from '../texts/locale.ts';
import { signUpTexts } from '../texts/signUp.ts';

const NAME_LENGTH = 100;

function lengthOf(text: string): number {
  return Array.from(text).length;
}

const name = z.string().overwrite(sanitizeText);

/** Who the person is and what they agree to: what an account's record is made from. */
export const memberDetailsSchema = z.object({
  firstName: name.min(1, say(signUpTexts.firstNameNeeded)).max(NAME_LENGTH, say(signUpTexts.nameLong)),
  lastName: name.min(1, say(signUpTexts.lastNameNeeded)).max(NAME_LENGTH, say(signUpTexts.nameLong)),
  agreesToTerms: z.boolean().refine((agrees) => agrees, say(signUpTexts.termsNeeded)),
  agreesToPrivacy: z.boolean().refine((agrees) => agrees, say(signUpTexts.privacyNeeded)),
});

export const signUpSchema = memberDetailsSchema.extend({
  email: z
    .string()
    .overwrite(sanitizeText)
    .min(1, { ...say(signUpTexts.emailNeeded), abort: true })
    .check(z.email(say(formTexts.emailFormat))),
  password: z
    .string()
    .overwrite(sanitizePassword)
    .refine((password) => lengthOf(password) >= passwordLength.min, say(signUpTexts.passwordShort))
    .refine((password) => lengthOf(password) <= passwordLength.max, say(signUpTexts.passwordLong)),
});

export type MemberDetailsForm = z.output<typeof memberDetailsSchema>;
export type SignUpForm = z.output<typeof signUpSchema>;
