import { dayAfter, easternmostDate } from '#domain/dates.ts';
import * as counseling from '../steps/counseling.ts';
import { chooseToShare, fillRelease, goToReading, goToSigning } from '../steps/release-of-information.ts';
import { consentToTest } from '../steps/request-kit.ts';
import { expectHeading } from '../steps/screen.ts';
import { group, openStep, radios, text, type Case } from './case.ts';

/** The forms from the release of information on. */
export const laterSteps: readonly Case[] = [
  {
    form: 'release of information',
    open: async (page) => {
      await openStep(page, 'release-of-information');
      await chooseToShare(page);
    },
    mistake: (page) => text(page, 'Year').fill('2020'),
    submit: 'Continue',
    problems: (page) => [
      [group(page, 'What may be shared?'), 'Choose at least one thing to share'],
      [page.getByLabel('Who may get it?'), 'Say who may get your information'],
      [radios(page, 'What is it for?'), 'Choose what it is for'],
      [group(page, 'Until when?'), `Choose a date later than now: ${firstDayAhead()} or later.`],
    ],
    kept: { Year: '2020' },
  },
  {
    form: 'signature',
    open: async (page) => {
      await openStep(page, 'release-of-information');
      await fillRelease(page);
      await goToReading(page);
      await goToSigning(page);
    },
    submit: 'Sign this form',
    problems: (page) => [
      [page.getByLabel('Type the code that is in the PDF'), 'Type the four digits from the PDF'],
      [page.getByLabel('I agree to sign on a screen'), 'Check this box if you agree to sign on a screen'],
      [page.getByLabel('I have read this form'), 'Check this box if you agree'],
      [page.getByLabel('Type your full name to sign'), 'Type your full name'],
    ],
  },
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

/** The first day that is later than now everywhere in the United States. */
function firstDayAhead(): string {
  const day = new Date(`${dayAfter(easternmostDate(new Date()))}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
