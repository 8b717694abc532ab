import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { isFailure } from '#src/ui/form/failure.ts';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

type OvertakenChoiceProps = {
  isBusy: boolean;
  failure: unknown;
  onMine: () => void;
  onTheirs: () => void;
  /** What is signed now. */
  children: ReactNode;
};

/** What is signed now, and whether to go on with what was written here. Nothing is lost before one chooses. */
export function OvertakenChoice({ isBusy, failure, onMine, onTheirs, children }: OvertakenChoiceProps) {
  const t = useWords();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Stack gap="md">
      <AlertBanner tone="warning" live ref={banner} title={t(texts.overtakenTitle)}>
        {t(texts.overtakenBody)}
      </AlertBanner>
      <Heading>{t(texts.overtakenTheirs)}</Heading>
      <Card>
        <Stack gap="md">{children}</Stack>
      </Card>
      {isFailure(failure) && !isBusy && <Text role="alert">{t(texts.notSaved)}</Text>}
      <Actions>
        <Button onClick={onMine}>{t(texts.keepMine)}</Button>
        <Button look="secondary" loading={isBusy} onClick={onTheirs}>
          {t(texts.takeTheirs)}
        </Button>
      </Actions>
    </Stack>
  );
}
