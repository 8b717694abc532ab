import { conditionNameOf, isOnsetOpen } from '../family-history/conditions.ts';
import { self, type FamilyHistory, type Relative, type RelativeCondition, type SexAtBirth } from '../family-history.ts';
import type { Pedigree } from '../pedigree/graph.ts';
import {
  years,
  type Annotation,
  type CodeableConcept,
  type Condition,
  type Extension,
  type FamilyBundle,
  type FamilyMemberHistory,
  type Onset,
  type Patient,
  type Range,
} from './fhir-shapes.ts';
import { backgroundOf } from './fhir-background.ts';
import { parentRole, roleOf, twinRole, type Role } from './role-codes.ts';
import { snomedOf } from './snomed.ts';
import { factsInWords, personInWords, relationInWords } from './told.ts';

type Told = {
  /** A UUID. It stands for the patient in the file, which holds neither a name nor a date of birth of theirs. */
  patientId: string;
  history: FamilyHistory;
  pedigree: Pedigree;
  /** When it was told: the last change. */
  toldAt: Date;
  now: Date;
  /** Makes UUIDs for what has none of its own. */
  makeId: () => string;
};

/**
 * A family history as a FHIR R4 Bundle: the patient, their own conditions and background, and a FamilyMemberHistory for each relative that the
 * member has told of. What only stands in the picture to hold others together is left out.
 */
export function fhirFamilyHistory(told: Told): FamilyBundle {
  const resources = [
    patientOf(told),
    ...told.history.conditions.map((condition) => ownCondition(condition, told)),
    ...backgroundOf(told.history, { ...told, patient: { reference: urn(told.patientId) } }),
    ...told.history.relatives.map((relative) => memberHistoryOf(relative, told)),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: told.now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: urn(resource.id), resource })),
  };
}

function patientOf({ patientId, history }: Told): Patient {
  const adopted: Extension = {
    url: 'http://hl7.org/fhir/StructureDefinition/patient-adoptionInfo',
    valueCodeableConcept: { text: 'Adopted' },
  };
  return { resourceType: 'Patient', id: patientId, ...(history.adopted === 'yes' && { extension: [adopted] }) };
}

function ownCondition(told: RelativeCondition, { patientId, toldAt, makeId }: Told): Condition {
  const patient = { reference: urn(patientId) };
  return {
    resourceType: 'Condition',
    id: makeId(),
    verificationStatus: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
          ...{ code: 'unconfirmed', display: 'Unconfirmed' },
        },
      ],
    },
    ...diseaseOf(told),
    subject: patient,
    recordedDate: toldAt.toISOString(),
    asserter: patient,
  };
}

function memberHistoryOf(relative: Relative, { patientId, history, pedigree, toldAt }: Told): FamilyMemberHistory {
  const { id, name, relation, has_conditions, conditions, sex_assigned_at_birth } = relative;
  const extension = [...parentsOf(relative, pedigree), ...twinsOf(id, history)];
  const notes = personInWords(relative);
  return {
    resourceType: 'FamilyMemberHistory',
    id,
    ...(extension.length > 0 && { extension }),
    status: statusOf(relative),
    ...(has_conditions === null && relation !== 'partner' && { dataAbsentReason: deferred }),
    patient: { reference: urn(patientId) },
    date: toldAt.toISOString(),
    ...(name !== '' && { name }),
    relationship: { ...coded(roleOf(relative, history.twins)), text: relationInWords(relative) },
    sex: sexOf(sex_assigned_at_birth),
    ...lifeOf(relative),
    ...(notes.length > 0 && { note: asNotes(notes) }),
    ...(conditions.length > 0 && { condition: conditions.map(diseaseOf) }),
  };
}

/** Completed only where nothing about their health is open; nobody asked is not the same as nobody knows. */
function statusOf({ relation, has_conditions, conditions }: Relative): FamilyMemberHistory['status'] {
  // Of a child's other parent no more is asked than who they are.
  if (relation === 'partner') return 'completed';
  if (has_conditions === 'unknown' && conditions.length === 0) return 'health-unknown';
  const isWhole = has_conditions === 'no' || (conditions.length > 0 && !conditions.some(isOnsetOpen));
  return isWhole ? 'completed' : 'partial';
}

const deferred: CodeableConcept = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/history-absent-reason',
      ...{ code: 'deferred', display: 'Deferred' },
    },
  ],
};

function lifeOf({ vital_status, age }: Relative): Partial<FamilyMemberHistory> {
  if (vital_status === 'deceased') {
    if (age === null) return { deceasedBoolean: true };
    return age === 0 ? { deceasedRange: firstYear } : { deceasedAge: years(age) };
  }
  return {
    ...(age !== null && (age === 0 ? { ageRange: firstYear } : { ageAge: years(age) })),
    ...(vital_status === 'living' && { deceasedBoolean: false }),
  };
}

function diseaseOf(told: RelativeCondition): Onset & { code: CodeableConcept; note?: Annotation[] } {
  const concept = snomedOf[told.condition];
  const notes = factsInWords(told);
  return {
    code: {
      ...(concept && { coding: [{ system: 'http://snomed.info/sct', ...concept }] }),
      text: conditionNameOf(told, 'en'),
    },
    ...onsetOf(told),
    ...(notes.length > 0 && { note: asNotes(notes) }),
  };
}

function onsetOf({ age_of_onset, decade_of_onset }: RelativeCondition): Onset {
  if (age_of_onset !== null) return age_of_onset === 0 ? { onsetRange: firstYear } : { onsetAge: years(age_of_onset) };
  return decade_of_onset === null
    ? {}
    : { onsetRange: { low: years(decade_of_onset), high: years(decade_of_onset + 9) } };
}

const firstYear: Range = { low: years(0), high: years(1) };

/** The parents who have a FamilyMemberHistory of their own: how relatives are related to each other (R4's genetics profile). */
function parentsOf({ id, adoption }: Relative, { persons, unions }: Pedigree): Extension[] {
  const parents = unions.filter(({ children }) => children.includes(id)).flatMap(({ partners }) => partners);
  return persons
    .filter(({ id: parent, kind }) => kind === 'relative' && parents.includes(parent))
    .map((parent) => linkTo('parent', parent.id, parentRole(parent.sex_assigned_at_birth, adoption === 'in')));
}

function twinsOf(id: string, { twins, relatives }: FamilyHistory): Extension[] {
  return twins
    .filter(({ members }) => members.includes(id))
    .flatMap(({ members, kind }) =>
      members
        .filter((other) => other !== id && other !== self && relatives.some((relative) => relative.id === other))
        .map((other) => linkTo('sibling', other, twinRole(kind))),
    );
}

function linkTo(kind: 'parent' | 'sibling', id: string, role: Role): Extension {
  return {
    url: `http://hl7.org/fhir/StructureDefinition/family-member-history-genetics-${kind}`,
    extension: [
      { url: 'type', valueCodeableConcept: coded(role) },
      { url: 'reference', valueReference: { reference: urn(id) } },
    ],
  };
}

function coded(role: Role): CodeableConcept {
  return { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', ...role }] };
}

/** R4 asks for the sex at birth here; gender stands in a note. */
function sexOf(code: SexAtBirth): CodeableConcept {
  const display = { female: 'Female', male: 'Male', unknown: 'Unknown' }[code];
  return { coding: [{ system: 'http://hl7.org/fhir/administrative-gender', code, display }] };
}

function asNotes(sentences: readonly string[]): Annotation[] {
  return sentences.map((text) => ({ text }));
}

function urn(id: string): string {
  return `urn:uuid:${id}`;
}
