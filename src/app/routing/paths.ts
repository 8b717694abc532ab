/** The addresses of the app that are named elsewhere, once. The steps' are in domain/steps.ts. */
export const paths = {
  home: '/',
  account: '/account',
  login: '/login',
  signup: '/signup',
  loading: '/loading',
  memberLoading: '/member/loading-step',
  consultSummary: '/member/consult-summary',
  profile: '/member/profile',
  dashboard: '/member/dashboard',
  specialistStart: '/specialist/appointments/upcoming',
} as const;
