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

/** Where a notice to whoever holds the records goes: their e-mail and postal address, in one line each. */
export type Holder = { email: string; address: string };

/** Whose form it is, and to whom a notice goes: signed with the form since the statements 1.4.0. */
export type ReleaseParticulars = {
  /** YYYY-MM-DD */
  date_of_birth: string | null;
  /** The e-mail address of the account. */
  email: string | null;
  /** Where most people of the patient's state live: the clock by which the time of signing is told beside UTC. */
  time_zone: string | null;
  holder: Holder;
};

/** The places of the statements that are the holder's. Of a form from before 1.4.0 they are none. */
export function holderWords({ email, address }: Holder) {
  return { holderEmail: email, holderAddress: address };
}
