import type { FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { drawingOf, type Drawing } from '#domain/pedigree/drawing.ts';
import { thumbnailOf } from '#domain/pedigree/thumbnail.ts';
import type { Locale } from '#domain/words.ts';
import { useLocale } from '../../lib/locale.ts';
import { pageStateFrom } from '../../lib/page-state.ts';

export type PedigreeOf = { history: FamilyHistory; memberName: string; memberAge?: number | null; withNames?: boolean };

/** The drawing of a family history in the language of the page; made anew when one of the two changes. */
export function useDrawing(of: PedigreeOf): Drawing {
  return drawFamily(of, useLocale());
}

/** Draws a family history in a language, once. */
export const drawFamily = drawnOnce(drawingOf);
/** The same, for a place where it is too small for words. */
export const drawThumbnail = drawnOnce(thumbnailOf);

/**
 * What was drawn of a family history is kept for as long as that is in use. It stands beside the components because one page draws ahead what
 * another shows; no machine asks for it, since it only saves work.
 */
function drawnOnce<Drawn>(draw: (...of: Parameters<typeof drawingOf>) => Drawn) {
  const drawings = pageStateFrom(() => new WeakMap<FamilyHistory, Map<string, Drawn>>());
  return ({ history, memberName, memberAge = null, withNames = true }: PedigreeOf, locale: Locale): Drawn => {
    const known = drawings.value.get(history) ?? new Map<string, Drawn>();
    drawings.value.set(history, known);
    const how = JSON.stringify([memberName, memberAge, withNames, locale]);
    const before = known.get(how);
    if (before) return before;
    const drawn = draw(pedigreeOf(history, { name: memberName, age: memberAge }), history, { locale, withNames });
    known.set(how, drawn);
    return drawn;
  };
}
