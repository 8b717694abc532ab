import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { releaseOfVersion, type ReleaseStatus } from '../../../../domain/release.ts';
import type { Words } from '../../../../domain/words.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { useWords } from '../../../texts/locale.ts';
import { useMoments } from '../../moments.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';
import { Card } from '../../../ui/Card.tsx';
import { CheckCircleIcon, ClockIcon, CloseIcon } from '../../../ui/icons.tsx';
import { Row, Stack } from '../../../ui/Stack.tsx';
import { Heading } from '../../../ui/Text.tsx';
import { Statements } from './Statements.tsx';
import { capital, useReleaseWords } from './useReleaseWords.ts';

export type RoiForm = components['schemas']['RoiForm'];

/** A signed authorization, every element of it, with its status in words. `children` is what can be done with it. */
export function SignedRelease({ form, children }: { form: RoiForm; children?: ReactNode }) {
  const t = useWords();
  const moments = useMoments();
  const elements = useReleaseWords()(form);
  const statements = releaseOfVersion(form.statements_version);
  const { icon: Icon, words } = statuses[form.status];
  const lines: [Words, string][] = [
    [texts.information, capital(elements.information)],
    [texts.recipient, elements.recipient],
    [texts.releasedBy, elements.releasedBy],
    [texts.purpose, capital(elements.purpose)],
    [texts.until, elements.expiresOn],
    [texts.signedBy, form.signature.text],
    [texts.signedAt, moments.dateTime(form.signed_at)],
    ...(form.revoked_at ? [[texts.revokedAt, moments.dateTime(form.revoked_at)] satisfies [Words, string]] : []),
  ];
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
        <Lines>
          {lines.map(([label, value]) => (
            <div key={label.en}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Lines>
        {statements && (
          <details>
            <Summary>{t(texts.readAll)}</Summary>
            <Statements of={statements} form={form} />
          </details>
        )}
        {children}
      </Stack>
    </Card>
  );
}

const statuses = {
  ACTIVE: { icon: CheckCircleIcon, words: texts.active },
  EXPIRED: { icon: ClockIcon, words: texts.expired },
  REVOKED: { icon: CloseIcon, words: texts.revoked },
} satisfies Record<ReleaseStatus, unknown>;

const Status = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3xs', fontWeight: 'bold' },
  variants: { state: { ACTIVE: { color: 'success' }, EXPIRED: { color: 'fg.muted' }, REVOKED: { color: 'danger' } } },
});
const Lines = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'xs',
    overflowWrap: 'anywhere',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      columnGap: 'sm',
    },
    '& dt': { color: 'fg.muted', lineHeight: 'snug' },
  },
});
const Summary = chakra('summary', {
  base: { minHeight: 'touch', paddingBlock: '2xs', color: 'action', fontWeight: 'medium', cursor: 'pointer' },
});
