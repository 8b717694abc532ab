import { stepPath } from '../../../../domain/steps.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { kitStatusTexts } from '../../../texts/kits.ts';
import { useWords } from '../../../texts/locale.ts';
import { shippingTexts as texts } from '../../../texts/shipping.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SupportContact } from '../../../ui/SupportContact.tsx';
import { WhyChanged } from './WhyChanged.tsx';

/** An order that was turned down or called off: why, what happens now, and the way to a new one. */
export function EndedOrder({ kit: { status, history } }: { kit: components['schemas']['Kit'] }) {
  const t = useWords();
  const newest = history.at(-1);
  return (
    <AlertBanner
      tone="warning"
      title={t(kitStatusTexts[status].title)}
      action={
        <LinkButton to={stepPath('request-genetic-test-kit')} size="sm">
          {t(texts.orderAgain)}
        </LinkButton>
      }
    >
      <Stack gap="2xs">
        <span>{t(kitStatusTexts[status].meaning)}</span>
        {newest && <WhyChanged change={newest} />}
        <span>{t(status === 'DENIED' ? texts.deniedNow : texts.canceledNow)}</span>
        <SupportContact />
      </Stack>
    </AlertBanner>
  );
}
