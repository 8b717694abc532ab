import type { ReactNode } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { ReleaseStatusTag } from '#src/features/releases/release-status-tag.tsx';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Card } from '#src/ui/card.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { SignedCopy } from './signed-copy.tsx';

export type RoiForm = components['schemas']['RoiForm'];

/** Those by which something may be shared now. */
export function formsInForce(forms: readonly RoiForm[]): RoiForm[] {
  return forms.filter(({ status }) => status === 'ACTIVE');
}

/**
 * A signed authorization with its status. The copy itself reads as it was signed, in the language of then; what has
 * become of it is said in the language of the page. `children` is what can be done with it: not on paper, where of the
 * page such copies stand alone.
 */
export function SignedRelease({ form, children }: { form: RoiForm; children?: ReactNode }) {
  const t = useWords();
  const moments = useMoments();
  const isForeign = form.locale !== useLocale();
  return (
    <Sheet as="article" aria-labelledby={form.id} data-print-alone>
      <Stack gap="sm">
        <Row spread>
          <Heading size="h3" id={form.id}>
            {t(texts.permissionFor, { recipient: form.recipient })}
          </Heading>
          <ReleaseStatusTag status={form.status} />
        </Row>
        {form.revoked_at && (
          <Text>
            {form.revocation_received_on
              ? t(texts.revokedByLetter, { day: moments.calendarDate(form.revocation_received_on) })
              : t(texts.revokedOn, { moment: moments.dateTime(form.revoked_at) })}
          </Text>
        )}
        {isForeign && <Text look="muted">{t(signedIn[form.locale])}</Text>}
        <SignedCopy form={form} />
        {children && <OnScreen>{children}</OnScreen>}
      </Stack>
    </Sheet>
  );
}

const signedIn = { en: texts.signedInEnglish, es: texts.signedInSpanish };

/** Each copy begins on a sheet of its own: it may be given to its recipient without the others. */
const Sheet = styled(Card, {
  base: {
    _print: {
      ...{ padding: '0', border: 'none', boxShadow: 'none' },
      '[data-print-alone] + &': { breakBefore: 'page' },
    },
  },
});
const OnScreen = styled('div', { base: { _print: { display: 'none' } } });
