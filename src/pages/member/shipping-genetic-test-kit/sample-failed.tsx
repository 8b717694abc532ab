import { kitReasons } from '#domain/kit-reasons.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';

/** The lab could not read the sample: what happened, as exactly as the lab has said it, and what to do. Nobody is to blame. */
export function SampleFailed({ kit: { history } }: { kit: components['schemas']['Kit'] }) {
  const t = useWords();
  const code = history.at(-1)?.reason_code;
  return (
    <AlertBanner tone="warning" title={t(texts.failedTitle)}>
      <Stack gap="2xs">
        <span>
          {t(kitReasons[code ?? 'sample-unreadable'])} {t(texts.failedWhat)}
        </span>
        <span>{t(texts.failedDo)}</span>
        <SupportContact />
      </Stack>
    </AlertBanner>
  );
}
