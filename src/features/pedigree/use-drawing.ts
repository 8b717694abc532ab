import type { FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { drawingOf, type Drawing } from '#domain/pedigree/drawing.ts';
import type { Locale } from '#domain/words.ts';
import { useLocale } from '../../lib/locale.ts';
import { pageStateFrom } from '../../lib/page-state.ts';

export type PedigreeOf = { history: FamilyHistory; memberName: string; memberAge?: number | null; withNames?: boolean };

/** The drawing of a family history in the language of the page; made anew when one of the two changes. */
export function useDrawing(of: PedigreeOf): Drawing {
  return drawFamily(of, useLocale());
}

/**
 * What was drawn of a family history, for as long as that is in use. It stands beside the components because one page draws ahead what
 * another shows; no machine asks for it, since it only saves work.
 */
const drawings = pageStateFrom(() => new WeakMap<FamilyHistory, Map<string, Drawing>>());

/** Draws a family history in a language, once. */
export function drawFamily(
  { history, memberName, memberAge = null, withNames = true }: PedigreeOf,
  locale: Locale,
): Drawing {
  const known = drawings.value.get(history) ?? new Map<string, Drawing>();
  drawings.value.set(history, known);
  const how = JSON.stringify([memberName, memberAge, withNames, locale]);
  const drawn = known.get(how);
  if (drawn) return drawn;
  const pedigree = pedigreeOf(history, { name: memberName, age: memberAge });
  const drawing = drawingOf(pedigree, history, { locale, withNames });
  known.set(how, drawing);
  return drawing;
}
