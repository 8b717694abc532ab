import { releasedInformation, releasePurposes } from '../../../../domain/release.ts';
import type { Locale } from '../../../../domain/words.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { momentsIn } from '../../../texts/moments.ts';

/** The elements of an authorization that each form fills in for itself. */
export type ReleaseElements = Pick<
  components['schemas']['RoiForm'],
  'information' | 'released_by' | 'recipient' | 'purpose' | 'expires_on'
>;

/** The elements of a form in the words of the statements' places, in one language. */
export function releaseWords(
  { information, released_by, recipient, purpose, expires_on }: ReleaseElements,
  locale: Locale,
) {
  const list = new Intl.ListFormat(locale);
  return {
    information: list.format(information.map((part) => releasedInformation[part][locale])),
    releasedBy: released_by,
    recipient,
    purpose: releasePurposes[purpose][locale],
    expiresOn: momentsIn(locale).calendarDate(expires_on),
  };
}

/** Words that stand within a sentence of the form, standing by themselves. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
