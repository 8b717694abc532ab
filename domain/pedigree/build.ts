import type { FamilyHistory, Relation, Relative } from '../family-history.ts';
import { placeGrandparents, placeParents } from './ancestors.ts';
import { inDrawnOrder } from './arrange.ts';
import { PedigreeBuilder } from './builder.ts';
import type { Pedigree, PedigreeMember, PedigreeUnion } from './graph.ts';
import { drawnSide, grandparentsUnion, parentsUnion } from './people.ts';
import { arrangedSibship, joinedTwins } from './sibship.ts';

/** Makes a pedigree of what a member has told. Everybody who was named stands in it once, also where much is not known. */
export function pedigreeOf(history: FamilyHistory, member: PedigreeMember): Pedigree {
  const draft = new PedigreeBuilder(history, member);
  const parents = placeParents(draft);
  placeGrandparents(draft, parents);
  for (const { id, side } of draft.relatives('half-sibling')) {
    draft.unionWithUnknown(parents[drawnSide(side)]).children.push(id);
  }
  placeBelow(draft, 'cousin', ['aunt-or-uncle'], (cousin) => unknownAunt(draft, cousin));
  placeBelow(draft, 'niece-or-nephew', ['sibling', 'half-sibling'], () => unknownSibling(draft));
  for (const { id } of draft.relatives('partner')) draft.union('self', id);
  for (const child of draft.relatives('child')) unionOfChild(draft, child).children.push(child.id);
  placeBelow(draft, 'grandchild', ['child'], () => unknownChild(draft));
  return arranged(draft);
}

/** Puts everybody of a relation below the relative through whom they are related, or below one of whom nobody has told. */
function placeBelow(
  draft: PedigreeBuilder,
  relation: Relation,
  parents: readonly Relation[],
  unknown: (child: Relative) => string,
): void {
  for (const child of draft.relatives(relation)) {
    const { via } = child;
    const parent = via !== null && draft.isA(via, parents) ? via : unknown(child);
    draft.unionWithUnknown(parent).children.push(child.id);
  }
}

/** Who is told of as another parent has a child with the member: where nothing else is said, the ones that are told. */
function unionOfChild(draft: PedigreeBuilder, child: Relative): PedigreeUnion {
  const partners = draft.relatives('partner');
  const only =
    partners.length === 1 && draft.relatives('child').every(({ via }) => via === null) ? partners[0] : undefined;
  const partner = draft.isA(child.via, ['partner']) ? child.via : only?.id;
  return typeof partner === 'string' ? draft.union('self', partner) : draft.unionWithUnknown('self');
}

function unknownAunt(draft: PedigreeBuilder, { side }: Relative): string {
  const at = drawnSide(side);
  const id = draft.placeholder(`${at}-aunt-or-uncle`, 'aunt-or-uncle', { side: at, generation: -1 });
  return draft.asChild(id, draft.unions.get(grandparentsUnion(at)));
}

function unknownSibling(draft: PedigreeBuilder): string {
  const id = draft.placeholder('sibling', 'sibling', { side: 'both', generation: 0 });
  return draft.asChild(id, draft.unions.get(parentsUnion));
}

function unknownChild(draft: PedigreeBuilder): string {
  const id = draft.placeholder('child', 'child', { side: 'both', generation: 1 });
  return draft.asChild(id, draft.unionWithUnknown('self'));
}

/** The pedigree with the children of each couple in their order, twins among them, and everybody as they are drawn. */
function arranged({ history, persons, unions: made }: PedigreeBuilder): Pedigree {
  const unions = [...made.values()];
  const twins = joinedTwins(
    history.twins,
    unions.map(({ children }) => children),
  );
  const ends = made.get(parentsUnion)?.partners ?? [];
  const pedigree = {
    persons: [...persons.values()],
    unions: unions.map((union) => ({ ...union, children: arrangedSibship(union.children, { persons, twins, ends }) })),
    twins,
  };
  return { ...pedigree, persons: inDrawnOrder(pedigree) };
}
