import type { FamilyHistory, Relation, Relative } from '../family-history.ts';
import type { PedigreeMember, PedigreePerson, PedigreeRelation, PedigreeUnion } from './graph.ts';
import { personOf, placeholderOf, selfOf, type PlaceholderFacts } from './people.ts';

/** The people of a pedigree that is being made, and the couples that they are put into. */
export class PedigreeBuilder {
  readonly history: FamilyHistory;
  readonly persons = new Map<string, PedigreePerson>();
  readonly unions = new Map<string, PedigreeUnion>();

  constructor(history: FamilyHistory, member: PedigreeMember) {
    // A draft of a program that is not ours can hold an id twice: the same person would then descend from themself.
    const relatives = [...new Map(history.relatives.map((relative) => [relative.id, relative])).values()];
    this.history = { ...history, relatives };
    this.#add(selfOf(history, member));
    for (const [order, relative] of relatives.entries()) this.#add(personOf(relative, order));
  }

  relatives(relation: Relation): Relative[] {
    return this.history.relatives.filter((relative) => relative.relation === relation);
  }

  /** Whether somebody was told of as one of these. */
  isA(id: string | null, relations: readonly PedigreeRelation[]): boolean {
    const person = id === null ? undefined : this.persons.get(id);
    return person?.kind === 'relative' && relations.includes(person.relation);
  }

  get(id: string): PedigreePerson {
    const person = this.persons.get(id);
    if (!person) throw new Error(`The pedigree has no person ${id}.`);
    return person;
  }

  /** The couple of two people; made where there is none yet. */
  union(first: string, second: string, id = `${first}+${second}`): PedigreeUnion {
    const found = this.unions.get(id);
    if (found) return found;
    const union: PedigreeUnion = { id, partners: [first, second], children: [], related: null };
    this.unions.set(id, union);
    return union;
  }

  /** Somebody's couple with a partner of whom nobody has told. */
  unionWithUnknown(id: string): PedigreeUnion {
    const { generation, side } = this.get(id);
    return this.union(id, this.placeholder(`partner-of-${id}`, 'other-parent', { side, generation }));
  }

  /** Somebody who must have lived; the same one for the same name. */
  placeholder(name: string, relation: PedigreeRelation, facts: PlaceholderFacts): string {
    const id = `placeholder-${name}`;
    if (!this.persons.has(id)) this.#add(placeholderOf(id, relation, facts));
    return id;
  }

  /** Makes somebody a child of a couple, once. */
  asChild(id: string, union: PedigreeUnion | undefined): string {
    if (union && !union.children.includes(id)) union.children.push(id);
    return id;
  }

  #add(person: PedigreePerson): void {
    this.persons.set(person.id, person);
  }
}
