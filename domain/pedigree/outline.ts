import { self } from '../family-history/history.ts';
import { fill, type Texts } from '../words.ts';
import type { Picture } from './condense.ts';
import { figureTextsOf, type FigureTexts } from './facts.ts';
import type { PedigreeUnion } from './graph.ts';
import { grandparentsUnion, parentsUnion } from './people.ts';
import type { Saying } from './words.ts';

const outlineTexts = {
  paternal: { en: 'Father’s side', es: 'Lado del padre' },
  maternal: { en: 'Mother’s side', es: 'Lado de la madre' },
  own: { en: '{member}, brothers and sisters', es: '{member}, hermanos y hermanas' },
  ownUnnamed: { en: 'The member, brothers and sisters', es: 'La persona, sus hermanos y hermanas' },
  couple: { en: 'With {partner}', es: 'Con {partner}' },
  children: { en: 'Children with {partner}', es: 'Hijos con {partner}' },
  related: { en: 'The parents are related by blood: {how}', es: 'Los padres son parientes de sangre: {how}' },
  'first-cousins': { en: 'first cousins', es: 'primos hermanos' },
  'second-cousins': { en: 'second cousins', es: 'primos segundos' },
  other: { en: 'in another way', es: 'de otra manera' },
  unknown: { en: 'how is not known', es: 'no se sabe cómo' },
} satisfies Texts;

/** One person of the list, with their partners and the children with each. */
export type Entry = { id: string; title: string; facts: string[]; families: Family[] };
export type Family = { id: string; title: string; partner: Entry; children: Entry[] };
export type Section = { id: string; title: string; note: string; people: Entry[] };

/** The same family as the picture, in words: everybody once, children below their parents. */
export function outlineOf(picture: Picture, saying: Saying): Section[] {
  const texts = figureTextsOf(picture, saying);
  const parents = unionOf(picture, parentsUnion);
  const build = new Outline(picture, texts, saying, parents);
  const { locale } = saying;
  const [father, mother] = parents.partners;
  const side = (name: 'paternal' | 'maternal', parent: string): Section => {
    const root = picture.unions.find(({ id }) => id === grandparentsUnion(name));
    // On the mother's side the grandmother's other partners hang on her.
    const top = root?.partners[name === 'paternal' ? 0 : 1] ?? parent;
    return { id: name, title: outlineTexts[name][locale], note: '', people: [build.entry(top)] };
  };
  const member = texts.get(self)?.title ?? '';
  // Specialists and doctors read the list, too: nobody in it is “you”.
  const own = saying.withNames ? outlineTexts.own : outlineTexts.ownUnnamed;
  const how = parents.related && fill(outlineTexts.related, locale, { how: outlineTexts[parents.related][locale] });
  return [
    side('paternal', father),
    side('maternal', mother),
    {
      ...{ id: 'own', title: fill(own, locale, { member }), note: how ?? '' },
      people: parents.children.map((id) => build.entry(id)),
    },
  ];
}

class Outline {
  readonly #picture: Picture;
  readonly #told: FigureTexts;
  readonly #saying: Saying;
  readonly #parents: PedigreeUnion;

  constructor(picture: Picture, texts: FigureTexts, saying: Saying, parents: PedigreeUnion) {
    this.#picture = picture;
    this.#told = texts;
    this.#saying = saying;
    this.#parents = parents;
  }

  entry(id: string, from?: PedigreeUnion): Entry {
    const { title = '', facts = [] } = this.#told.get(id) ?? {};
    const unions = this.#picture.unions.filter(
      (union) => union !== from && union !== this.#parents && union.partners.includes(id),
    );
    return { id, title, facts, families: unions.map((union) => this.#family(union, id)) };
  }

  #family(union: PedigreeUnion, id: string): Family {
    const other = union.partners[0] === id ? union.partners[1] : union.partners[0];
    const partner = this.entry(other, union);
    const words = union.children.length > 0 ? outlineTexts.children : outlineTexts.couple;
    return {
      id: union.id,
      title: fill(words, this.#saying.locale, { partner: partner.title }),
      partner,
      children: union.children.map((child) => this.entry(child)),
    };
  }
}

function unionOf({ unions }: Picture, id: string): PedigreeUnion {
  const found = unions.find((union) => union.id === id);
  if (!found) throw new Error(`The picture has no union ${id}.`);
  return found;
}
