import { useEffect, useRef } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Text } from '#src/ui/text.tsx';

/** Above what is signed: that it was signed just now, and what the patient learns of it. */
export function SignedBanner({ isNew }: { isNew: boolean }) {
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
