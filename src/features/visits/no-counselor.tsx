import { noCounselorParts } from '#domain/counselor.ts';
import { stepPath } from '#domain/steps.ts';
import { useWords } from '../../lib/locale.ts';
import { counselorTexts as texts } from '../../texts/counselor.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';

/** Nobody may counsel the member where they live: why no test is ordered, what opens it, and how to reach a person. */
export function NoCounselor({ withLink = false }: { withLink?: boolean }) {
  const t = useWords();
  return (
    <AlertBanner tone="warning" title={t(texts.title)} action={withLink && <ChangeState />}>
      <Stack gap="xs">
        {noCounselorParts.map((part) => (
          <p key={part.en}>{t(part)}</p>
        ))}
        <SupportContact />
      </Stack>
    </AlertBanner>
  );
}

/** The same where times would be offered: nobody is told to look again for what can't come by looking. */
export function NoCounselorForTimes() {
  const t = useWords();
  return (
    <AlertBanner tone="warning" title={t(texts.noTimes)} action={<ChangeState />}>
      <Stack gap="xs">
        <p>{t(texts.noTimesBody)}</p>
        <SupportContact />
      </Stack>
    </AlertBanner>
  );
}

function ChangeState() {
  const t = useWords();
  return (
    <LinkButton to={stepPath('eligibility')} look="secondary" size="sm">
      {t(texts.changeState)}
    </LinkButton>
  );
}
