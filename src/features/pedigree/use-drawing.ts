import { useMemo } from 'react';
import type { FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { drawingOf, type Drawing } from '#domain/pedigree/drawing.ts';
import type { Locale } from '#domain/words.ts';
import { useLocale } from '../../lib/locale.ts';

export type PedigreeOf = { history: FamilyHistory; memberName: string; memberAge?: number | null; withNames?: boolean };

/** The drawing of a family history in the language of the page; made anew when one of the two changes. */
export function useDrawing({ history, memberName, memberAge = null, withNames = true }: PedigreeOf): Drawing {
  const locale = useLocale();
  return useMemo(
    () => drawFamily({ history, memberName, memberAge, withNames }, locale),
    [history, memberName, memberAge, withNames, locale],
  );
}

/** Draws a family history in a language. */
export function drawFamily(
  { history, memberName, memberAge = null, withNames = true }: PedigreeOf,
  locale: Locale,
): Drawing {
  const pedigree = pedigreeOf(history, { name: memberName, age: memberAge });
  return drawingOf(pedigree, history, { locale, withNames });
}
