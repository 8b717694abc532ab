import { assignedSex } from '../family-history/relative-titles.ts';
import { relationFacts } from '../family-history.ts';
import { fill } from '../words.ts';
import { shortConditionOf } from './conditions.ts';
import type { Figure, Picture } from './condense.ts';
import { noBreak, softHyphen, widthOf, wrapped } from './measure.ts';
import { titlesOf } from './titles.ts';
import { shortTexts, type Saying } from './words.ts';

/** Half of a symbol's width, and the sizes of the words around it. */
export const radius = 20;
export const textSize = 12;
export const lineHeight = 15;

const widestLabel = 96;
/** “Grandmother 1” stands in one line, “Female cousin 1” in two: a row of cousins is as wide as their titles. */
const widestTitle = 88;

export type LabelLine = { text: string; isBold: boolean };

/** The words below each symbol, and how far symbol and words reach to both sides. */
export type Label = { lines: LabelLine[]; half: number };

/** The words below each symbol: the sex at birth where it differs, who it is, age or death, and each condition with its onset. */
export function labelsOf(picture: Picture, saying: Saying): ReadonlyMap<string, Label> {
  const titles = titlesOf(picture, saying);
  return new Map(
    [...picture.figures.values()].map((figure) => {
      const title = figure.kind === 'placeholder' ? '' : (titles.get(figure.id) ?? '');
      const lines = [
        ...[assignedSex(figure)].filter(Boolean).map((text) => ({ text, isBold: false })),
        ...wrapped(partable(unparted(title)), textSize, widestTitle, true).map((text) => ({ text, isBold: true })),
        ...factsOf(figure, saying)
          .flatMap((fact) => wrapped(unparted(fact), textSize, widestLabel))
          .map((text) => ({ text, isBold: false })),
      ];
      return [figure.id, { lines, half: halfOf(figure, lines) }];
    }),
  );
}

function factsOf(figure: Figure, { locale }: Saying): string[] {
  return [
    lifeOf(figure, locale),
    ...figure.conditions.map((condition) => shortConditionOf(condition, locale)),
    isSideUnknown(figure) ? shortTexts.sideUnknown[locale] : '',
  ].filter((fact) => fact !== '');
}

/** A number, or an age at which something was found, does not stand alone on a line. */
function unparted(text: string): string {
  return text.replace(/ (?=[<#]?\d[\d–]*s?$)/, noBreak);
}

/** “Grand-daughter”, where there is no room for it on one line. */
function partable(title: string): string {
  return title.replace(/\bgrand(?=[a-z])/i, (part) => part + softHyphen);
}

/** Whether somebody who belongs to one side of the family is drawn there without anybody knowing it. */
export function isSideUnknown({ kind, relation, side }: Figure): boolean {
  if (kind !== 'relative' || side !== 'unknown' || relation === 'self' || relation === 'other-parent') return false;
  return relationFacts[relation].sides.includes('unknown');
}

function lifeOf({ kind, vital_status, age }: Figure, locale: Saying['locale']): string {
  if (kind === 'placeholder') return '';
  if (vital_status !== 'deceased') return age === null ? '' : fill(shortTexts.age, locale, { age });
  return age === null ? shortTexts.died[locale] : fill(shortTexts.diedAt, locale, { age });
}

/** Brackets, the slash of the deceased and the member's arrow need room beside the symbol. */
function halfOf({ kind, adoption }: Figure, lines: readonly LabelLine[]): number {
  const widest = Math.max(0, ...lines.map(({ text, isBold }) => widthOf(text, textSize, isBold) / 2));
  const bracketed = kind === 'member' && (adoption === 'in' || adoption === 'out') ? 5 : 0;
  const least = { member: 36, relative: 10, placeholder: 5 }[kind] + bracketed;
  return Math.max(widest, radius + least);
}
