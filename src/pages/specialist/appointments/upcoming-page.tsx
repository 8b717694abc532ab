import { specialistTexts as texts } from '#src/texts/specialist.ts';
import { NotYetPage } from '../not-yet-page.tsx';

/** `/specialist/appointments/upcoming`: the visits to come. */
export default function UpcomingPage() {
  return <NotYetPage title={texts.upcomingTitle} notYet={texts.upcomingNotYet} />;
}
