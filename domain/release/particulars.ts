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
