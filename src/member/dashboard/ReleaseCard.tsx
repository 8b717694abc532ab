import { stepPath } from '../../../domain/steps.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { DocumentIcon } from '../../ui/icons.tsx';
import { Text } from '../../ui/Text.tsx';
import { RecordCard } from './RecordCard.tsx';

/** The release of information that is in force, or the newest one. */
export function ReleaseCard({ release }: { release: components['schemas']['RoiForm'] | undefined }) {
  const t = useWords();
  const { date, calendarDate } = useMoments();
  const title = t(texts.release);
  if (!release)
    return (
      <RecordCard icon={<DocumentIcon />} title={title}>
        <Text look="muted">{t(texts.releaseNone)}</Text>
      </RecordCard>
    );
  const isActive = release.status === 'ACTIVE';
  return (
    <RecordCard
      icon={<DocumentIcon />}
      title={title}
      link={{ to: stepPath('release-of-information'), text: t(texts.releaseSee) }}
    >
      {isActive ? (
        <>
          <Text look="strong">{release.recipient}</Text>
          <Text>
            {t(texts.releaseActive, { signed: date(release.signed_at), until: calendarDate(release.expires_on) })}
          </Text>
        </>
      ) : (
        <Text>{t(texts.releaseEnded)}</Text>
      )}
    </RecordCard>
  );
}
