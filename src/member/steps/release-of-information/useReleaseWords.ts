import { releasedInformation, releasePurposes } from '../../../../domain/release.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { useLocale, useWords } from '../../../texts/locale.ts';
import { momentsIn } from '../../moments.ts';

/** The elements of an authorization that each form fills in for itself. */
export type ReleaseElements = Pick<
  components['schemas']['RoiForm'],
  'information' | 'released_by' | 'recipient' | 'purpose' | 'expires_on'
>;

/** The elements of a form in the words of the statements' places. */
export function useReleaseWords() {
  const t = useWords();
  const locale = useLocale();
  // The last day is a day of the calendar, the same in every time zone.
  const { date } = momentsIn(locale, 'UTC');
  const list = new Intl.ListFormat(locale);
  return ({ information, released_by, recipient, purpose, expires_on }: ReleaseElements) => ({
    information: list.format(information.map((part) => t(releasedInformation[part]))),
    releasedBy: released_by,
    recipient,
    purpose: t(releasePurposes[purpose]),
    expiresOn: date(expires_on),
  });
}

/** Words that stand within a sentence of the form, standing by themselves. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
