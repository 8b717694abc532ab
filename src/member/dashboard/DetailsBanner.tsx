import { stepPath } from '#domain/steps.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { AlertBanner } from '../../ui/AlertBanner.tsx';
import { LinkButton } from '../../ui/Button.tsx';

/** The newest details were not accepted, though earlier ones were: what that stops, and the way to settle it. */
export function DetailsBanner() {
  const t = useWords();
  return (
    <AlertBanner
      tone="warning"
      title={t(texts.detailsTitle)}
      action={
        <LinkButton to={stepPath('eligibility')} look="secondary" size="sm">
          {t(texts.detailsSee)}
        </LinkButton>
      }
    >
      {t(texts.detailsBody)}
    </AlertBanner>
  );
}
