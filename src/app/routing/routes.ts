import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { journeySteps, type JourneyStep } from '../../../domain/steps.ts';
import { paths } from './paths.ts';
import type { Access } from './redirect.ts';

/** A page of its own. Who may see it must be said, or it does not compile. */
export type LeafRoute = { path: string; access: Access; page: LazyExoticComponent<ComponentType> };

/** Pages in the bare layout. */
export const bareRoutes: readonly LeafRoute[] = [
  { path: paths.home, access: 'anyone', page: lazy(() => import('../session/HomeRoute.tsx')) },
  { path: paths.login, access: 'anyone', page: lazy(() => import('../session/LoginRoute.tsx')) },
  { path: paths.signup, access: 'anyone', page: lazy(() => import('../session/SignUpRoute.tsx')) },
  { path: paths.privacy, access: 'anyone', page: lazy(() => import('../../public/PrivacyPage.tsx')) },
  { path: paths.terms, access: 'anyone', page: lazy(() => import('../../public/TermsPage.tsx')) },
  { path: paths.account, access: 'anyone', page: lazy(() => import('../session/AccountRoute.tsx')) },
];

const SpecialistPage = lazy(() => import('../../specialist/SpecialistPage.tsx'));

const stepPages: Readonly<Record<JourneyStep, LeafRoute['page']>> = {
  welcome: lazy(() => import('../../member/steps/welcome/WelcomePage.tsx')),
  eligibility: lazy(() => import('../../member/steps/eligibility/EligibilityPage.tsx')),
  survey: lazy(() => import('../../member/steps/survey/SurveyPage.tsx')),
  'medical-history': lazy(() => import('../../member/steps/medical-history/MedicalHistoryPage.tsx')),
  'release-of-information': lazy(
    () => import('../../member/steps/release-of-information/ReleaseOfInformationPage.tsx'),
  ),
  'request-genetic-test-kit': lazy(() => import('../../member/steps/request-genetic-test-kit/RequestKitPage.tsx')),
  'shipping-genetic-test-kit': lazy(() => import('../../member/steps/shipping-genetic-test-kit/ShippingPage.tsx')),
  counseling: lazy(() => import('../../member/steps/counseling/CounselingPage.tsx')),
};

/** Pages in the member layout: the steps, each with the pages below its prefix, and what comes after. */
export const memberRoutes: readonly LeafRoute[] = [
  ...journeySteps.map((step) => ({ path: `/member/${step}/*`, access: 'member' as const, page: stepPages[step] })),
  { path: paths.memberLoading, access: 'member', page: lazy(() => import('../../member/LoadingStepPage.tsx')) },
  { path: paths.dashboard, access: 'member', page: lazy(() => import('../../member/dashboard/DashboardPage.tsx')) },
  {
    path: paths.consultSummary,
    access: 'member',
    page: lazy(() => import('../../member/consult-summary/ConsultSummaryPage.tsx')),
  },
  { path: paths.profile, access: 'member', page: lazy(() => import('../../member/profile/ProfilePage.tsx')) },
];

/** Pages of specialists. */
export const specialistRoutes: readonly LeafRoute[] = ['appointments/upcoming', 'appointments/past', 'patients'].map(
  (page) => ({
    path: `/specialist/${page}`,
    access: 'specialist',
    page: SpecialistPage,
  }),
);

/** Pages without a layout of their own, for everybody who is signed in. */
export const otherRoutes: readonly LeafRoute[] = [
  { path: paths.loading, access: 'signedIn', page: lazy(() => import('../session/LoadingRoute.tsx')) },
  { path: '*', access: 'signedIn', page: lazy(() => import('../session/NotFoundRoute.tsx')) },
];
