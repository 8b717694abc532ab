import { specialistTexts as texts } from '#src/texts/specialist.ts';
import { NotYetPage } from '../not-yet-page.tsx';

/** `/specialist/appointments/past`: the visits that were. */
export default function PastPage() {
  return <NotYetPage title={texts.pastTitle} notYet={texts.pastNotYet} />;
}
