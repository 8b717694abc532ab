import { signInTexts } from '../texts/signIn.ts';
import { useWords } from '../texts/locale.ts';
import { TextField } from '../ui/fields/TextField.tsx';

/** The e-mail that somebody signs in with. */
export function EmailField() {
  const t = useWords();
  return (
    <TextField
      name="email"
      type="email"
      label={t(signInTexts.email)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
