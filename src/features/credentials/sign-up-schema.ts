import { z } from 'zod';
import { emailPattern, sanitizePassword, sanitizeText } from '#domain/validation.ts';
import { fill } from '#domain/words.ts';
import { getLocale, fieldError } from '../../lib/locale.ts';
import { formTexts } from '../../texts/forms.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { newPasswordProblem } from './new-password-problem.ts';

const NAME_LENGTH = 100;

const name = z.string().overwrite(sanitizeText);

/** Who the person is and what they agree to: what an account's record is made from. */
export const memberDetailsSchema = z.object({
  firstName: name.min(1, fieldError(signUpTexts.firstNameNeeded)).max(NAME_LENGTH, fieldError(signUpTexts.nameLong)),
  lastName: name.min(1, fieldError(signUpTexts.lastNameNeeded)).max(NAME_LENGTH, fieldError(signUpTexts.nameLong)),
  agreesToTerms: z.boolean().refine((agrees) => agrees, fieldError(signUpTexts.termsNeeded)),
  agreesToPrivacy: z.boolean().refine((agrees) => agrees, fieldError(signUpTexts.privacyNeeded)),
});

export const signUpSchema = memberDetailsSchema.extend({
  email: z
    .string()
    .overwrite(sanitizeText)
    .min(1, { ...fieldError(signUpTexts.emailNeeded), abort: true })
    .check(z.email({ ...fieldError(formTexts.emailFormat), pattern: emailPattern })),
  password: z
    .string()
    .overwrite(sanitizePassword)
    .superRefine((password, context) => {
      const problem = newPasswordProblem(password);
      if (problem) context.addIssue(fill(problem, getLocale()));
    }),
});

export type MemberDetailsForm = z.output<typeof memberDetailsSchema>;
export type SignUpForm = z.output<typeof signUpSchema>;
