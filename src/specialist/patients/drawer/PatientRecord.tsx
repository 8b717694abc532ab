import type { components } from '../../../../openapi/generated/types.ts';
import { useWords } from '../../../texts/locale.ts';
import { patientRecordTexts as texts } from '../../../texts/patientRecord.ts';
import { screenTexts } from '../../../texts/screen.ts';
import { Contact } from './Contact.tsx';
import { Documents } from './Documents.tsx';
import { FamilyTree } from './FamilyTree.tsx';
import { FamilyScreen } from './FamilyScreen.tsx';
import { Health } from './Health.tsx';
import { Kits } from './Kits.tsx';
import { Part, PartLinks, type PartOfRecord } from './Part.tsx';
import { Releases } from './Releases.tsx';
import { Visits } from './Visits.tsx';
import { WhoItIs } from './WhoItIs.tsx';

type Patient = components['schemas']['Patient'];

/** All that the care team may know of a patient, part by part. Each part is read by itself, and fails by itself. */
export function PatientRecord({ patient }: { patient: Patient }) {
  const t = useWords();
  const parts = partsOf(patient).map((part) => ({ ...part, title: t(part.title) }));
  return (
    <>
      <PartLinks parts={parts} />
      {parts.map((part) => (
        <Part key={part.id} {...part} />
      ))}
    </>
  );
}

function partsOf(patient: Patient): readonly (Omit<PartOfRecord, 'title'> & { title: typeof texts.who })[] {
  const { id: patientId } = patient;
  return [
    {
      id: 'who',
      title: texts.who,
      content: (
        <>
          <WhoItIs patient={patient} />
          <Contact patientId={patientId} />
        </>
      ),
    },
    { id: 'visits', title: texts.visits, content: <Visits patientId={patientId} /> },
    { id: 'tree', title: texts.tree, content: <FamilyTree patient={patient} /> },
    { id: 'screen', title: screenTexts.title, content: <FamilyScreen patientId={patientId} /> },
    { id: 'health', title: texts.health, content: <Health patientId={patientId} /> },
    { id: 'kit', title: texts.kit, content: <Kits patientId={patientId} /> },
    { id: 'releases', title: texts.releases, content: <Releases patientId={patientId} /> },
    { id: 'documents', title: texts.documents, content: <Documents patientId={patientId} /> },
  ];
}
