import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { journeySteps, stepPath, type JourneyStep } from '#domain/steps.ts';
import { lazyPage, type LazyPage } from '../lib/chunks/lazy-page.tsx';
import { memberPrefix, paths, specialistPrefix } from '#domain/paths.ts';
import { TreePage } from '../pages/member/survey/tree.ts';
import type { Access } from './access.ts';

/** A page of its own. Who may see it must be said, or it does not compile. */
export type LeafRoute = { path: string; access: Access; page: LazyPage };

/** Pages in the bare layout. */
export const bareRoutes: readonly LeafRoute[] = [
  { path: paths.home, access: 'anyone', page: lazyPage(() => import('../pages/home/home-page.tsx')) },
  { path: paths.login, access: 'entrance', page: lazyPage(() => import('../pages/login/login-page.tsx')) },
  { path: paths.signup, access: 'entrance', page: lazyPage(() => import('../pages/signup/sign-up-page.tsx')) },
  { path: paths.members, access: 'anyone', page: lazyPage(() => import('../pages/members/members-page.tsx')) },
  { path: paths.membersFaq, access: 'anyone', page: lazyPage(() => import('../pages/members/members-faq-page.tsx')) },
  { path: paths.business, access: 'anyone', page: lazyPage(() => import('../pages/business/business-page.tsx')) },
  {
    path: paths.businessFaq,
    access: 'anyone',
    page: lazyPage(() => import('../pages/business/business-faq-page.tsx')),
  },
  { path: paths.partner, access: 'anyone', page: lazyPage(() => import('../pages/partners/partner-page.tsx')) },
  { path: paths.privacy, access: 'anyone', page: lazyPage(() => import('../pages/members/privacy-page.tsx')) },
  { path: paths.terms, access: 'anyone', page: lazyPage(() => import('../pages/members/terms-page.tsx')) },
  { path: paths.account, access: 'anyone', page: lazyPage(() => import('../pages/account/account-page.tsx')) },
  {
    path: paths.verifyEmail,
    access: 'anyone',
    page: lazyPage(() => import('../pages/verify-email/verify-email-page.tsx')),
  },
];

const stepPages: Readonly<Record<JourneyStep, LeafRoute['page']>> = {
  welcome: lazyPage(() => import('../pages/member/welcome/welcome-page.tsx')),
  eligibility: lazyPage(() => import('../pages/member/eligibility/eligibility-page.tsx')),
  survey: lazyPage(() => import('../pages/member/survey/survey-page.tsx')),
  'medical-history': lazyPage(() => import('../pages/member/medical-history/medical-history-page.tsx')),
  'release-of-information': lazyPage(
    () => import('../pages/member/release-of-information/release-of-information-page.tsx'),
  ),
  'request-genetic-test-kit': lazyPage(() => import('../pages/member/request-genetic-test-kit/request-kit-page.tsx')),
  'shipping-genetic-test-kit': lazyPage(() => import('../pages/member/shipping-genetic-test-kit/shipping-page.tsx')),
  counseling: lazyPage(() => import('../pages/member/counseling/counseling-page.tsx')),
};

/** What stands around all pages of a member. */
export const MemberArea = lazyPage<{ children: ReactNode }>(() => import('../pages/member/member-area.tsx'));

const AreaNotFoundPage = lazyPage(() => import('../pages/not-found/area-not-found-page.tsx'));

/** What stands within the page of a route at one address, and is loaded there alone. */
export const innerPages: readonly { path: string; page: LazyPage }[] = [
  { path: `${stepPath('survey')}tree`, page: TreePage },
];

/** Pages in the member layout: the steps, each with the pages below its prefix, and what comes after. */
export const memberRoutes: readonly LeafRoute[] = [
  ...journeySteps.map((step) => ({ path: `${stepPath(step)}*`, access: 'member' as const, page: stepPages[step] })),
  {
    path: paths.memberLoading,
    access: 'member',
    page: lazyPage(() => import('../pages/member/loading-step/loading-step-page.tsx')),
  },
  {
    path: paths.dashboard,
    access: 'member',
    page: lazyPage(() => import('../pages/member/dashboard/dashboard-page.tsx')),
  },
  {
    path: paths.consultSummary,
    access: 'member',
    page: lazyPage(() => import('../pages/member/consult-summary/consult-summary-page.tsx')),
  },
  {
    path: paths.documents,
    access: 'member',
    page: lazyPage(() => import('../pages/member/documents/documents-page.tsx')),
  },
  {
    path: `${paths.profile}/*`,
    access: 'member',
    page: lazyPage(() => import('../pages/member/profile/profile-page.tsx')),
  },
  { path: `${memberPrefix}*`, access: 'member', page: AreaNotFoundPage },
];

/** What stands around all pages of a specialist. */
export const SpecialistArea = lazyPage<{ children: ReactNode }>(
  () => import('../pages/specialist/specialist-area.tsx'),
);

/** Pages in the specialist layout. */
export const specialistRoutes: readonly LeafRoute[] = [
  {
    path: paths.specialistStart,
    access: 'specialist',
    page: lazyPage(() => import('../pages/specialist/appointments/upcoming-page.tsx')),
  },
  {
    path: paths.specialistPast,
    access: 'specialist',
    page: lazyPage(() => import('../pages/specialist/appointments/past-page.tsx')),
  },
  {
    path: paths.specialistPatients,
    access: 'specialist',
    page: lazyPage(() => import('../pages/specialist/patients/patients-page.tsx')),
  },
  { path: `${specialistPrefix}*`, access: 'specialist', page: AreaNotFoundPage },
];

/** Pages without a layout of their own, for everybody who is signed in. */
export const otherRoutes: readonly LeafRoute[] = [
  { path: paths.loading, access: 'signedIn', page: lazyPage(() => import('../pages/loading/loading-page.tsx')) },
  { path: '*', access: 'signedIn', page: lazyPage(() => import('../pages/not-found/not-found-page.tsx')) },
];

/** All of them. Where two fit an address, the first one is taken. */
export const allRoutes: readonly LeafRoute[] = [...bareRoutes, ...memberRoutes, ...specialistRoutes, ...otherRoutes];

/** The route of an address of this app, which may have a query: there is one for each. */
export function routeOf(address: string): LeafRoute | undefined {
  return allRoutes.find(fits(address));
}

/** What stands within the page of an address. */
export function innerPageOf(address: string): LazyPage | undefined {
  return innerPages.find(fits(address))?.page;
}

function fits(address: string): (of: { path: string }) => boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return ({ path }) => matchPath(path, pathname) !== null;
}

/** Who may see what an address leads to. */
export function accessOf(address: string): Access {
  return routeOf(address)?.access ?? 'signedIn';
}
