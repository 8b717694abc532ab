import type { KitStatus } from '#domain/kit-status.ts';
import { nextKitStatuses } from '#machines/kit/machine.ts';
import { useWords } from '#src/lib/locale.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';
import { Stack } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

/** How to have an order called off, as long as the kit machine knows a way there: the care team does it (product.md, 10). */
export function StopOrder({ status }: { status: KitStatus }) {
  const t = useWords();
  const next = nextKitStatuses(status);
  if (next.length === 0) return null;
  return (
    <Stack gap="2xs">
      <Heading size="h3">{t(texts.stopTitle)}</Heading>
      <Text>{t(next.includes('CANCELED') ? texts.stopCan : texts.stopCannot)}</Text>
      <SupportContact />
    </Stack>
  );
}
