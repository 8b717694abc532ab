import type { FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { drawingOf, type Drawing } from '#domain/pedigree/drawing.ts';
import type { PedigreeMember } from '#domain/pedigree/graph.ts';
import type { Locale } from '#domain/words.ts';

/** What a family tree is drawn from. */
export type Tree = {
  history: FamilyHistory;
  member: PedigreeMember;
  /** Whether names of people stand in it. */
  withNames: boolean;
  drawnAt: Date;
  locale: Locale;
};

/** A family tree, drawn, with the same in words. */
export function drawnTree({ history, member, withNames, locale }: Tree): Drawing {
  return drawingOf(pedigreeOf(history, member), history, { locale, withNames });
}
