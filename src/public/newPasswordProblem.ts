import { passwordLength, sanitizePassword } from '../../domain/validation.ts';
import type { Words } from '../../domain/words.ts';
import { passwordTexts } from '../texts/password.ts';

/** What is wrong with a new password: only its length counts (ASVS 5.0, 6.2). */
export function newPasswordProblem(typed: string): Words | undefined {
  const { length } = Array.from(sanitizePassword(typed));
  if (length < passwordLength.min) return passwordTexts.short;
  return length > passwordLength.max ? passwordTexts.long : undefined;
}
