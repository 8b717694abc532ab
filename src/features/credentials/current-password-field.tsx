import type { Words } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import { accountChangeTexts as texts } from '../../texts/account-change.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';

/** The password that somebody has now, named `current`: it shows that the person themself is there. */
export function CurrentPasswordField({ email }: { email: string }) {
  const t = useWords();
  return (
    <>
      {/* Password managers find the password by the account that it belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current"
        label={t(texts.currentPassword)}
        hint={t(texts.currentPasswordHint)}
        autoComplete="current-password"
      />
    </>
  );
}

export function currentPasswordProblem(typed: string): Words | undefined {
  return typed === '' ? texts.currentPasswordNeeded : undefined;
}
