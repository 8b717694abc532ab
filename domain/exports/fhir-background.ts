import { originFacts, type Ancestry, type FamilyHistory } from '../family-history.ts';
import type { Observation } from './fhir-shapes.ts';
import { factTexts } from '../family-history/facts.ts';

/**
 * What the patient told of themself and no other resource has a place for, and what the reading of a family hangs on: sex at birth,
 * adoption, where the family comes from, and whether the parents are related. In words, as answered; nothing where nobody answered.
 */
export function backgroundOf(
  history: FamilyHistory,
  { patient, reportedAt, makeId }: { patient: { reference: string }; reportedAt: Date; makeId: () => string },
): Observation[] {
  return factsOf(history).map(([name, value]) => ({
    resourceType: 'Observation',
    id: makeId(),
    status: 'final',
    code: { text: name },
    subject: patient,
    effectiveDateTime: reportedAt.toISOString(),
    performer: [patient],
    valueCodeableConcept: { text: value },
  }));
}

type Fact = readonly [name: string, answer: string];

function factsOf(history: FamilyHistory): Fact[] {
  const { sex_assigned_at_birth, gender, has_conditions } = history;
  return [
    ...answered([
      ['Sex assigned at birth', sex_assigned_at_birth && sexes[sex_assigned_at_birth]],
      ['Gender', gender && factTexts[gender].en],
    ]),
    ...backgroundFacts(history),
    ...answered([['Cancer or another condition that runs in families', has_conditions && answers[has_conditions]]]),
  ];
}

/** Adoption, where the family comes from, and whether the parents are related, as pairs of a name and the answer. */
export function backgroundFacts(history: FamilyHistory): Fact[] {
  const { adopted, ashkenazi_jewish, parents_related, parents_relation, ancestry } = history;
  const how = parents_relation && parents_relation !== 'unknown' ? `: ${kinships[parents_relation]}` : '';
  return answered([
    ['Adopted', adopted && answers[adopted]],
    ['Ashkenazi Jewish grandparent', ashkenazi_jewish && answers[ashkenazi_jewish]],
    ['Parents related by blood', parents_related && `${answers[parents_related]}${how}`],
    ['Ancestry, maternal side', originsOf(ancestry.maternal)],
    ['Ancestry, paternal side', originsOf(ancestry.paternal)],
  ]);
}

function answered(all: readonly (readonly [name: string, answer: string | null])[]): Fact[] {
  return all.flatMap(([name, answer]) => (answer ? [[name, answer] as const] : []));
}

function originsOf({ origins, other }: Ancestry): string {
  const names = origins.map((code) => {
    if (code === 'unknown') return 'not known in part or whole';
    return code === 'other' && other !== '' ? other : originFacts[code].name.en;
  });
  return names.join(', ');
}

const answers = { yes: 'Yes', no: 'No', unknown: 'Unknown' } as const;
const sexes = { female: 'Female', male: 'Male', unknown: 'Unknown' } as const;
const kinships = {
  'first-cousins': 'first cousins',
  'second-cousins': 'second cousins',
  other: 'in another way',
} as const;
