import { paths } from '#domain/paths.ts';
import { stepPath } from '#domain/steps.ts';
import { useJourney } from '../../features/journey/use-journey.ts';
import { PageTabs } from '../../layouts/page-tabs.tsx';
import { useWords } from '../../lib/locale.ts';
import { layoutTexts } from '../../texts/layout.ts';
import { useCounselingTab } from './use-counseling-tab.ts';

/**
 * The tabs of a member: their overview, counseling where the flag of this device shows it, and, after the journey, what the
 * specialist wrote. One alone is no choice, so nothing stands there then.
 */
export function JourneyTabs() {
  const t = useWords();
  const { furthest } = useJourney();
  const tabs = [
    { to: paths.dashboard, label: t(layoutTexts.overviewTab), isShown: true },
    { to: stepPath('counseling'), label: t(layoutTexts.counselingTab), isShown: useCounselingTab() },
    { to: paths.consultSummary, label: t(layoutTexts.summaryTab), isShown: furthest === 'complete' },
  ].filter(({ isShown }) => isShown);
  return tabs.length > 1 && <PageTabs tabs={tabs} />;
}
