import type { FamilyMemberHistory } from '#domain/exports/fhir-shapes.ts';
import { fhirFamilyHistory } from '#domain/exports/fhir.ts';
import {
  newFamilyHistory,
  newRelative,
  type FamilyHistory,
  type Relation,
  type Relative,
  type Side,
} from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';

const patientId = '0b1f64f4-6c3c-4b39-9f8a-93a9e6f0a001';
export const bundleOf = (history: FamilyHistory) =>
  fhirFamilyHistory({
    ...{ patientId, history, pedigree: pedigreeOf(history, { name: 'Ann Lee', age: 40 }) },
    ...{ reportedAt: new Date('2026-11-20T10:00:00Z'), now: new Date('2026-11-21T10:00:00Z') },
    makeId: () => crypto.randomUUID(),
  });
export const membersOf = (history: FamilyHistory) =>
  bundleOf(history).entry.flatMap(({ resource }) =>
    resource.resourceType === 'FamilyMemberHistory' ? [resource] : [],
  );

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const relative = (number: number, relation: Relation, side: Side, more: Partial<Relative> = {}): Relative => ({
  ...newRelative(id(number), relation, side),
  ...more,
});
export const family = (...relatives: Relative[]): FamilyHistory => ({ ...newFamilyHistory(() => id(99)), relatives });
export const memberOf = (relation: Relation, side: Side, more: Partial<Relative> = {}) =>
  membersOf(family(relative(1, relation, side, more)))[0];
export const roleOf = (member: FamilyMemberHistory | undefined) => member?.relationship.coding?.[0]?.code;
