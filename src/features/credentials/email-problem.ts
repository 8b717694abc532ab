import type { Words } from '#domain/words.ts';
import { formTexts } from '../../texts/forms.ts';
import { signInTexts } from '../../texts/sign-in.ts';

/** What is wrong with an e-mail as it was typed. */
export function emailProblem(typed: string): Words | undefined {
  if (typed.trim() === '') return signInTexts.emailNeeded;
  return /^\S+@\S+$/.test(typed.trim()) ? undefined : formTexts.emailFormat;
}
