import type { Words } from '#domain/words.ts';
import { accountChangeTexts } from '../../texts/account-change.ts';
import { authErrorTexts, authErrorWords } from '../../texts/auth-errors.ts';

/** What a failed change is called for somebody who is signed in: of e-mail and password, only the password can be wrong. */
export function reauthErrorWords(failure: unknown): Words {
  const words = authErrorWords(failure);
  return words === authErrorTexts.wrongCredentials ? accountChangeTexts.wrongPassword : words;
}

/** The field that such a failure is about: the one of CurrentPasswordField, where the password is wrong. */
export function reauthField(failure: unknown): 'current' | undefined {
  return reauthErrorWords(failure) === accountChangeTexts.wrongPassword ? 'current' : undefined;
}
