import { passwordLength, sanitizePassword } from '#domain/validation.ts';
import type { Words } from '#domain/words.ts';
import { passwordTexts } from '../../texts/password.ts';
import list from './common-passwords/list.txt?raw';

const common: ReadonlySet<string> = new Set(list.trim().split('\n'));

/** What is wrong with a new password: its length (ASVS 5.0, 6.2.1 and 6.2.9), or that it is guessed first (6.2.4). */
export function newPasswordProblem(typed: string): Words | undefined {
  const password = sanitizePassword(typed);
  const { length } = Array.from(password);
  if (length < passwordLength.min) return passwordTexts.short;
  if (length > passwordLength.max) return passwordTexts.long;
  return common.has(password.toLowerCase()) ? passwordTexts.common : undefined;
}
