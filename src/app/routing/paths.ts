/** The addresses of the app that are named elsewhere, once. The steps' are in domain/steps.ts. */
export const paths = {
  home: '/',
  account: '/account',
  forgotPassword: '/account?mode=forgotPassword',
  login: '/login',
  signup: '/signup',
  privacy: '/members/privacy',
  terms: '/members/terms-of-service',
  loading: '/loading',
  memberLoading: '/member/loading-step',
  consultSummary: '/member/consult-summary',
  profile: '/member/profile',
  dashboard: '/member/dashboard',
  specialistStart: '/specialist/appointments/upcoming',
} as const;
