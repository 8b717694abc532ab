import { useState } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { describeKitStatus } from '#src/features/kits/kit-status-texts.ts';
import { useWords } from '#src/lib/locale.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

type KitNewsProps = {
  kit: components['schemas']['Kit'];
  visits: readonly components['schemas']['Visit'][] | undefined;
};

/** Tells a screen reader, politely, what has become of the order since the page was opened. Others see the timeline move. */
export function KitNews({ kit, visits }: KitNewsProps) {
  const t = useWords();
  const [known] = useState(kit.history.length);
  const { title, meaning } = describeKitStatus(kit, visits);
  const news = kit.history.length > known ? t(texts.changed, { title: t(title), meaning: t(meaning) }) : '';
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
