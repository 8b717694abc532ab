import { useRef } from 'react';
import { useCommands } from '#src/features/commands/use-commands.ts';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';

/** Ends the form around: on to what the patient will see, by a button or a key. */
export function ToPreview() {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useCommands([{ id: 'preview', title: t(texts.toPreview), key: 'p', run: () => button.current?.click() }]);
  return (
    <Actions>
      <SubmitButton ref={button}>{t(texts.toPreview)}</SubmitButton>
    </Actions>
  );
}
