import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useCommands } from '#src/features/commands/use-commands.ts';
import { PreviewNoteContext } from '#src/features/visit-summaries/preview-note.ts';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { describeFailure, isFailure, isUnanswered } from '#src/ui/form/failure.ts';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { AsPatientReads } from './as-patient-reads.tsx';

type PreviewFrameProps = {
  patientId: string;
  /** Whether there are things to do, which the patient can mark and the specialist can't here. */
  hasItems: boolean;
  isSigning: boolean;
  /** Why it could not be signed the last time. */
  failure: unknown;
  onSign: () => void;
  onBack: () => void;
  children: ReactNode;
};

/** Around what the patient will see: what signing means, and the two ways on. */
export function PreviewFrame({ patientId, hasItems, isSigning, failure, onSign, onBack, children }: PreviewFrameProps) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const note = useId();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // While it is being signed, neither.
  useCommands(
    isSigning
      ? []
      : [
          { id: 'sign', title: t(texts.sign), key: 's', run: onSign },
          { id: 'go-on-writing', title: t(texts.goOnWriting), run: onBack },
        ],
  );
  const hasFailed = isFailure(failure) && !isSigning;
  useEffect(() => {
    if (hasFailed) banner.current?.focus();
  }, [hasFailed]);
  return (
    <Stack gap="md">
      <Stack gap="2xs">
        <Heading ref={heading} tabIndex={-1}>
          {t(texts.previewTitle)}
        </Heading>
        <Text>{t(texts.previewBody)}</Text>
        {hasItems && (
          <Text look="small" id={note}>
            {t(texts.previewButtons)}
          </Text>
        )}
      </Stack>
      <PreviewNoteContext value={note}>
        <AsPatientReads patientId={patientId}>{children}</AsPatientReads>
      </PreviewNoteContext>
      {hasFailed && (
        <AlertBanner
          tone="destructive"
          live
          ref={banner}
          title={t(isUnanswered(failure) ? texts.signUnsure : texts.signFailed)}
        >
          {describeFailure(failure, t)}
        </AlertBanner>
      )}
      <Actions>
        <Button loading={isSigning} loadingText={t(texts.signing)} onClick={onSign}>
          {t(texts.sign)}
        </Button>
        {!isSigning && (
          <Button look="secondary" onClick={onBack}>
            {t(texts.goOnWriting)}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
