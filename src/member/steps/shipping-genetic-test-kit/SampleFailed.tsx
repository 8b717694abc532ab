import { useWords } from '../../../texts/locale.ts';
import { shippingTexts as texts } from '../../../texts/shipping.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SupportContact } from '../../../ui/SupportContact.tsx';

/** The lab could not read the sample: what happened, and what to do. Nobody is to blame. */
export function SampleFailed() {
  const t = useWords();
  return (
    <AlertBanner tone="warning" title={t(texts.failedTitle)}>
      <Stack gap="2xs">
        <span>{t(texts.failedWhat)}</span>
        <span>{t(texts.failedDo)}</span>
        <SupportContact />
      </Stack>
    </AlertBanner>
  );
}
