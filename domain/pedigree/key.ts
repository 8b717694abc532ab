import { conditionCodes, conditionFacts, type ConditionCode } from '../family-history.ts';
import { fill, type Locale, type Texts } from '../words.ts';
import { isShaded, shortNameOf } from './conditions.ts';
import type { Figure, Picture } from './condense.ts';
import type { MemberRole } from './graph.ts';
import { isSideUnknown } from './labels.ts';
import { roleOf } from './people.ts';
import { plainSymbol, type SymbolFacts } from './symbols.ts';
import { assignedSex, kindOfPerson } from '../family-history/relative-titles.ts';
import { shortTexts } from './words.ts';

const keyTexts = {
  man: { en: 'Man', es: 'Hombre' },
  woman: { en: 'Woman', es: 'Mujer' },
  neutral: { en: 'Nonbinary, or gender not known', es: 'Persona no binaria, o género desconocido' },
  deceased: { en: 'Has died', es: 'Falleció' },
  proband: {
    en: 'The person this family tree is about, who has been ill (proband)',
    es: 'La persona de quien trata este árbol, que ha estado enferma (probando)',
  },
  consultand: {
    en: 'The person this family tree is about (consultand)',
    es: 'La persona de quien trata este árbol (consultante)',
  },
  adopted: {
    en: 'Adopted. Dashed line: into this family. Solid line: by another family',
    es: 'Adopción. Línea de rayas: llegó a esta familia. Línea continua: fue a otra familia',
  },
  number: { en: 'This many people; nothing more is known', es: 'Número de personas de las que no se sabe más' },
  question: { en: 'Not known if this person has been ill', es: 'No se sabe si esta persona ha estado enferma' },
  placeholder: {
    en: 'Thin line: nobody has told us about this person',
    es: 'Línea fina: nadie nos ha hablado de esta persona',
  },
  unknownAunt: {
    en: 'Thin line: nobody has told us about this person. Cousins stand below one when nobody knows whose children they are',
    es: 'Línea fina: nadie nos ha hablado de esta persona. Debajo de una están los primos de quienes no se sabe de quién son hijos',
  },
  AFAB: { en: 'assigned female at birth', es: 'sexo asignado al nacer: femenino' },
  AMAB: { en: 'assigned male at birth', es: 'sexo asignado al nacer: masculino' },
  years: { en: 'age in years', es: 'edad en años' },
  died: { en: 'died; with a number: at that age', es: 'falleció; con un número: a esa edad' },
  dx: { en: 'found (diagnosed) at that age', es: 'se encontró (diagnóstico) a esa edad' },
  decade: { en: 'between 40 and 49 years of age', es: 'entre los 40 y los 49 años' },
  bilateral: { en: 'on both sides of the body', es: 'en ambos lados del cuerpo' },
  moreThanOne: { en: 'more than one new cancer of this kind', es: 'más de un cáncer nuevo de este tipo' },
  sideUnknown: { en: 'side of the family not known', es: 'no se sabe de qué lado de la familia' },
  identical: { en: 'Identical twins', es: 'Gemelos idénticos' },
  fraternal: { en: 'Twins who are not identical', es: 'Mellizos, no idénticos' },
  unknownTwins: { en: 'Twins, not known if identical', es: 'Gemelos o mellizos: no se sabe cuál' },
  related: { en: 'A couple related by blood', es: 'Pareja de parientes de sangre' },
} satisfies Texts;

/** A line of the key: a symbol or a short form, and what it means. */
export type KeyEntry = { symbol?: SymbolFacts | undefined; mark?: KeyMark | undefined; short?: string; text: string };
/** A line that means something. */
export type KeyMark = MemberRole | 'related' | 'identical' | 'fraternal' | 'unknownTwins';

/** Each condition of a family that shades symbols, with its number among the patterns. */
export function shadesOf({ figures }: Pick<Picture, 'figures'>): ReadonlyMap<ConditionCode, number> {
  const found = new Set(
    [...figures.values()].flatMap(({ conditions }) => conditions.map(({ condition }) => condition)),
  );
  const inOrder = conditionCodes.filter((code) => found.has(code) && isShaded(code));
  return new Map(inOrder.map((code, index) => [code, index]));
}

/** What the symbols, patterns and short forms of a picture mean in plain words; only what stands in it. */
export function keyOf(picture: Picture, locale: Locale): KeyEntry[] {
  const figures = [...picture.figures.values()];
  return [
    ...conditionsOf(picture, locale),
    ...symbolsOf(figures, locale),
    ...linesOf(picture, locale),
    ...shortsOf(figures, locale),
  ];
}

function conditionsOf(picture: Picture, locale: Locale): KeyEntry[] {
  const shades = shadesOf(picture);
  const named = conditionCodes.flatMap((code) => {
    const condition = [...picture.figures.values()]
      .flatMap(({ conditions }) => conditions)
      .find((each) => each.condition === code);
    return condition ? [condition] : [];
  });
  return named.flatMap((condition): KeyEntry[] => {
    const plain = { ...condition, other: '' };
    const name = conditionFacts[condition.condition].name[locale];
    const short = shortNameOf(plain, locale);
    const shade = shades.get(condition.condition);
    const text = short === name ? name : `${short} = ${name}`;
    return shade === undefined ? [] : [{ symbol: { ...plainSymbol, kind: 'man', shades: [shade] }, text }];
  });
}

function symbolsOf(figures: readonly Figure[], locale: Locale): KeyEntry[] {
  const has = (fits: (figure: Figure) => boolean) => figures.some(fits);
  const entry = (name: keyof typeof keyTexts, facts: Partial<SymbolFacts>): KeyEntry => ({
    symbol: { ...plainSymbol, ...facts },
    text: keyTexts[name][locale],
  });
  return [
    ...(['man', 'woman', 'neutral'] as const)
      .filter((kind) => has((figure) => kindOfPerson(figure) === kind))
      .map((kind) => entry(kind, { kind })),
    ...figures.flatMap((figure): KeyEntry[] => {
      const mark = roleOf(figure);
      return mark ? [{ mark, text: keyTexts[mark][locale] }] : [];
    }),
    ...(has(({ vital_status }) => vital_status === 'deceased') ? [entry('deceased', { isDeceased: true })] : []),
    ...(has(({ adoption }) => adoption === 'in' || adoption === 'out') ? [entry('adopted', { isAdopted: true })] : []),
    ...(has(({ standsFor }) => standsFor.length > 1) ? [entry('number', { inside: 'n' })] : []),
    ...(has(isHealthUnknown) ? [entry('question', { inside: '?' })] : []),
    ...(has(({ kind }) => kind === 'placeholder')
      ? [entry(has(isUnknownAunt) ? 'unknownAunt' : 'placeholder', { isFaint: true })]
      : []),
  ];
}

/** A number takes the place of the question mark. */
export function isHealthUnknown({ has_conditions, standsFor }: Figure): boolean {
  return has_conditions === 'unknown' && standsFor.length === 1;
}

function isUnknownAunt({ kind, relation }: Figure): boolean {
  return kind === 'placeholder' && relation === 'aunt-or-uncle';
}

function linesOf({ unions, twins }: Picture, locale: Locale): KeyEntry[] {
  const names: Exclude<KeyMark, MemberRole>[] = [
    ...(unions.some(({ related }) => related !== null) ? (['related'] as const) : []),
    ...(['identical', 'fraternal'] as const).filter((kind) => twins.some((each) => each.kind === kind)),
    ...(twins.some(({ kind }) => kind === 'unknown') ? (['unknownTwins'] as const) : []),
  ];
  return names.map((mark) => ({ mark, text: keyTexts[mark][locale] }));
}

function shortsOf(figures: readonly Figure[], locale: Locale): KeyEntry[] {
  const conditions = figures.flatMap((figure) => figure.conditions);
  const sexes = new Set(figures.map(assignedSex));
  const hasAge = figures.some(({ age }) => age !== null);
  const found: [boolean, string, keyof typeof keyTexts][] = [
    [sexes.has('AFAB'), 'AFAB', 'AFAB'],
    [sexes.has('AMAB'), 'AMAB', 'AMAB'],
    [hasAge, fill({ en: '45 y', es: '45 a' }, locale), 'years'],
    [figures.some(({ vital_status }) => vital_status === 'deceased'), fill({ en: 'd.', es: 'f.' }, locale), 'died'],
    [conditions.some((each) => each.age_of_onset !== null || each.decade_of_onset !== null), 'dx', 'dx'],
    [conditions.some((each) => (each.decade_of_onset ?? 0) > 0), fill({ en: '40s', es: '40–49' }, locale), 'decade'],
    [conditions.some(({ bilateral }) => bilateral === 'yes'), 'bilat', 'bilateral'],
    [conditions.some((each) => each.more_than_one === 'yes'), '×2+', 'moreThanOne'],
    [figures.some(isSideUnknown), fill({ en: 'side?', es: '¿lado?' }, locale), 'sideUnknown'],
  ];
  const genes = conditions.some(({ condition }) => !isShaded(condition))
    ? [
        {
          short: fill(shortTexts.gene, locale, { name: '' }).trim(),
          text: conditionFacts['known-gene-change'].name[locale],
        },
      ]
    : [];
  return [
    ...genes,
    ...found.filter(([isThere]) => isThere).map(([, short, name]) => ({ short, text: keyTexts[name][locale] })),
  ];
}
