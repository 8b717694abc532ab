import { specialistTexts as texts } from '../../texts/specialist.ts';
import { NotYetPage } from '../NotYetPage.tsx';

/** `/specialist/appointments/upcoming`: the visits to come. */
export default function UpcomingPage() {
  return <NotYetPage title={texts.upcomingTitle} notYet={texts.upcomingNotYet} />;
}
