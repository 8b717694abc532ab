import { specialistTexts as texts } from '../../texts/specialist.ts';
import { NotYetPage } from '../NotYetPage.tsx';

/** `/specialist/patients`: the patients of a specialist. */
export default function PatientsPage() {
  return <NotYetPage title={texts.patientsTitle} notYet={texts.patientsNotYet} />;
}
