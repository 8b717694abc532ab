/** How often claims that never arrive are asked for before the member is told. */
export const maxClaimsRefreshes = 3;

/** A self-referred member is an adult. */
export const adultAge = 18;
