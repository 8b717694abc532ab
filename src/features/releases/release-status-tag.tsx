import type { ReleaseStatus } from '#domain/release.ts';
import { useWords } from '../../lib/locale.ts';
import { releaseTexts as texts } from '../../texts/release.ts';
import { CheckCircleIcon, ClockIcon, CloseIcon } from '../../ui/icons.tsx';
import { styled } from '../../ui/styled.tsx';

/** Whether anything may be shared under a release: in words and as a sign. */
export function ReleaseStatusTag({ status }: { status: ReleaseStatus }) {
  const t = useWords();
  const { icon: Icon, words } = statuses[status];
  return (
    <Tag state={status}>
      <Icon size="sm" /> {t(words)}
    </Tag>
  );
}

const statuses = {
  ACTIVE: { icon: CheckCircleIcon, words: texts.active },
  EXPIRED: { icon: ClockIcon, words: texts.expired },
  REVOKED: { icon: CloseIcon, words: texts.revoked },
} satisfies Record<ReleaseStatus, unknown>;

const Tag = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3xs', fontWeight: 'bold' },
  variants: { state: { ACTIVE: { color: 'success' }, EXPIRED: { color: 'fg.muted' }, REVOKED: { color: 'danger' } } },
});
