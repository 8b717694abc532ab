import { paths } from '#domain/paths.ts';

/** The pages of the profile. */
export const profilePaths = {
  start: paths.profile,
  newPhone: `${paths.profile}/phones/new`,
  phone: (id: string) => `${paths.profile}/phones/${id}`,
  emails: `${paths.profile}/emails`,
  close: `${paths.profile}/close`,
} as const;
