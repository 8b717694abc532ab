import { stepPath } from '#domain/steps.ts';
import { useWords } from '#src/lib/locale.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { LinkButton } from '#src/ui/button.tsx';

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
