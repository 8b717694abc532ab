import { addBlock, clearance, emptyBlock, put, reach, shift, xOf, type Block, type Direction } from './blocks.ts';
import type { Pedigree, PedigreePerson, PedigreeUnion } from './graph.ts';
import { grandparentsUnion, oneSides, parentsUnion } from './people.ts';

/** Whom it arranges: people, or the figures that are drawn for them. */
type Arranged = Pick<Pedigree, 'unions' | 'twins'> & { figures: ReadonlyMap<string, PedigreePerson> };

/** How far each person with their words reaches to both sides of their middle. */
export type Halves = (id: string) => number;

/** How far the words on ancestry above each side reach. */
export type HalvesOfWords = Readonly<Record<'maternal' | 'paternal', number>>;

/** The least way from a person's edge to the point of a couple's line where its children hang. */
const reachOfLine = 11;

/**
 * The people of a pedigree: the member, with whom exports begin, and the others row by row from left to right. How wide their
 * words are does not change that.
 */
export function inDrawnOrder({ persons, unions, twins }: Pedigree): PedigreePerson[] {
  const figures = new Map(persons.map((person) => [person.id, person]));
  const { placed } = new Arranger({ figures, unions, twins }, () => 1).arrange({ maternal: 1, paternal: 1 }, 1);
  const inOrder = placed.toSorted((one, other) => one.row - other.row || one.x - other.x);
  const places = new Map(inOrder.map(({ id }, index) => [id, index]));
  const placeOf = ({ id, kind }: PedigreePerson) => (kind === 'member' ? -1 : (places.get(id) ?? 0));
  return persons.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Gives everybody their place from left to right. */
export class Arranger {
  readonly #picture: Arranged;
  readonly #half: Halves;
  readonly #unionsOf = new Map<string, PedigreeUnion[]>();

  constructor(picture: Arranged, half: Halves) {
    this.#picture = picture;
    this.#half = half;
    for (const union of picture.unions) {
      for (const id of union.partners) this.#unionsOf.set(id, [...(this.#unionsOf.get(id) ?? []), union]);
    }
  }

  /** The member's family in the middle, the father's to the left and the mother's to the right of it. */
  arrange(words: HalvesOfWords, leastSpread: number): Block {
    let spread = leastSpread;
    for (let tries = 0; ; tries += 1) {
      const { block, overlap } = this.#arrangedWith(spread, words);
      if (overlap <= 0 || tries === 8) return block;
      spread += overlap / 2;
    }
  }

  /** Both sides of the family with the parents so much farther from each other, and how far the grandparents overlap then. */
  #arrangedWith(spread: number, words: HalvesOfWords) {
    const parents = this.#union(parentsUnion);
    const [father, mother] = parents.partners;
    const block = this.#sibship(parents.children, 0);
    block.descents.push({ unionId: parents.id, x: 0 });
    put(block, { id: father, x: -spread - reachOfLine - this.#half(father), row: -1 }, this.#half(father));
    put(block, { id: mother, x: spread + reachOfLine + this.#half(mother), row: -1 }, this.#half(mother));
    this.#addUnions(block, father, this.#otherUnions(father, parents), -1);
    this.#addUnions(block, mother, this.#otherUnions(mother, parents), 1);
    const left = this.#addSide(block, 'paternal', father, words.paternal);
    const right = this.#addSide(block, 'maternal', mother, words.maternal);
    const overlap = clearance(left, right, 1);
    addBlock(block, left);
    addBlock(block, right);
    return { block, overlap };
  }

  /** Sets a parent's brothers and sisters beside them, and gives the grandparents with the words above them. */
  #addSide(block: Block, side: 'maternal' | 'paternal', parent: string, halfOfWords: number): Block {
    const top = emptyBlock();
    const outwards: Direction = side === 'paternal' ? -1 : 1;
    const union = this.#picture.unions.find(({ id }) => id === grandparentsUnion(side));
    if (!union) {
      // Without grandparents the words stand above the parent, beside the other side's grandparents if there are any.
      put(top, { id: side, x: xOf(block, parent), row: this.#hasGrandparents ? -2 : -3 }, halfOfWords);
      return top;
    }
    const siblings = union.children.filter((id) => id !== parent);
    for (const id of outwards === -1 ? siblings.toReversed() : siblings) {
      const family = this.#family(id, outwards);
      addBlock(block, shift(family, outwards * clearance(block, family, outwards, -1)));
    }
    const places = union.children.map((id) => xOf(block, id));
    const middle = (Math.min(...places) + Math.max(...places)) / 2;
    const [first, second] = union.partners;
    const lean = (this.#half(first) - this.#half(second)) / 2;
    top.descents.push({ unionId: union.id, x: middle });
    put(top, { id: first, x: middle - reachOfLine - this.#half(first), row: -2 }, this.#half(first));
    put(top, { id: second, x: middle + reachOfLine + this.#half(second), row: -2 }, this.#half(second));
    put(top, { id: side, x: middle - lean, row: -3 }, halfOfWords);
    reach(top, -2, { left: Math.min(...places), right: Math.max(...places) });
    const anchor = outwards === -1 ? first : second;
    this.#addUnions(top, anchor, this.#otherUnions(anchor, union), outwards);
    return top;
  }

  /** Brothers and sisters with their families side by side, the middle of them at `middle`. */
  #sibship(children: readonly string[], middle: number): Block {
    const block = emptyBlock();
    for (const id of children) {
      const family = this.#family(id, this.#outwardsOf(id, children));
      const need = clearance(block, family, 1, this.#row(id));
      addBlock(block, Number.isFinite(need) ? shift(family, need) : family);
    }
    const places = children.map((id) => xOf(block, id));
    return children.length === 0 ? block : shift(block, middle - (Math.min(...places) + Math.max(...places)) / 2);
  }

  /** A person at 0, with their partners at their sides, or at one side only, and the children below. */
  #family(id: string, only?: Direction): Block {
    const block = emptyBlock();
    put(block, { id, x: 0, row: this.#row(id) }, this.#half(id));
    const unions = this.#unionsOf.get(id) ?? [];
    const prefers = only ?? this.#preferred(id, unions[0]);
    const onSide = (index: number): Direction => only ?? (index % 2 === 0 ? prefers : prefers === 1 ? -1 : 1);
    for (const side of [prefers, prefers === 1 ? -1 : 1] as const) {
      const there = unions.filter((_, index) => onSide(index) === side);
      this.#addUnions(block, id, there, side);
    }
    return block;
  }

  /** Adds partners to one side of a person, one behind the other, each with the children of the two below their line. */
  #addUnions(block: Block, id: string, unions: readonly PedigreeUnion[], side: Direction): void {
    let edge = xOf(block, id) + side * this.#half(id);
    for (const union of unions) {
      const partner = union.partners[0] === id ? union.partners[1] : union.partners[0];
      let descent = edge + side * reachOfLine;
      if (union.children.length > 0) {
        const children = this.#sibship(union.children, descent);
        const need = Math.max(0, clearance(block, children, side));
        descent += side * need;
        addBlock(block, shift(children, side * need));
        block.descents.push({ unionId: union.id, x: descent });
      }
      const x = descent + side * (reachOfLine + this.#half(partner));
      put(block, { id: partner, x, row: this.#row(id) }, this.#half(partner));
      edge = x + side * this.#half(partner);
    }
  }

  /** Twins stand beside each other: their partners come to the other side. */
  #outwardsOf(id: string, children: readonly string[]): Direction | undefined {
    const twins = this.#picture.twins.find(({ members }) => members.includes(id));
    if (!twins) return undefined;
    const inOrder = children.filter((child) => twins.members.includes(child));
    return inOrder[0] === id ? -1 : 1;
  }

  /** The man of a couple stands on the left, where it is known. */
  #preferred(id: string, union: PedigreeUnion | undefined): Direction {
    const partner = union?.partners.find((each) => each !== id) ?? id;
    const sexOf = (each: string) => this.#picture.figures.get(each)?.sex_assigned_at_birth;
    return sexOf(id) === 'female' && sexOf(partner) === 'male' ? -1 : 1;
  }

  #otherUnions(id: string, known: PedigreeUnion): PedigreeUnion[] {
    return (this.#unionsOf.get(id) ?? []).filter((union) => union !== known);
  }

  #union(id: string): PedigreeUnion {
    const union = this.#picture.unions.find((each) => each.id === id);
    if (!union) throw new Error(`The pedigree has no union ${id}.`);
    return union;
  }

  get #hasGrandparents(): boolean {
    return this.#picture.unions.some(({ id }) => oneSides.some((side) => id === grandparentsUnion(side)));
  }

  #row(id: string): number {
    return this.#picture.figures.get(id)?.generation ?? 0;
  }
}
