import { specialistTexts as texts } from '../../texts/specialist.ts';
import { NotYetPage } from '../NotYetPage.tsx';

/** `/specialist/appointments/past`: the visits that were. */
export default function PastPage() {
  return <NotYetPage title={texts.pastTitle} notYet={texts.pastNotYet} />;
}
