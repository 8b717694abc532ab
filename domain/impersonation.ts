/** For so long an admin acts as a member at the most; then it ends by itself. */
export const actingMinutes = 60;

/** What can end it: the admin, the time, or that the admin lost the role. */
export const actingEnds = ['admin', 'time', 'role'] as const;
