import type { ComponentProps } from 'react';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../button.tsx';
import { useFormBusy } from './busy.ts';

/** Submits the form around it, and shows and says that it is at work. */
export function SubmitButton({ loadingText, ...rest }: Omit<ComponentProps<typeof Button>, 'type' | 'loading'>) {
  const t = useWords();
  const busy = useFormBusy();
  return (
    <Button wide="phone" {...rest} type="submit" loading={busy} loadingText={loadingText ?? t(commonTexts.saving)} />
  );
}
