import { stepPath } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { support, supportEmailLink, supportPhoneLink } from '#src/lib/settings.ts';
import { kitStatusTexts } from '#src/texts/kits.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { LinkButton, ExternalButton } from '#src/ui/button.tsx';
import { MailIcon, PhoneIcon } from '#src/ui/icons.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { TextLink } from '#src/ui/text.tsx';
import { WhyChanged } from './why-changed.tsx';

/**
 * An order that was turned down or called off: why, and what happens now. Who called it off finds the way to a new one first;
 * whose order was turned down talks to a person first, as the same order would be turned down again.
 */
export function EndedOrder({ kit: { status, history } }: { kit: components['schemas']['Kit'] }) {
  const t = useWords();
  const newest = history.at(-1);
  const isDenied = status === 'DENIED';
  return (
    <AlertBanner
      tone="warning"
      title={t(kitStatusTexts[status].title)}
      action={
        isDenied ? (
          <Talk />
        ) : (
          <LinkButton to={stepPath('request-genetic-test-kit')} size="sm">
            {t(texts.orderAgain)}
          </LinkButton>
        )
      }
    >
      <Stack gap="2xs">
        <span>{t(kitStatusTexts[status].meaning)}</span>
        {newest && <WhyChanged change={newest} />}
        <span>{t(isDenied ? texts.deniedNow : texts.canceledNow)}</span>
        {!isDenied && <SupportContact />}
      </Stack>
    </AlertBanner>
  );
}

/** A person to talk to, by telephone or by e-mail, and only then the way to another order. */
function Talk() {
  const t = useWords();
  return (
    <Stack gap="xs">
      <Row gap="xs">
        <ExternalButton href={supportPhoneLink} size="sm" wide="phone" icon={<PhoneIcon size="sm" />}>
          {t(texts.call, { phone: inOneLine(support.phone) })}
        </ExternalButton>
        <ExternalButton href={supportEmailLink} look="secondary" size="sm" wide="phone" icon={<MailIcon size="sm" />}>
          {t(texts.write)}
        </ExternalButton>
      </Row>
      <TextLink to={stepPath('request-genetic-test-kit')}>{t(texts.orderAgainAfter)}</TextLink>
    </Stack>
  );
}

/** Where a button is narrow, its words break before the number, and never within it. */
function inOneLine(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
