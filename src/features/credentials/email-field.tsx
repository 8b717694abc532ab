import { useWords } from '../../lib/locale.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

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
