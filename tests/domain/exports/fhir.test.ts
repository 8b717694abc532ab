import fc from 'fast-check';
import { Fhir } from 'fhir';
import { describe, expect, it, vi } from 'vitest';
import { snomedOf } from '#domain/exports/snomed.ts';
import { conditionCodes, newCondition, type FamilyHistory } from '#domain/family-history.ts';
import { anyHistory } from '../any-history.ts';
import { bundleOf, membersOf, family } from './fhir-families.ts';

// Many families are tried: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

describe('a family history as FHIR R4', () => {
  it('is found valid by the definitions of R4, whatever the family', () => {
    const fhir = new Fhir();
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { valid, messages } = fhir.validate(bundleOf(history), { errorOnUnexpected: true });
        const errors = messages.filter(({ severity }) => ['error', 'fatal'].includes(String(severity)));
        expect(errors).toEqual([]);
        expect(valid).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the rules of R4 that its definitions do not hold', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const bundle = bundleOf(history);
        const urls = bundle.entry.map(({ fullUrl }) => fullUrl);
        expect(new Set(urls).size).toBe(urls.length);
        for (const { fullUrl, resource } of bundle.entry) expect(fullUrl).toBe(`urn:uuid:${resource.id}`);
        // Every reference leads to an entry of the same bundle.
        for (const [, reference] of JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)) {
          expect(urls).toContain(reference);
        }
        // age-1: an Age is more than nought and in UCUM; ele-1: nothing is empty.
        for (const [, age] of JSON.stringify(bundle).matchAll(/"(?:ageAge|deceasedAge|onsetAge)":(\{[^}]+\})/g)) {
          expect(JSON.parse(age ?? '')).toMatchObject({ system: 'http://unitsofmeasure.org', code: 'a' });
          expect((JSON.parse(age ?? '') as { value: number }).value).toBeGreaterThan(0);
        }
        expect(JSON.stringify(bundle)).not.toMatch(/\[\]|\{\}|:""|null/);
        for (const member of membersOf(history)) {
          const ways = ['deceasedBoolean', 'deceasedAge', 'deceasedRange'].filter((key) => key in member);
          expect(ways.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('tells each relative once, with no more of the patient than that they are one', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect(membersOf(history).map((member) => member.id)).toEqual(history.relatives.map((each) => each.id));
        expect(JSON.stringify(bundleOf({ ...history, relatives: [], conditions: [] }))).not.toContain('Ann Lee');
      }),
    );
    expect(Object.keys(bundleOf(family()).entry[0]?.resource ?? {})).toEqual(['resourceType', 'id']);
  });
});

describe('what the patient told of themself', () => {
  const told = (history: FamilyHistory) =>
    bundleOf(history).entry.flatMap(({ resource }) =>
      resource.resourceType === 'Observation' ? [[resource.code.text, resource.valueCodeableConcept.text]] : [],
    );

  it('is said where the reading of the family hangs on it, also that something is not known', () => {
    const history: FamilyHistory = {
      ...family(),
      ...{ sex_assigned_at_birth: 'female', gender: 'man', adopted: 'unknown', has_conditions: 'no' },
      ...{ ashkenazi_jewish: 'yes', parents_related: 'yes', parents_relation: 'first-cousins' },
      ancestry: {
        maternal: { origins: ['ashkenazi-jewish', 'other'], other: 'Roma' },
        paternal: { origins: ['unknown'], other: '' },
      },
    };
    expect(told(history)).toEqual([
      ['Sex assigned at birth', 'Female'],
      ['Gender', 'man'],
      ['Adopted', 'Unknown'],
      ['Ashkenazi Jewish grandparent', 'Yes'],
      ['Parents related by blood', 'Yes: first cousins'],
      ['Ancestry, maternal side', 'Ashkenazi Jewish, Roma'],
      ['Ancestry, paternal side', 'not known in part or whole'],
      ['Cancer or another condition that runs in families', 'No'],
    ]);
  });

  it('is left out where nobody has answered', () => {
    expect(told(family())).toEqual([]);
  });
});

it('the patient’s own conditions are Conditions, told by the patient, and an adoption is said', () => {
  const history = {
    ...family(),
    adopted: 'yes',
    has_conditions: 'yes',
    conditions: [newCondition('melanoma')],
  } as const;
  const [patient, condition] = bundleOf({ ...history, conditions: [...history.conditions] }).entry;
  expect(patient?.resource).toHaveProperty('extension', [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/patient-adoptionInfo',
      valueCodeableConcept: { text: 'Adopted' },
    },
  ]);
  expect(condition?.resource).toMatchObject({
    ...{
      resourceType: 'Condition',
      subject: { reference: patient?.fullUrl },
      asserter: { reference: patient?.fullUrl },
    },
    verificationStatus: { coding: [{ code: 'unconfirmed' }] },
  });
});

it('codes are SNOMED CT identifiers: their last digit checks (Verhoeff)', () => {
  for (const code of conditionCodes) {
    const concept = snomedOf[code];
    if (concept) expect(isSctid(concept.code), `${code}: ${concept.code}`).toBe(true);
  }
});

/** The check digit of an SCTID, by the algorithm of Verhoeff: https://confluence.ihtsdotools.org/display/DOCRELFMT */
function isSctid(code: string): boolean {
  const permuted = (place: number, digit: number): number =>
    place === 0 ? digit : permuted(place - 1, [1, 5, 7, 6, 2, 8, 3, 0, 9, 4][digit] ?? 0);
  const product = (one: number, other: number) => {
    const isTurned = one >= 5;
    const rest = isTurned ? (one - other + 10) % 5 : (one + other) % 5;
    return isTurned === other >= 5 ? rest : rest + 5;
  };
  const digits = code.split('').reverse().map(Number);
  return digits.reduce((check, digit, place) => product(check, permuted(place % 8, digit)), 0) === 0;
}
