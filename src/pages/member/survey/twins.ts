import { parentsOf, self, type FamilyHistory, type Relative, type Twins } from '#domain/family-history.ts';

/** With whom somebody was born a twin, and of which kind they are. */
export function twinsOf(id: string, { twins }: FamilyHistory): Twins {
  const group = groupOf(id, twins);
  return { members: group?.members.filter((member) => member !== id) ?? [], kind: group?.kind ?? 'unknown' };
}

/** The twins with one person’s set anew: those that are left alone are twins no more. */
export function withTwins(
  twins: readonly Twins[],
  id: string,
  others: readonly string[],
  kind: Twins['kind'],
): Twins[] {
  const before = groupOf(id, twins)?.members ?? [];
  // In the order in which they stood, so that nothing has changed where nobody was added or taken out.
  const group = new Set([...before.filter((other) => other === id || others.includes(other)), id, ...others]);
  const place = twins.findIndex(({ members }) => members.includes(id));
  const left = twins.map(({ members, ...rest }) => ({
    ...rest,
    members: members.filter((member) => !group.has(member)),
  }));
  const own = others.length > 0 ? [{ members: [...group], kind }] : [];
  return left.toSpliced(place < 0 ? left.length : place, 0, ...own).filter(({ members }) => members.length > 1);
}

function groupOf(id: string, twins: readonly Twins[]): Twins | undefined {
  return twins.find(({ members }) => members.includes(id));
}

/** Those who have the same parents as somebody, so that they can be twins; `self` is the member. */
export function possibleTwins(
  relative: Pick<Relative, 'id' | 'relation' | 'side' | 'via'>,
  { relatives }: FamilyHistory,
): string[] {
  const parents = parentsOf(relative);
  if (parents === null) return [];
  const others = relatives.filter((other) => other.id !== relative.id && parentsOf(other) === parents);
  return [...(parentsOf(self) === parents ? [self] : []), ...others.map(({ id }) => id)];
}
