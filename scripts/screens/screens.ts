import type { Page } from 'playwright-core';
import { stepPath } from '#domain/steps.ts';
import { members } from '../seed/people.ts';
import type { GuideScreen } from './screen.ts';

/**
 * All pictures of docs/screens.md, in the order of the journey. They are taken from a demo that has just begun and whose lab
 * waits (`DEMO_LAB_SECONDS=9000000 npm start`): it moves kits along, that of the failed sample, too.
 */
export const guideScreens: readonly GuideScreen[] = [
  { name: 'start', path: '/', shows: 'The start page' },
  { name: 'sign-up', path: '/signup', shows: 'Signing up' },
  { name: 'welcome', as: 'welcome', path: stepPath('welcome'), shows: 'Step 1: what the eight steps are' },
  { name: 'eligibility', as: 'eligibility', path: stepPath('eligibility'), shows: 'Step 2: can you join?' },
  {
    name: 'eligibility-refused',
    as: 'refused',
    path: stepPath('eligibility'),
    shows: 'Not yet: why, how to correct it, and whom to ask',
  },
  { name: 'dashboard-begun', as: 'survey', path: '/member/dashboard', shows: 'The dashboard of somebody at step 3' },
  {
    name: 'survey-relatives',
    as: 'finished',
    path: `${stepPath('survey')}relatives`,
    shows: 'Step 3: the family, relative by relative',
  },
  {
    name: 'survey-relative',
    as: 'finished',
    // The form of a relative who is added.
    path: `${stepPath('survey')}relatives/0de3f000-0000-4000-8000-000000000001?add=sibling`,
    shows: 'One relative',
  },
  {
    name: 'survey-check',
    as: 'finished',
    path: `${stepPath('survey')}check`,
    shows: 'The family history, looked over',
  },
  { name: 'survey-tree', as: 'finished', path: `${stepPath('survey')}tree`, shows: 'The pedigree, drawn as they go' },
  { name: 'survey-ask', as: 'finished', path: `${stepPath('survey')}ask`, shows: 'Questions for a relative' },
  {
    name: 'medical-history',
    as: 'health',
    path: stepPath('medical-history'),
    shows: 'Step 4: questions about one’s own health',
  },
  {
    name: 'release',
    as: 'release',
    path: stepPath('release-of-information'),
    shows: 'Step 5: share with someone, or with nobody',
  },
  { name: 'release-signed', as: 'finished', path: stepPath('release-of-information'), shows: 'Signed releases' },
  { name: 'kit', as: 'kit', path: stepPath('request-genetic-test-kit'), shows: 'Step 6: the test explained' },
  {
    name: 'kit-held',
    as: 'held',
    path: stepPath('request-genetic-test-kit'),
    shows: 'An order that waits for a counselor with a license',
  },
  { name: 'shipping', as: 'shipping', path: stepPath('shipping-genetic-test-kit'), shows: 'Step 7: where the kit is' },
  { name: 'kit-failed', as: 'sample', path: stepPath('shipping-genetic-test-kit'), shows: 'A sample that failed' },
  { name: 'kit-denied', as: 'denied', path: stepPath('shipping-genetic-test-kit'), shows: 'An order turned down' },
  { name: 'kit-canceled', as: 'canceled', path: stepPath('shipping-genetic-test-kit'), shows: 'An order canceled' },
  { name: 'counseling', as: 'counseling', path: stepPath('counseling'), shows: 'Step 8: a time to talk' },
  {
    name: 'counseling-booked',
    as: 'counseling',
    path: stepPath('counseling'),
    shows: 'The visit that is booked',
    before: bookVisit,
  },
  {
    name: 'counseling-move',
    as: 'counseling',
    path: `${stepPath('counseling')}move`,
    shows: 'Another time for the visit',
  },
  { name: 'dashboard', as: 'finished', path: '/member/dashboard', shows: 'The dashboard' },
  { name: 'consult-summary', as: 'finished', path: '/member/consult-summary', shows: 'After the visit' },
  { name: 'documents', as: 'finished', path: '/member/consult-summary/documents', shows: 'Documents' },
  { name: 'profile', as: 'finished', path: '/member/profile', shows: 'The profile' },
  { name: 'close-account', as: 'finished', path: '/member/profile/close', shows: 'What closing the account means' },
  { name: 'emails', as: 'finished', path: '/member/profile/emails', shows: 'Which e-mails, in which language' },
  { name: 'upcoming', as: 'specialist', path: '/specialist/appointments/upcoming', shows: 'A specialist’s visits' },
  {
    name: 'upcoming-week',
    as: 'specialist',
    path: '/specialist/appointments/upcoming?view=week',
    shows: 'The week',
    before: weekOfNextVisit,
  },
  { name: 'past', as: 'specialist', path: '/specialist/appointments/past', shows: 'Past visits, and what is owed' },
  {
    name: 'write-summary',
    as: 'specialist',
    path: '/specialist/appointments/past?patient=…&write=…',
    shows: 'The summary of a visit, written beside the record',
    before: (page) => beginWriting(page, 'Write the summary'),
  },
  {
    name: 'write-plan',
    as: 'specialist',
    path: '/specialist/appointments/past?patient=…&write=…&kind=care-plan',
    shows: 'The care plan',
    before: (page) => beginWriting(page, 'Write the care plan'),
  },
  {
    name: 'hours',
    as: 'specialist',
    path: '/specialist/appointments/upcoming?area=hours',
    shows: 'A specialist’s hours',
  },
  { name: 'patients', as: 'specialist', path: '/specialist/patients', shows: 'A specialist’s patients' },
  {
    name: 'patient-record',
    as: 'specialist',
    path: `/specialist/patients?patient=${members.find(({ step }) => step === 'complete')?.id ?? ''}`,
    shows: 'The record of a patient, beside the list',
  },
];

/** Books a visit that is some days off: until a day before, it can be moved. */
async function bookVisit(page: Page): Promise<void> {
  await page.goto(stepPath('counseling'));
  const week = page.getByRole('status').filter({ hasText: /^Week of/ });
  const shown = await week.innerText();
  await page.getByRole('button', { name: 'Later week' }).click();
  await week.filter({ hasNotText: shown }).waitFor();
  await page.getByRole('radiogroup', { name: 'Choose a day' }).getByRole('radio').first().check();
  await page
    .getByRole('radiogroup', { name: /^Choose a time on/ })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('radio', { name: /^Video/ }).check();
  await page.getByRole('button', { name: 'Book this visit' }).click();
  await page.waitForURL('**/member/dashboard');
}

/** Finds the week in which the next visit is. */
async function weekOfNextVisit(page: Page): Promise<string> {
  await page.goto('/specialist/appointments/upcoming');
  const day = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const address = new URL((await day.getAttribute('href')) ?? '', page.url());
  address.searchParams.set('view', 'week');
  return address.pathname + address.search;
}

/** Opens what is to be written about the newest visit that is owed a summary. */
async function beginWriting(page: Page, what: string): Promise<string> {
  await page.goto('/specialist/appointments/past');
  await page.getByRole('link', { name: 'To write' }).first().click();
  await page.getByRole('link', { name: what }).first().click();
  await page.waitForURL(/[?&]write=/);
  return page.url().replace(/^https?:\/\/[^/]+/, '');
}
