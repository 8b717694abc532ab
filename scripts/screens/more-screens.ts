import { paths } from '#domain/paths.ts';
import { stepPath } from '#domain/steps.ts';
import type { Screen } from './screen.ts';

const ofVisitors: readonly Screen[] = [
  { name: 'login', path: paths.login },
  { name: 'account', path: paths.account },
  { name: 'forgot-password', path: paths.forgotPassword },
  { name: 'account-closed', path: paths.accountClosed },
  { name: 'verify-email', path: paths.verifyEmail },
  { name: 'members', path: paths.members },
  { name: 'members-faq', path: paths.membersFaq },
  { name: 'privacy', path: paths.privacy },
  { name: 'terms', path: paths.terms },
  { name: 'business', path: paths.business },
  { name: 'business-faq', path: paths.businessFaq },
  { name: 'partner', path: '/partners/prairie-steel' },
  { name: 'partner-unknown', path: '/partners/nobody-knows' },
];

const ofMembers: readonly Screen[] = [
  { name: 'survey-joined', as: 'survey', path: stepPath('survey') },
  ...['you', 'ancestry', 'count'].map((page) => ({
    name: `survey-${page}`,
    as: 'finished',
    path: `${stepPath('survey')}${page}`,
  })),
  { name: 'medical-history-check', as: 'finished', path: `${stepPath('medical-history')}check` },
  { name: 'release-form', as: 'release', path: `${stepPath('release-of-information')}form` },
  { name: 'counseling-kept', as: 'finished', path: stepPath('counseling') },
  { name: 'new-phone', as: 'finished', path: `${paths.profile}/phones/new` },
  { name: 'change-email', as: 'finished', path: paths.changeEmail },
  { name: 'change-password', as: 'finished', path: paths.changePassword },
  { name: 'member-not-found', as: 'finished', path: '/member/no-such-page' },
  { name: 'not-found', as: 'finished', path: '/no-such-page' },
];

const ofSpecialists: readonly Screen[] = [
  { name: 'specialist-emails', as: 'specialist', path: paths.specialistEmails },
  { name: 'specialist-not-found', as: 'specialist', path: '/specialist/no-such-page' },
];

/** The screens that docs/screens.md does not show: with those that it does, every page of the app is there. */
export const moreScreens: readonly Screen[] = [...ofVisitors, ...ofMembers, ...ofSpecialists];
