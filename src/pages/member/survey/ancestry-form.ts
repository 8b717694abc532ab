import * as z from 'zod/mini';
import {
  checkFamilyHistory,
  originCodes,
  type Ancestry,
  type FamilyHistory,
  type YesNoUnknown,
} from '#domain/family-history.ts';
import { sanitizeText } from '#domain/validation.ts';
import { zAncestry, zYesNoUnknown } from '#openapi/generated/zod/zod.gen.ts';
import { getLocale } from '#src/lib/locale.ts';
import { ancestryTexts } from '#src/texts/ancestry.ts';

/** What the page about ancestry asks for. */
export const ancestryFields = ['ancestry', 'ashkenazi_jewish'] as const satisfies (keyof FamilyHistory)[];

export type AncestryValues = {
  maternal: Ancestry;
  paternal: Ancestry;
  /** Empty while nobody has answered. */
  ashkenazi_jewish: YesNoUnknown | '';
};

/** The answers as the form holds them. */
export function toAncestryValues({ ancestry, ashkenazi_jewish }: FamilyHistory): AncestryValues {
  return { ...ancestry, ashkenazi_jewish: ashkenazi_jewish ?? '' };
}

/** The form's values as they are stored. */
export function toAncestry(values: AncestryValues): Pick<FamilyHistory, (typeof ancestryFields)[number]> {
  return {
    ancestry: { maternal: cleaned(values.maternal), paternal: cleaned(values.paternal) },
    ashkenazi_jewish: values.ashkenazi_jewish || null,
  };
}

/** The form's rules: what is “another” is said in own words, and the one question is answered. */
export function ancestrySchema(base: FamilyHistory) {
  return z
    .object({
      maternal: zAncestry,
      paternal: zAncestry,
      ashkenazi_jewish: z.union([zYesNoUnknown, z.literal('')]),
    })
    .check(({ value, issues }) => {
      for (const { path, message } of checkFamilyHistory({ ...base, ...toAncestry(value) })) {
        const field = path.replace('/ancestry', '').slice(1).split('/');
        const isHere = path.startsWith('/ancestry/') || path === '/ashkenazi_jewish';
        const isOpen = path === '/ashkenazi_jewish' && value.ashkenazi_jewish === '';
        const words = isOpen ? ancestryTexts.ashkenaziNeeded : message;
        if (isHere) issues.push({ code: 'custom', input: value, path: field, message: words[getLocale()] });
      }
    });
}

/** In the order of the list, whatever the order in which they were chosen; words of one’s own only beside “another”. */
function cleaned({ origins, other }: Ancestry): Ancestry {
  return {
    origins: originCodes.filter((code) => origins.includes(code)),
    other: origins.includes('other') ? sanitizeText(other) : '',
  };
}
