import { stepPath } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { useMoments } from '#src/texts/moments.ts';
import { Text, TextLink } from '#src/ui/text.tsx';
import { NotYet } from './not-yet.tsx';

type Schemas = components['schemas'];

type ReleaseFactsProps = {
  release: Schemas['RoiForm'] | undefined;
  /** To share with nobody, where it stands. */
  decision: Schemas['SharingDecision'] | undefined;
};

/** The release of information that is in force, the decision to share with nobody, or that the newest release has ended. */
export function ReleaseFacts({ release, decision }: ReleaseFactsProps) {
  const t = useWords();
  const { date, calendarDate } = useMoments();
  if (decision)
    return (
      <>
        <Text look="strong">{t(texts.sharesWithNobody)}</Text>
        <Text look="small">{t(texts.decidedOn, { date: date(decision.decided_at) })}</Text>
        <Text>
          <TextLink to={stepPath('release-of-information')}>{t(texts.decisionChange)}</TextLink>
        </Text>
      </>
    );
  if (!release) return <NotYet step="release-of-information" words={t(texts.releaseNone)} go={t(texts.releaseSign)} />;
  const { status, recipient, signed_at, expires_on } = release;
  return (
    <>
      {status === 'ACTIVE' ? (
        <>
          <Text look="strong">{recipient}</Text>
          <Text look="small">
            {t(texts.releaseActive, { signed: date(signed_at), until: calendarDate(expires_on) })}
          </Text>
        </>
      ) : (
        <Text>{t(texts.releaseEnded)}</Text>
      )}
      <Text>
        <TextLink to={stepPath('release-of-information')}>
          {t(status === 'ACTIVE' ? texts.releaseSee : texts.releaseAgain)}
        </TextLink>
      </Text>
    </>
  );
}
