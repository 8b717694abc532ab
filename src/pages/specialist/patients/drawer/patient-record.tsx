import type { ReactNode } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { screenTexts } from '#src/texts/screen.ts';
import { Contact } from './contact.tsx';
import { Documents } from './documents.tsx';
import { FamilyScreen } from './family-screen.tsx';
import { FamilyTree } from './family-tree.tsx';
import { Glance } from './glance.tsx';
import { Health } from './health.tsx';
import { Kits } from './kits.tsx';
import { Part, PartLinks } from './part.tsx';
import { Releases } from './releases.tsx';
import { Visits } from './visits.tsx';
import { WhoItIs } from './who-it-is.tsx';

type Patient = components['schemas']['Patient'];

/** All that the care team may know of a patient, part by part. Each part is read by itself, and fails by itself. */
export function PatientRecord({ patient }: { patient: Patient }) {
  const parts = useParts();
  const contents = contentsOf(patient);
  return parts.map((part) => <Part key={part.id} {...part} content={contents[part.id]} />);
}

/** The ways to its parts, for the bar of the drawer. */
export function RecordLinks() {
  return <PartLinks parts={useParts()} />;
}

function useParts() {
  const t = useWords();
  return partsInOrder.map(({ id, title, link }) => ({ id, title: t(title), link: link && t(link) }));
}

/** The parts, what decides a visit first. */
const partsInOrder = [
  { id: 'glance', title: texts.glance, link: undefined },
  { id: 'who', title: texts.who, link: undefined },
  { id: 'visits', title: texts.visits, link: undefined },
  { id: 'tree', title: texts.tree, link: undefined },
  { id: 'screen', title: screenTexts.title, link: texts.screenLink },
  { id: 'health', title: texts.health, link: undefined },
  { id: 'kit', title: texts.kit, link: undefined },
  { id: 'releases', title: texts.releases, link: undefined },
  { id: 'documents', title: texts.documents, link: undefined },
] as const;

function contentsOf(patient: Patient): Readonly<Record<(typeof partsInOrder)[number]['id'], ReactNode>> {
  const { id: patientId } = patient;
  return {
    glance: <Glance patientId={patientId} />,
    who: (
      <>
        <WhoItIs patient={patient} />
        <Contact patientId={patientId} />
      </>
    ),
    visits: <Visits patientId={patientId} />,
    tree: <FamilyTree patient={patient} />,
    screen: <FamilyScreen patientId={patientId} />,
    health: <Health patientId={patientId} />,
    kit: <Kits patientId={patientId} />,
    releases: <Releases patientId={patientId} />,
    documents: <Documents patientId={patientId} />,
  };
}
