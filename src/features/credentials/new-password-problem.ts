import { passwordLength, sanitizePassword } from '#domain/validation.ts';
import type { Words } from '#domain/words.ts';
import { fetchFiles } from '../../lib/chunks/fetch-files.ts';
import { pageState } from '../../lib/page-state.ts';
import { passwordTexts } from '../../texts/password.ts';

/** The list is the same for everybody, and longer than the rest of a form: it comes once the form stands. */
const common = pageState<ReadonlySet<string> | undefined>(undefined);
const loading = pageState<Promise<void> | undefined>(undefined);

/**
 * Loads what a new password is checked against; nothing to wait for where that is there. A failed download can be tried again:
 * only what was fetched is imported.
 */
export function loadCommonPasswords(): Promise<void> | undefined {
  if (common.value) return undefined;
  loading.value ??= fetchFiles('list.txt?raw')
    .then(() => import('./common-passwords/list.txt?raw'))
    .then(
      ({ default: list }) => {
        common.value = new Set(list.trim().split('\n'));
      },
      (error: unknown) => {
        loading.value = undefined;
        throw error;
      },
    );
  return loading.value;
}

/**
 * What is wrong with a new password: its length (ASVS 5.0, 6.2.1 and 6.2.9), or that it is guessed first (6.2.4).
 * @throws Error where the common passwords have not been loaded
 */
export function newPasswordProblem(typed: string): Words | undefined {
  if (!common.value) throw new Error('The common passwords are not there: wait for loadCommonPasswords.');
  const password = sanitizePassword(typed);
  const { length } = Array.from(password);
  if (length < passwordLength.min) return passwordTexts.short;
  if (length > passwordLength.max) return passwordTexts.long;
  return common.value.has(password.toLowerCase()) ? passwordTexts.common : undefined;
}
