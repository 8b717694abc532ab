/** For so long an admin impersonates a member at the most; then it ends by itself. */
export const impersonationMinutes = 60;

/** So many impersonations are on one page of a member's list, the newest first. */
export const impersonationsPerPage = 100;

/** What can end it: the admin, the time, or that the admin lost the role. */
export const impersonationEnds = ['admin', 'time', 'role'] as const;
