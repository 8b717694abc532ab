import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ReleaseStatus } from '../../../../domain/release.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { useLocale, useWords } from '../../../texts/locale.ts';
import { useMoments } from '../../../texts/moments.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';
import { Card } from '../../../ui/Card.tsx';
import { CheckCircleIcon, ClockIcon, CloseIcon } from '../../../ui/icons.tsx';
import { Row, Stack } from '../../../ui/Stack.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { SignedCopy } from './SignedCopy.tsx';

export type RoiForm = components['schemas']['RoiForm'];

/**
 * A signed authorization with its status. The copy itself reads as it was signed, in the language of then; what has
 * become of it is said in the language of the page. `children` is what can be done with it.
 */
export function SignedRelease({ form, children }: { form: RoiForm; children?: ReactNode }) {
  const t = useWords();
  const moments = useMoments();
  const isForeign = form.locale !== useLocale();
  const { icon: Icon, words } = statuses[form.status];
  return (
    <Card as="article" aria-labelledby={form.id}>
      <Stack gap="sm">
        <Row spread>
          <Heading size="h3" id={form.id}>
            {t(texts.permissionFor, { recipient: form.recipient })}
          </Heading>
          <Status state={form.status}>
            <Icon size="sm" /> {t(words)}
          </Status>
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
        {children}
      </Stack>
    </Card>
  );
}

const signedIn = { en: texts.signedInEnglish, es: texts.signedInSpanish };

const statuses = {
  ACTIVE: { icon: CheckCircleIcon, words: texts.active },
  EXPIRED: { icon: ClockIcon, words: texts.expired },
  REVOKED: { icon: CloseIcon, words: texts.revoked },
} satisfies Record<ReleaseStatus, unknown>;

const Status = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3xs', fontWeight: 'bold' },
  variants: { state: { ACTIVE: { color: 'success' }, EXPIRED: { color: 'fg.muted' }, REVOKED: { color: 'danger' } } },
});
