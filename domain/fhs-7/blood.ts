import type { FamilyHistory, Relation, Relative } from '../family-history.ts';

/**
 * The relatives who share genes with the member by descent. Partners don't. Who was adopted into the family doesn't, nor who
 * is related only through them; parents and grandparents do even then, but not the family that took them in. Where nobody
 * knows of an adoption a relative counts: the survey asks for relatives by blood.
 */
export function bloodRelatives({ relatives }: FamilyHistory): Relative[] {
  const byId = new Map(relatives.map((relative) => [relative.id, relative]));
  const adoptedSides = relatives
    .filter(({ relation, adoption }) => relation === 'parent' && adoption === 'in')
    .map(({ side }) => side);

  const isByBlood = (relative: Relative, seen: readonly string[] = []): boolean => {
    const { id, relation, side, adoption, via } = relative;
    if (relation === 'partner') return false;
    if (adoption === 'in' && !isAncestor(relation)) return false;
    if (isThroughParent(relation) && adoptedSides.includes(side)) return false;
    const link = via === null ? undefined : byId.get(via);
    // Through a partner stands a child of the member’s own, or of theirs.
    return !link || link.relation === 'partner' || seen.includes(id) || isByBlood(link, [...seen, id]);
  };
  return relatives.filter((relative) => isByBlood(relative));
}

function isAncestor(relation: Relation): boolean {
  return relation === 'parent' || relation === 'grandparent';
}

function isThroughParent(relation: Relation): boolean {
  return relation === 'grandparent' || relation === 'aunt-or-uncle' || relation === 'cousin';
}
