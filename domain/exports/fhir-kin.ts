import { self, type FamilyHistory, type Relative } from '../family-history.ts';
import type { Pedigree } from '../pedigree/graph.ts';
import { urn, type CodeableConcept, type Extension } from './fhir-shapes.ts';
import { parentRole, twinRole, type Role } from './role-codes.ts';

/** The parents who have a FamilyMemberHistory of their own: how relatives are related to each other (R4's genetics profile). */
export function parentsOf({ id, adoption }: Relative, { persons, unions }: Pedigree): Extension[] {
  const parents = unions.filter(({ children }) => children.includes(id)).flatMap(({ partners }) => partners);
  return persons
    .filter(({ id: parent, kind }) => kind === 'relative' && parents.includes(parent))
    .map((parent) => linkTo('parent', parent.id, parentRole(parent.sex_assigned_at_birth, adoption === 'in')));
}

/** The twins among the relatives; that the member is one of them stands in the relationship. */
export function twinsOf(id: string, { twins, relatives }: FamilyHistory): Extension[] {
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

/** A role as FHIR codes it. */
export function coded(role: Role): CodeableConcept {
  return { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', ...role }] };
}
