import type { FamilyHistory, Relation, Relative } from '../family-history.ts';
import type { Pedigree, PedigreeMember, PedigreePerson, PedigreeRelation, PedigreeUnion } from './graph.ts';
import {
  drawnSide,
  isUnsided,
  oneSides,
  personOf,
  placeholderOf,
  selfOf,
  type OneSide,
  type PlaceholderFacts,
} from './people.ts';
import { arrangedSibship, joinedTwins } from './sibship.ts';

/** Makes a pedigree of what a member has told. Everybody who was named stands in it once, also where much is not known. */
export function pedigreeOf(history: FamilyHistory, member: PedigreeMember): Pedigree {
  return new Builder(history, member).build();
}

/** Puts the people of a family history in their places, one relation after the other. */
class Builder {
  readonly #persons = new Map<string, PedigreePerson>();
  readonly #unions = new Map<string, PedigreeUnion>();
  readonly #history: FamilyHistory;

  constructor(history: FamilyHistory, member: PedigreeMember) {
    this.#history = history;
    this.#add(selfOf(history, member));
    for (const relative of history.relatives) this.#add(personOf(relative));
  }

  build(): Pedigree {
    const parents = this.#placeParents();
    this.#placeGrandparents(parents);
    this.#placeHalfSiblings(parents);
    const toAunt = (cousin: Relative) => this.#through(cousin, ['aunt-or-uncle'], () => this.#unknownAunt(cousin));
    this.#placeNextGeneration('cousin', toAunt);
    this.#placeNextGeneration('niece-or-nephew', (niece) =>
      this.#through(niece, ['sibling', 'half-sibling'], () => this.#unknownSibling()),
    );
    for (const { id } of this.#told('partner')) this.#union('self', id);
    for (const child of this.#told('child')) this.#unionOfChild(child).children.push(child.id);
    this.#placeNextGeneration('grandchild', (grandchild) =>
      this.#through(grandchild, ['child'], () => this.#unknownChild()),
    );
    return this.#arranged();
  }

  /** Both parents always stand in the picture; one whose side nobody knows takes the place that is free. */
  #placeParents(): Record<OneSide, string> {
    const told = this.#told('parent');
    const taken = new Set<string>();
    const take = (fits: (parent: Relative) => boolean) => {
      const found = told.find((parent) => !taken.has(parent.id) && fits(parent));
      if (found) taken.add(found.id);
      return found?.id;
    };
    const onSide = (side: OneSide) => take((parent) => parent.side === side);
    const sexOf = { maternal: 'female', paternal: 'male' } as const;
    const known = { maternal: onSide('maternal'), paternal: onSide('paternal') };
    const bySex = (side: OneSide) =>
      known[side] ?? take((one) => isUnsided(one) && one.sex_assigned_at_birth === sexOf[side]);
    const sexed = { maternal: bySex('maternal'), paternal: bySex('paternal') };
    const inPlace = (side: OneSide) =>
      sexed[side] ??
      take(isUnsided) ??
      this.#placeholder(`${side}-parent`, 'parent', { side, sex: sexOf[side], generation: -1 });
    const parents = { maternal: inPlace('maternal'), paternal: inPlace('paternal') };
    const union = this.#union(parents.paternal, parents.maternal, 'parents');
    if (this.#history.parents_related === 'yes') union.related = this.#history.parents_relation ?? 'unknown';
    union.children.push('self', ...this.#told('sibling').map(({ id }) => id));
    // A draft can hold more parents than there are: nobody is left out for that.
    for (const { id, side } of told.filter((parent) => !taken.has(parent.id))) {
      this.#union(parents[side === 'paternal' ? 'paternal' : 'maternal'], id);
    }
    return parents;
  }

  /** The grandparents of a side stand in the picture where one of them, or a child of theirs beside the parent, is known. */
  #placeGrandparents(parents: Record<OneSide, string>): void {
    const places: Record<OneSide, string[]> = { maternal: [], paternal: [] };
    const extra: Record<OneSide, string[]> = { maternal: [], paternal: [] };
    const put = (id: string, side: OneSide) => (places[side].length < 2 ? places : extra)[side].push(id);
    const told = this.#told('grandparent');
    for (const { id, side } of told) if (side === 'maternal' || side === 'paternal') put(id, side);
    for (const { id } of told.filter(isUnsided))
      put(id, oneSides.find((side) => places[side].length < 2) ?? 'maternal');
    for (const side of oneSides) {
      const children = this.#told('aunt-or-uncle').filter((aunt) => drawnSide(aunt.side) === side);
      const needsAunt = this.#told('cousin').some(
        (cousin) => drawnSide(cousin.side) === side && !this.#isA(cousin.via, ['aunt-or-uncle']),
      );
      if (places[side].length === 0 && children.length === 0 && !needsAunt) continue;
      const [left, right] = this.#couple(places[side], side);
      const union = this.#union(left, right, `${side}-grandparents`);
      const siblings = children.map(({ id }) => id);
      union.children = side === 'paternal' ? [...siblings, parents[side]] : [parents[side], ...siblings];
      for (const id of extra[side]) this.#union(side === 'paternal' ? left : right, id);
    }
  }

  /** The man of a couple stands on the left, where there is one; who is not known is filled in. */
  #couple(known: readonly string[], side: OneSide): [string, string] {
    const isWoman = (id: string | undefined) => id !== undefined && this.#get(id).sex_assigned_at_birth === 'female';
    const fill = (sex: 'female' | 'male') =>
      this.#placeholder(`${side}-grand${sex === 'female' ? 'mother' : 'father'}`, 'grandparent', {
        ...{ side, sex, generation: -2 },
      });
    const [first, second] = known;
    if (first === undefined) return [fill('male'), fill('female')];
    if (second === undefined) return isWoman(first) ? [fill('male'), first] : [first, fill('female')];
    return isWoman(first) && !isWoman(second) ? [second, first] : [first, second];
  }

  #placeHalfSiblings(parents: Record<OneSide, string>): void {
    for (const { id, side } of this.#told('half-sibling')) {
      this.#unionWithUnknown(parents[drawnSide(side)]).children.push(id);
    }
  }

  #placeNextGeneration(relation: Relation, parentOf: (child: Relative) => string): void {
    for (const child of this.#told(relation)) this.#unionWithUnknown(parentOf(child)).children.push(child.id);
  }

  /** Who is told of as another parent has a child with the member: where nothing else is said, the ones that are told. */
  #unionOfChild(child: Relative): PedigreeUnion {
    const partners = this.#told('partner');
    const only =
      partners.length === 1 && this.#told('child').every(({ via }) => via === null) ? partners[0] : undefined;
    const partner = this.#isA(child.via, ['partner']) ? child.via : only?.id;
    return typeof partner === 'string' ? this.#union('self', partner) : this.#unionWithUnknown('self');
  }

  #through(relative: Relative, relations: readonly Relation[], orElse: () => string): string {
    const { via } = relative;
    return via !== null && this.#isA(via, relations) ? via : orElse();
  }

  #unknownAunt({ side }: Relative): string {
    const at = drawnSide(side);
    const id = this.#placeholder(`${at}-aunt-or-uncle`, 'aunt-or-uncle', { side: at, generation: -1 });
    return this.#asChild(id, `${at}-grandparents`);
  }

  #unknownSibling(): string {
    return this.#asChild(this.#placeholder('sibling', 'sibling', { side: 'both', generation: 0 }), 'parents');
  }

  #unknownChild(): string {
    const id = this.#placeholder('child', 'child', { side: 'both', generation: 1 });
    const union = this.#unionWithUnknown('self');
    if (!union.children.includes(id)) union.children.push(id);
    return id;
  }

  #asChild(id: string, unionId: string): string {
    const children = this.#unions.get(unionId)?.children;
    if (children && !children.includes(id)) children.push(id);
    return id;
  }

  #unionWithUnknown(id: string): PedigreeUnion {
    const { generation, side } = this.#get(id);
    return this.#union(id, this.#placeholder(`partner-of-${id}`, 'other-parent', { side, generation }));
  }

  #union(first: string, second: string, id = `${first}+${second}`): PedigreeUnion {
    const found = this.#unions.get(id);
    if (found) return found;
    const union: PedigreeUnion = { id, partners: [first, second], children: [], related: null };
    this.#unions.set(id, union);
    return union;
  }

  #placeholder(name: string, relation: PedigreeRelation, facts: PlaceholderFacts): string {
    const id = `placeholder-${name}`;
    if (!this.#persons.has(id)) this.#add(placeholderOf(id, relation, facts));
    return id;
  }

  #arranged(): Pedigree {
    const unions = [...this.#unions.values()];
    const twins = joinedTwins(
      this.#history.twins,
      unions.map(({ children }) => children),
    );
    const parentIds = unions.find(({ id }) => id === 'parents')?.partners ?? [];
    const persons = this.#persons;
    return {
      persons: [...persons.values()],
      unions: unions.map((union) => ({
        ...union,
        children: arrangedSibship(union.children, { persons, twins, ends: parentIds }),
      })),
      twins,
    };
  }

  #told(relation: Relation): Relative[] {
    return this.#history.relatives.filter((relative) => relative.relation === relation);
  }

  #isA(id: string | null, relations: readonly PedigreeRelation[]): boolean {
    const person = id === null ? undefined : this.#persons.get(id);
    return person?.kind === 'relative' && relations.includes(person.relation);
  }

  #get(id: string): PedigreePerson {
    const person = this.#persons.get(id);
    if (!person) throw new Error(`The pedigree has no person ${id}.`);
    return person;
  }

  #add(person: PedigreePerson): void {
    this.#persons.set(person.id, person);
  }
}
