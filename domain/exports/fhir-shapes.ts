/** The parts of FHIR R4 that an exported family history is made of (https://hl7.org/fhir/R4/familymemberhistory.html). */
export type CodeableConcept = { coding?: { system: string; code: string; display: string }[]; text?: string };
export type Reference = { reference: string };
export type Annotation = { text: string };
export type Age = { value: number; unit: string; system: string; code: string };
export type Range = { low: Age; high: Age };
export type Extension = {
  url: string;
  extension?: Extension[];
  valueCodeableConcept?: CodeableConcept;
  valueReference?: Reference;
};
export type Onset = { onsetAge?: Age; onsetRange?: Range };

export type Patient = { resourceType: 'Patient'; id: string; extension?: Extension[] };

/** A condition of the member's own, as they told it. */
export type Condition = Onset & {
  resourceType: 'Condition';
  id: string;
  verificationStatus: CodeableConcept;
  code: CodeableConcept;
  subject: Reference;
  recordedDate: string;
  asserter: Reference;
  note?: Annotation[];
};

/** Something the member told of themself. */
export type Observation = {
  resourceType: 'Observation';
  id: string;
  status: 'final';
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime: string;
  performer: Reference[];
  valueCodeableConcept: CodeableConcept;
};

export type FamilyMemberHistory = {
  resourceType: 'FamilyMemberHistory';
  id: string;
  extension?: Extension[];
  status: 'completed' | 'partial' | 'health-unknown';
  dataAbsentReason?: CodeableConcept;
  patient: Reference;
  date: string;
  name?: string;
  relationship: CodeableConcept;
  sex: CodeableConcept;
  ageAge?: Age;
  ageRange?: Range;
  deceasedBoolean?: boolean;
  deceasedAge?: Age;
  deceasedRange?: Range;
  note?: Annotation[];
  condition?: (Onset & { code: CodeableConcept; note?: Annotation[] })[];
};

export type FamilyBundle = {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: { fullUrl: string; resource: Patient | Observation | Condition | FamilyMemberHistory }[];
};

const ucum = 'http://unitsofmeasure.org';

/** So many years. Below one year an Age would be nought, which R4 does not allow (age-1): that is a range. */
export function years(value: number): Age {
  return { value, unit: value === 1 ? 'year' : 'years', system: ucum, code: 'a' };
}

/** An age in the first year of life, which FHIR does not take as 0 years. */
export const firstYear: Range = { low: years(0), high: years(1) };

/** Sentences as notes. */
export function asNotes(sentences: readonly string[]): Annotation[] {
  return sentences.map((text) => ({ text }));
}

/** A UUID as a reference inside of a file. */
export function urn(id: string): string {
  return `urn:uuid:${id}`;
}
