import { dateFormat, listFormat } from '../formats.ts';
import type { Locale } from '../words.ts';
import { releasedInformation, releasePurposes, type ReleasedInformation, type ReleasePurpose } from './codes.ts';

/** The elements of an authorization that each form fills in for itself. */
export type ReleaseElements = {
  information: readonly ReleasedInformation[];
  released_by: string;
  recipient: string;
  purpose: ReleasePurpose;
  /** YYYY-MM-DD */
  expires_on: string;
};

/** The elements of a form in the words of the statements' places, in one language. */
export function releaseWords(
  { information, released_by, recipient, purpose, expires_on }: ReleaseElements,
  locale: Locale,
) {
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    information: listFormat(locale).format(information.map((part) => releasedInformation[part][locale])),
    releasedBy: released_by,
    recipient,
    purpose: releasePurposes[purpose][locale],
    expiresOn: day.format(new Date(`${expires_on}T00:00:00Z`)),
  };
}
