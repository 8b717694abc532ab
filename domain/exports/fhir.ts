import { isCancerOpen, isOnsetOpen } from '../family-history/conditions.ts';
import type { FamilyHistory, Relative, RelativeCondition, SexAtBirth } from '../family-history.ts';
import type { Pedigree } from '../pedigree/graph.ts';
import { backgroundOf } from './fhir-background.ts';
import { fhirConditionOf } from './fhir-condition.ts';
import { coded, parentsOf, twinsOf } from './fhir-kin.ts';
import {
  asNotes,
  firstYear,
  urn,
  years,
  type CodeableConcept,
  type Condition,
  type Extension,
  type FamilyBundle,
  type FamilyMemberHistory,
  type Patient,
} from './fhir-shapes.ts';
import { roleOf } from './role-codes.ts';
import { personInWords, relationInWords } from './notes-in-english.ts';

type FamilyHistorySource = {
  /** A UUID. It stands for the patient in the file, which holds neither a name nor a date of birth of theirs. */
  patientId: string;
  history: FamilyHistory;
  pedigree: Pedigree;
  /** When it was told: the last change. */
  reportedAt: Date;
  now: Date;
  /** Makes UUIDs for what has none of its own. */
  makeId: () => string;
};

/**
 * A family history as a FHIR R4 Bundle: the patient, their own conditions and background, and a FamilyMemberHistory for each relative that the
 * member has told of. What only stands in the picture to hold others together is left out.
 */
export function fhirFamilyHistory(source: FamilyHistorySource): FamilyBundle {
  const resources = [
    patientOf(source),
    ...source.history.conditions.map((condition) => ownCondition(condition, source)),
    ...backgroundOf(source.history, { ...source, patient: { reference: urn(source.patientId) } }),
    ...source.history.relatives.map((relative) => memberHistoryOf(relative, source)),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: source.now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: urn(resource.id), resource })),
  };
}

function patientOf({ patientId, history }: FamilyHistorySource): Patient {
  const adopted: Extension = {
    url: 'http://hl7.org/fhir/StructureDefinition/patient-adoptionInfo',
    valueCodeableConcept: { text: 'Adopted' },
  };
  return { resourceType: 'Patient', id: patientId, ...(history.adopted === 'yes' && { extension: [adopted] }) };
}

function ownCondition(condition: RelativeCondition, { patientId, reportedAt, makeId }: FamilyHistorySource): Condition {
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
    ...fhirConditionOf(condition),
    subject: patient,
    recordedDate: reportedAt.toISOString(),
    asserter: patient,
  };
}

function memberHistoryOf(
  relative: Relative,
  { patientId, history, pedigree, reportedAt }: FamilyHistorySource,
): FamilyMemberHistory {
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
    date: reportedAt.toISOString(),
    ...(name !== '' && { name }),
    relationship: { ...coded(roleOf(relative, history.twins)), text: relationInWords(relative) },
    sex: sexOf(sex_assigned_at_birth),
    ...lifeOf(relative),
    ...(notes.length > 0 && { note: asNotes(notes) }),
    ...(conditions.length > 0 && { condition: conditions.map(fhirConditionOf) }),
  };
}

/** Completed only where nothing about their health is open; nobody asked is not the same as nobody knows. */
function statusOf({ relation, has_conditions, conditions }: Relative): FamilyMemberHistory['status'] {
  // Of a child's other parent no more is asked than who they are.
  if (relation === 'partner') return 'completed';
  if (has_conditions === 'unknown' && conditions.length === 0) return 'health-unknown';
  const isWhole =
    has_conditions === 'no' ||
    (conditions.length > 0 && !conditions.some((each) => isOnsetOpen(each) || isCancerOpen(each)));
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

/** R4 asks for the sex at birth here; gender stands in a note. */
function sexOf(code: SexAtBirth): CodeableConcept {
  const display = { female: 'Female', male: 'Male', unknown: 'Unknown' }[code];
  return { coding: [{ system: 'http://hl7.org/fhir/administrative-gender', code, display }] };
}
