/** How often claims that never arrive are asked for before the member is told. */
export const maxClaimsRefreshes = 3;

/** The age from which somebody may sign for themself: every member is at least this old (see domain/eligibility.ts). */
export const adultAge = 18;

/** Seconds before its end at which a token is renewed. */
export const tokenRenewalLead = 300;

/** Seconds between two renewals at the least, also after one that failed. */
export const tokenRenewalPause = 30;

/** Seconds between the end of impersonation and being signed out; fixed by the product. */
export const impersonationEndedCountdown = 5;

/** Seconds that somebody who leaves waits at the most for what they typed to be saved. */
export const draftsPatience = 5;

/** Seconds for which drafts that were not saved wait, in an open page, for the person whose session was over. */
export const keptTime = 900;
