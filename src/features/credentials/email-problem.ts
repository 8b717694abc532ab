import { emailPattern, sanitizeText } from '#domain/validation.ts';
import type { Words } from '#domain/words.ts';
import { formTexts } from '../../texts/forms.ts';
import { signInTexts } from '../../texts/sign-in.ts';

/** What is wrong with an e-mail as it was typed. */
export function emailProblem(typed: string): Words | undefined {
  const email = sanitizeText(typed);
  if (email === '') return signInTexts.emailNeeded;
  return emailPattern.test(email) ? undefined : formTexts.emailFormat;
}
