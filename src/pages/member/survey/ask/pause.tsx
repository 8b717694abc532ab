import { useWords } from '#src/lib/locale.ts';
import { askTexts } from '#src/texts/ask-relative.ts';
import { commonTexts } from '#src/texts/common.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

export type PauseProps = {
  /** What was typed is being saved, before the member leaves. */
  isPausing: boolean;
  onPause: () => void;
};

/** The way to leave the survey for now. Where what was typed can’t be saved, the page stays and says so. */
export function Pause({ isPausing, onPause }: PauseProps) {
  const t = useWords();
  return (
    <Stack as="section" gap="xs">
      <Heading>{t(askTexts.pauseTitle)}</Heading>
      <Text>{t(askTexts.pauseLead)}</Text>
      <div>
        <Button look="secondary" wide="phone" loading={isPausing} loadingText={t(commonTexts.saving)} onClick={onPause}>
          {t(askTexts.pause)}
        </Button>
      </div>
    </Stack>
  );
}
