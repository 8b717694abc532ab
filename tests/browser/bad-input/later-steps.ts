import * as counseling from '../steps/counseling.ts';
import { consentToTest } from '../steps/request-kit.ts';
import { expectHeading } from '../steps/screen.ts';
import { openStep, radios, text, type Case } from './case.ts';

/** The forms from the release of information on. */
export const laterSteps: readonly Case[] = [
  {
    form: 'consent to the test',
    open: (page) => openStep(page, 'request-genetic-test-kit'),
    submit: 'Continue',
    problems: (page) => [
      [page.getByRole('checkbox'), 'Check the box if you want the test. Without your consent we can’t send a kit.'],
    ],
  },
  {
    form: 'delivery address',
    open: async (page) => {
      await openStep(page, 'request-genetic-test-kit');
      await consentToTest(page);
    },
    mistake: (page) => text(page, 'ZIP code').fill('6061'),
    submit: 'Continue',
    problems: (page) => [
      [text(page, 'Street address'), 'Enter the street and number'],
      [text(page, 'City'), 'Enter the city'],
      [text(page, 'ZIP code'), 'Enter a ZIP code of 5 digits, such as 60601'],
    ],
    kept: { 'ZIP code': '6061' },
  },
  {
    form: 'visit',
    open: (page) => openStep(page, 'counseling'),
    mistake: async (page) => {
      await counseling.chooseDay(page, 'journey');
      await page.getByRole('radio', { name: /^Phone/ }).check();
      await text(page, 'Your phone number').fill('call me');
    },
    submit: 'Book this visit',
    problems: (page) => [
      [radios(page, /^Choose a time/), 'Choose a time'],
      [text(page, 'Your phone number'), 'Enter a US phone number with area code, such as (312) 555-0142'],
    ],
    kept: { 'Your phone number': 'call me' },
  },
  {
    form: 'profile',
    open: async (page) => {
      await openStep(page, 'survey');
      await page.goto('/member/profile');
      await expectHeading(page, 'Your profile');
    },
    mistake: (page) => text(page, 'First name').fill(' '),
    submit: 'Save my name',
    problems: (page) => [[text(page, 'First name'), 'Enter your first name']],
  },
];
