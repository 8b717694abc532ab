import { originFacts, type Ancestry, type FamilyHistory } from '../family-history.ts';
import { fill, type Texts } from '../words.ts';
import { condensed, type Figure, type Picture } from './condense.ts';
import { figureTextsOf } from './facts.ts';
import type { Pedigree } from './graph.ts';
import { isHealthUnknown, keyOf, shadesOf, type KeyEntry } from './key.ts';
import { arrowDrop, layOut, type Layout } from './layout.ts';
import type { Point } from './point.ts';
import { drawnLine, spreadOf } from './drawn-lines.ts';
import { labelsOf, lineHeight, radius, textSize, type Label } from './labels.ts';
import { widthOf, wrapped } from './measure.ts';
import { notesOf } from './notes.ts';
import { roleOf } from './people.ts';
import { outlineOf, type Section } from './outline.ts';
import { words, type Primitive } from './primitives.ts';
import { symbolOf } from './symbols.ts';
import { kindOfPerson } from '../family-history/relative-titles.ts';
import type { Saying } from './words.ts';

const drawingTexts = {
  title: { en: 'Family tree of {name}', es: 'Árbol familiar de {name}' },
  untitled: { en: 'Family tree', es: 'Árbol familiar' },
  description: {
    en: 'A family tree with {count} people. It uses the symbols of genetic counselors.',
    es: 'Un árbol familiar con {count} personas en los símbolos estándar de la asesoría genética.',
  },
  maternal: { en: 'Mother’s side', es: 'Lado de la madre' },
  paternal: { en: 'Father’s side', es: 'Lado del padre' },
  ancestry: { en: 'Ancestry: {origins}', es: 'Ascendencia: {origins}' },
  ancestryUnknown: { en: 'Ancestry: not known', es: 'Ascendencia: desconocida' },
} satisfies Texts;

/** A family, drawn: the picture, its key, and the same in words. */
export type Drawing = {
  title: string;
  description: string;
  width: number;
  height: number;
  parts: Primitive[];
  /** The middle of the member's symbol: where a small screen begins. */
  member: Point;
  layout: Layout;
  key: KeyEntry[];
  /** What is to be read with it and has no sign. */
  notes: string[];
  outline: Section[];
};

const widestAncestry = 230;

/** Draws a pedigree in the standardized nomenclature of the NSGC (Bennett et al. 2022, doi 10.1002/jgc4.1621). */
export function drawingOf(pedigree: Pedigree, history: FamilyHistory, saying: Saying): Drawing {
  const { locale } = saying;
  const { picture, labels, above, layout } = laidOut(pedigree, history, saying);
  const name = picture.figures.get('self')?.name ?? '';
  const isNamed = saying.withNames && name !== '';
  return {
    ...{ width: layout.width, height: layout.height, layout },
    title: isNamed ? fill(drawingTexts.title, locale, { name }) : drawingTexts.untitled[locale],
    description: fill(drawingTexts.description, locale, { count: pedigree.persons.length }),
    parts: [
      ...layout.lines.flatMap((each) => drawnLine(each, picture, saying)),
      ...(['paternal', 'maternal'] as const).flatMap((side) => headingOf(above[side], layout.words.get(side))),
      ...persons(picture, labels, layout, saying),
    ],
    member: layout.places.get('self') ?? { x: 0, y: 0 },
    key: keyOf(picture, locale),
    notes: notesOf(history, locale),
    outline: outlineOf(picture, saying),
  };
}

/** Where everybody stands in the drawing of a pedigree, and the words that need room there. */
export function laidOut(pedigree: Pedigree, { ancestry }: FamilyHistory, saying: Saying) {
  const picture = condensed(pedigree);
  const labels = labelsOf(picture, saying);
  const above = {
    maternal: wordsAbove('maternal', ancestry, saying),
    paternal: wordsAbove('paternal', ancestry, saying),
  };
  const halfOf = (lines: readonly string[]) => Math.max(...lines.map((each) => widthOf(each, textSize, true) / 2));
  const layout = layOut(picture, labels, {
    halves: { maternal: halfOf(above.maternal), paternal: halfOf(above.paternal) },
    counts: { maternal: above.maternal.length, paternal: above.paternal.length },
    leastSpread: spreadOf(picture, labels, saying),
  });
  return { picture, labels, above, layout };
}

/** The symbol of each figure, in the order in which they are drawn. */
export function symbolsOf(picture: Picture, { places }: Layout): { figure: Figure; at: Point; symbol: Primitive[] }[] {
  const shades = shadesOf(picture);
  return [...picture.figures.values()].map((figure) => {
    const at = places.get(figure.id) ?? { x: 0, y: 0 };
    const numbers = figure.conditions
      .map(({ condition }) => shades.get(condition))
      .filter((each) => each !== undefined);
    const facts = { ...symbolFactsOf(figure), shades: [...new Set(numbers)] };
    return { figure, at, symbol: symbolOf(facts, at, radius) };
  });
}

function persons(picture: Picture, labels: ReadonlyMap<string, Label>, layout: Layout, saying: Saying): Primitive[] {
  const texts = figureTextsOf(picture, saying);
  return symbolsOf(picture, layout).map(({ figure, at, symbol }): Primitive => {
    const { title = '', facts = [] } = texts.get(figure.id) ?? {};
    return {
      ...{ type: 'group', id: figure.id, title: [title, ...facts].join(', ') },
      parts: [...symbol, ...labelParts(figure, labels.get(figure.id), at)],
    };
  });
}

function symbolFactsOf(figure: Figure) {
  const count = figure.standsFor.length;
  return {
    kind: kindOfPerson(figure),
    isDeceased: figure.vital_status === 'deceased',
    isAdopted: figure.adoption === 'in' || figure.adoption === 'out',
    role: roleOf(figure),
    inside: count > 1 ? String(count) : isHealthUnknown(figure) ? '?' : '',
    isFaint: figure.kind === 'placeholder',
  };
}

function labelParts({ kind }: Figure, label: Label | undefined, { x, y }: Point): Primitive[] {
  const top = y + radius + 18 + (kind === 'member' ? arrowDrop : 0);
  return (label?.lines ?? []).map(({ text, isBold }, index) =>
    words(text, { x, y: top + index * lineHeight }, { size: textSize, isBold }),
  );
}

function headingOf(lines: readonly string[], at: Point | undefined): Primitive[] {
  if (!at) return [];
  return lines.map((text, index) =>
    words(text, { x: at.x, y: at.y + index * lineHeight }, { size: textSize, isBold: index === 0 }),
  );
}

function wordsAbove(side: 'maternal' | 'paternal', ancestry: FamilyHistory['ancestry'], { locale }: Saying): string[] {
  const told = toldAncestry(ancestry[side], locale);
  return [drawingTexts[side][locale], ...wrapped(told, textSize, widestAncestry)];
}

function toldAncestry({ origins, other }: Ancestry, locale: Saying['locale']): string {
  const named = origins
    .filter((origin) => origin !== 'unknown' && (origin !== 'other' || other.trim() === ''))
    .map((origin) => originFacts[origin].name[locale]);
  const all = [...named, ...(other.trim() === '' ? [] : [other.trim()])].join('; ');
  if (all !== '') return fill(drawingTexts.ancestry, locale, { origins: all });
  return origins.includes('unknown') ? drawingTexts.ancestryUnknown[locale] : '';
}
