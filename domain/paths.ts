/** How the addresses of all pages of a member, and of a specialist, begin. */
export const memberPrefix = '/member/';
export const specialistPrefix = '/specialist/';

/**
 * The addresses of the app, each said once. A step's is made by `stepPath` (domain/steps.ts); the pages below a step and below
 * the profile stand in the `*-paths.ts` of their folder, built from these.
 */
export const paths = {
  home: '/',
  account: '/account',
  forgotPassword: '/account?mode=forgotPassword',
  changeEmail: '/account?mode=changeEmail',
  changePassword: '/account?mode=changePassword',
  accountClosed: '/account?mode=closed',
  verifyEmail: '/verify-email',
  login: '/login',
  signup: '/signup',
  members: '/members',
  membersFaq: '/members/faq',
  privacy: '/members/privacy',
  terms: '/members/terms-of-service',
  business: '/business',
  businessFaq: '/business/faq',
  partner: '/partners/:group',
  loading: '/loading',
  memberLoading: '/member/loading-step',
  consultSummary: '/member/consult-summary',
  documents: '/member/consult-summary/documents',
  profile: '/member/profile',
  dashboard: '/member/dashboard',
  specialistStart: '/specialist/appointments/upcoming',
  specialistPast: '/specialist/appointments/past',
  specialistPatients: '/specialist/patients',
  specialistAvailability: '/specialist/appointments/upcoming?area=hours',
  specialistEmails: '/specialist/appointments/upcoming?area=emails',
} as const;
