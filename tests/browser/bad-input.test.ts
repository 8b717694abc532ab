import type { Page } from '@playwright/test';
import type { JourneyStep } from '../../domain/steps.ts';
import { makeIdentity } from './fixtures/identity.ts';
import { answered } from './fixtures/console.ts';
import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import * as counseling from './steps/counseling.ts';
import { anAdult, fillEligibility } from './steps/eligibility.ts';
import { expectProblems, type Problem } from './steps/problems.ts';
import { fillRelease, goToSigning } from './steps/release-of-information.ts';
import { consentToTest } from './steps/request-kit.ts';
import { expectHeading, expectStep, follow, press } from './steps/screen.ts';
import { signIn } from './steps/session.ts';
import { answerAboutMe } from './steps/survey.ts';

interface Case {
  form: string;
  /** Leads to the form. */
  open: (page: Page) => Promise<unknown>;
  /** Types what is wrong. */
  mistake?: (page: Page) => Promise<void>;
  submit: string;
  problems: (page: Page) => Problem[];
  /** What was typed and must still be there, by label. */
  kept?: Record<string, string>;
}

const text = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const radios = (page: Page, name: string | RegExp) => page.getByRole('radiogroup', { name });
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

const cases: Case[] = [
  {
    form: 'sign-in',
    open: (page) => page.goto('/login'),
    mistake: (page) => text(page, 'E-mail').fill('ada at example'),
    submit: 'Sign in',
    problems: (page) => [
      [text(page, 'E-mail'), 'Enter an e-mail address, like name@example.com'],
      [text(page, 'Password'), 'Enter your password'],
    ],
    kept: { 'E-mail': 'ada at example' },
  },
  {
    form: 'sign-up',
    open: (page) => page.goto('/signup'),
    mistake: async (page) => {
      await text(page, 'First name').fill('Ada');
      await text(page, 'E-mail').fill('ada at example');
      await text(page, 'Password').fill('short');
    },
    submit: 'Create account',
    problems: (page) => [
      [text(page, 'Last name'), 'Enter your last name'],
      [text(page, 'E-mail'), 'Enter an e-mail address, like name@example.com'],
      [text(page, 'Password'), 'Use 8 characters or more for your password'],
      [page.getByLabel('I agree to the terms of service'), 'Agree to the terms to go on'],
      [page.getByLabel('I agree to the privacy notice'), 'Agree to the privacy notice to go on'],
    ],
    kept: { 'First name': 'Ada', 'E-mail': 'ada at example', Password: 'short' },
  },
  {
    form: 'eligibility',
    open: (page) => openStep(page, 'eligibility'),
    mistake: async (page) => {
      await text(page, 'First name').fill('   ');
      await fillEligibility(page, { ...anAdult, month: 'February', day: '30', state: '', zip: '6061' });
      await page.getByLabel('Employer or partner code').fill('A CODE!');
    },
    submit: 'Check if I can join',
    problems: (page) => [
      [text(page, 'First name'), 'Enter your first name'],
      [group(page, 'Date of birth'), 'Enter a real date with month, day and year'],
      [page.getByLabel('State or territory'), 'Choose the state where you live'],
      [text(page, 'ZIP code'), 'Enter a ZIP code of 5 digits, or of 5 and 4 digits such as 60601-1234'],
      [page.getByLabel('Employer or partner code'), 'A code has letters, digits and hyphens only'],
    ],
    kept: { Day: '30', Year: anAdult.year, 'ZIP code': '6061' },
  },
  {
    form: 'family history, about oneself',
    open: (page) => openStep(page, 'survey'),
    submit: 'Continue',
    problems: (page) => [
      [radios(page, 'Were you adopted?'), 'Answer this question'],
      [radios(page, /Ashkenazi Jewish\?/), 'Answer this question'],
      [radios(page, /related to each other/), 'Answer this question'],
    ],
  },
  {
    form: 'family history, a relative',
    open: async (page) => {
      await openStep(page, 'survey');
      await answerAboutMe(page);
      await follow(page, /^Mother/);
      await expectHeading(page, 'Mother');
    },
    mistake: async (page) => {
      await group(page, /^Age/).getByRole('textbox').fill('300');
      await page.getByRole('checkbox', { name: /^Another cancer/ }).check();
    },
    submit: 'Done',
    problems: (page) => [
      [group(page, /^Age/).first(), 'Enter the age as a number from 0 to 130, or choose “I don’t know”'],
      [page.getByLabel('What was it?'), 'Write what it was.'],
    ],
    kept: { Age: '300' },
  },
  {
    form: 'medical history',
    open: (page) => openStep(page, 'medical-history'),
    submit: 'Continue',
    problems: (page) => [
      [
        radios(page, /What sex were you assigned/),
        'Please answer this question. “I don’t know” is fine.',
        'What sex were you assigned at birth? Please answer this question. “I don’t know” is fine.',
      ],
    ],
  },
  {
    form: 'release of information',
    open: (page) => openStep(page, 'release-of-information'),
    mistake: (page) => text(page, 'Year').fill('2020'),
    submit: 'Continue',
    problems: (page) => [
      [group(page, 'What may be shared?'), 'Choose at least one thing to share'],
      [page.getByLabel('Who may get it?'), 'Say who may get your information'],
      [radios(page, 'What is it for?'), 'Choose what it is for'],
      [group(page, 'Until when?'), 'Choose a date later than today.'],
    ],
    kept: { Year: '2020' },
  },
  {
    form: 'signature',
    open: async (page) => {
      await openStep(page, 'release-of-information');
      await fillRelease(page);
      await goToSigning(page);
    },
    submit: 'Sign this form',
    problems: (page) => [
      [page.getByLabel('I have read this form'), 'Tick this box if you agree'],
      [page.getByLabel('Type your full name to sign'), 'Type your full name'],
    ],
  },
  {
    form: 'consent to the test',
    open: (page) => openStep(page, 'request-genetic-test-kit'),
    submit: 'Continue',
    problems: (page) => [
      [page.getByRole('checkbox'), 'Tick the box if you want the test. Without your consent we can’t send a kit.'],
    ],
  },
  {
    form: 'delivery address',
    open: async (page) => {
      await openStep(page, 'request-genetic-test-kit');
      await consentToTest(page);
    },
    mistake: (page) => text(page, 'Zip code').fill('6061'),
    submit: 'Continue',
    problems: (page) => [
      [text(page, 'Street address'), 'Enter the street and number'],
      [text(page, 'City'), 'Enter the city'],
      [text(page, 'Zip code'), 'Enter a zip code of 5 digits, such as 60601'],
    ],
    kept: { 'Zip code': '6061' },
  },
  {
    form: 'visit',
    open: (page) => openStep(page, 'counseling'),
    mistake: async (page) => {
      await counseling.chooseDay(page, 0);
      await page.getByRole('radio', { name: /^Phone/ }).check();
      await text(page, 'Your phone number').fill('call me');
    },
    submit: 'Book this visit',
    problems: (page) => [
      [radios(page, /^Choose a time/), 'Choose a time'],
      [text(page, 'Your phone number'), 'Enter a phone number with area code, such as (312) 555-0142'],
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

for (const { form, open, mistake, submit, problems, kept = {} } of cases) {
  test(`bad input is explained: ${form}`, async ({ page }) => {
    await open(page);
    await mistake?.(page);
    await press(page, submit);
    await expectProblems(page, problems(page));
    for (const [label, value] of Object.entries(kept)) await expect(text(page, label).first()).toHaveValue(value);
  });
}

test('bad input is explained: finishing a sign-up', async ({ page, person, complaints }) => {
  complaints.expect(answered(404));
  await makeIdentity(person);
  await signIn(page, person);
  await press(page, 'Finish');
  await expectProblems(page, [
    [text(page, 'First name'), 'Enter your first name'],
    [text(page, 'Last name'), 'Enter your last name'],
    [page.getByLabel('I agree to the terms of service'), 'Agree to the terms to go on'],
    [page.getByLabel('I agree to the privacy notice'), 'Agree to the privacy notice to go on'],
  ]);
});

test('who is too young to join is told why, keeps what was typed, and can correct it', async ({ page }) => {
  await openStep(page, 'eligibility');
  await fillEligibility(page, { ...anAdult, year: String(new Date().getFullYear() - 10) });
  await press(page, 'Check if I can join');
  const outcome = page.getByRole('status').filter({ hasText: 'With these details you can’t join yet' });
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText('Novi is for people who are 18 or older.');
  await expect(outcome.getByRole('link', { name: 'support@novi.example' })).toBeVisible();
  await expect(text(page, 'ZIP code')).toHaveValue(anAdult.zip);

  await text(page, 'Year').fill(anAdult.year);
  await press(page, 'Check if I can join');
  await expectStep(page, 'survey');
});

async function openStep(page: Page, step: JourneyStep): Promise<void> {
  await signIn(page, await memberAt(step));
  await expectStep(page, step);
}
