import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { journeySteps, type JourneyStep } from '#domain/steps.ts';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import { paths } from './paths.ts';
import type { Access } from './redirect.ts';

/** A page of its own. Who may see it must be said, or it does not compile. */
export type LeafRoute = { path: string; access: Access; page: LazyPage };

/** Pages in the bare layout. */
export const bareRoutes: readonly LeafRoute[] = [
  { path: paths.home, access: 'anyone', page: lazyPage(() => import('../session/HomeRoute.tsx')) },
  { path: paths.login, access: 'entrance', page: lazyPage(() => import('../session/LoginRoute.tsx')) },
  { path: paths.signup, access: 'entrance', page: lazyPage(() => import('../session/SignUpRoute.tsx')) },
  { path: paths.members, access: 'anyone', page: lazyPage(() => import('../../public/site/MembersPage.tsx')) },
  { path: paths.membersFaq, access: 'anyone', page: lazyPage(() => import('../../public/site/MembersFaqPage.tsx')) },
  { path: paths.business, access: 'anyone', page: lazyPage(() => import('../../public/site/BusinessPage.tsx')) },
  { path: paths.businessFaq, access: 'anyone', page: lazyPage(() => import('../../public/site/BusinessFaqPage.tsx')) },
  { path: paths.partner, access: 'anyone', page: lazyPage(() => import('../session/PartnerRoute.tsx')) },
  { path: paths.privacy, access: 'anyone', page: lazyPage(() => import('../../public/PrivacyPage.tsx')) },
  { path: paths.terms, access: 'anyone', page: lazyPage(() => import('../../public/TermsPage.tsx')) },
  { path: paths.account, access: 'anyone', page: lazyPage(() => import('../session/AccountRoute.tsx')) },
  { path: paths.verifyEmail, access: 'anyone', page: lazyPage(() => import('../session/VerifyEmailRoute.tsx')) },
];

const stepPages: Readonly<Record<JourneyStep, LeafRoute['page']>> = {
  welcome: lazyPage(() => import('../../member/steps/welcome/WelcomePage.tsx')),
  eligibility: lazyPage(() => import('../../member/steps/eligibility/EligibilityPage.tsx')),
  survey: lazyPage(() => import('../../member/steps/survey/SurveyPage.tsx')),
  'medical-history': lazyPage(() => import('../../member/steps/medical-history/MedicalHistoryPage.tsx')),
  'release-of-information': lazyPage(
    () => import('../../member/steps/release-of-information/ReleaseOfInformationPage.tsx'),
  ),
  'request-genetic-test-kit': lazyPage(() => import('../../member/steps/request-genetic-test-kit/RequestKitPage.tsx')),
  'shipping-genetic-test-kit': lazyPage(() => import('../../member/steps/shipping-genetic-test-kit/ShippingPage.tsx')),
  counseling: lazyPage(() => import('../../member/steps/counseling/CounselingPage.tsx')),
};

/** What stands around all pages of a member. */
export const MemberArea = lazyPage<{ children: ReactNode }>(() => import('../../member/MemberArea.tsx'));

const AreaNotFoundPage = lazyPage(() => import('../../public/AreaNotFoundPage.tsx'));

/** Pages in the member layout: the steps, each with the pages below its prefix, and what comes after. */
export const memberRoutes: readonly LeafRoute[] = [
  ...journeySteps.map((step) => ({ path: `/member/${step}/*`, access: 'member' as const, page: stepPages[step] })),
  { path: paths.memberLoading, access: 'member', page: lazyPage(() => import('../../member/LoadingStepPage.tsx')) },
  { path: paths.dashboard, access: 'member', page: lazyPage(() => import('../../member/dashboard/DashboardPage.tsx')) },
  {
    path: paths.consultSummary,
    access: 'member',
    page: lazyPage(() => import('../../member/consult-summary/ConsultSummaryPage.tsx')),
  },
  {
    path: paths.documents,
    access: 'member',
    page: lazyPage(() => import('../../member/documents/DocumentsPage.tsx')),
  },
  {
    path: `${paths.profile}/*`,
    access: 'member',
    page: lazyPage(() => import('../../member/profile/ProfilePage.tsx')),
  },
  { path: '/member/*', access: 'member', page: AreaNotFoundPage },
];

/** What stands around all pages of a specialist. */
export const SpecialistArea = lazyPage<{ children: ReactNode }>(() => import('../../specialist/SpecialistArea.tsx'));

/** Pages in the specialist layout. */
export const specialistRoutes: readonly LeafRoute[] = [
  {
    path: paths.specialistStart,
    access: 'specialist',
    page: lazyPage(() => import('../../specialist/appointments/UpcomingPage.tsx')),
  },
  {
    path: paths.specialistPast,
    access: 'specialist',
    page: lazyPage(() => import('../../specialist/appointments/PastPage.tsx')),
  },
  {
    path: paths.specialistPatients,
    access: 'specialist',
    page: lazyPage(() => import('../../specialist/patients/PatientsPage.tsx')),
  },
  { path: '/specialist/*', access: 'specialist', page: AreaNotFoundPage },
];

/** Pages without a layout of their own, for everybody who is signed in. */
export const otherRoutes: readonly LeafRoute[] = [
  { path: paths.loading, access: 'signedIn', page: lazyPage(() => import('../session/LoadingRoute.tsx')) },
  { path: '*', access: 'signedIn', page: lazyPage(() => import('../session/NotFoundRoute.tsx')) },
];

/** All of them. Where two fit an address, the first one is taken. */
export const allRoutes: readonly LeafRoute[] = [...bareRoutes, ...memberRoutes, ...specialistRoutes, ...otherRoutes];

/** The route of an address of this app, which may have a query: there is one for each. */
export function routeOf(address: string): LeafRoute | undefined {
  const [pathname = ''] = address.split(/[?#]/);
  return allRoutes.find(({ path }) => matchPath(path, pathname));
}

/** Who may see what an address leads to. */
export function accessOf(address: string): Access {
  return routeOf(address)?.access ?? 'signedIn';
}
