import type { FamilyHistory } from '#domain/family-history.ts';
import { isSame } from '#domain/is-same.ts';
import { aboutYouFields } from './about-you-form.ts';
import { ancestryFields } from './ancestry-form.ts';

/** The pages whose answers are other ones after a merge, and the ids of the relatives who are. */
export function renewedParts(before: FamilyHistory, after: FamilyHistory): string[] {
  const have = (fields: readonly (keyof FamilyHistory)[]) => fields.some((name) => !isSame(before[name], after[name]));
  const relatives = before.relatives
    // What is not the same object any more: the merge keeps those of this tab that it does not change.
    .filter(
      (relative) =>
        !after.relatives.includes(relative) || !isSame(twinsWith(relative.id, before), twinsWith(relative.id, after)),
    )
    .map(({ id }) => id);
  return [...(have(aboutYouFields) ? ['about-you'] : []), ...(have(ancestryFields) ? ['ancestry'] : []), ...relatives];
}

function twinsWith(id: string, { twins }: FamilyHistory) {
  return twins.filter(({ members }) => members.includes(id));
}
