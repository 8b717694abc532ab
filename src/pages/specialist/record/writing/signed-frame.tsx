import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { AsPatientReads } from './as-patient-reads.tsx';

type SignedFrameProps = {
  patientId: string;
  /** It was signed here a moment ago. */
  isNew: boolean;
  onAmend: () => void;
  /** What is signed, as the patient reads it. */
  children: ReactNode;
};

/** Around what is signed: what became of it above, and the way to change it below. */
export function SignedFrame({ patientId, isNew, onAmend, children }: SignedFrameProps) {
  const t = useWords();
  return (
    <>
      <SignedBanner isNew={isNew} />
      <AsPatientReads patientId={patientId}>{children}</AsPatientReads>
      <Actions>
        <Button look="secondary" onClick={onAmend}>
          {t(texts.amend)}
        </Button>
      </Actions>
    </>
  );
}

/** Above what is signed: that it was signed just now, and what the patient learns of it. */
function SignedBanner({ isNew }: { isNew: boolean }) {
  const t = useWords();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) banner.current?.focus();
  }, [isNew]);
  if (!isNew) return <Text look="small">{t(texts.signedAs)}</Text>;
  return (
    <AlertBanner tone="success" live ref={banner} title={t(texts.signedTitle)}>
      {t(texts.signedBody)}
    </AlertBanner>
  );
}
