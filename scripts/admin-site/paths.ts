/** Where the pages of the admin site are. */
export const sitePaths = {
  members: '/',
  staff: '/staff',
  customers: '/customers',
  customer: (id: string) => `/customers/${id}`,
  kits: '/kits',
  steps: '/steps',
  audit: '/audit',
} as const;
