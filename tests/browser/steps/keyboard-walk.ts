import { expect, type Page } from '@playwright/test';
import type { Person } from '../fixtures/person.ts';
import { findDay, times } from './counseling.ts';
import { anAdult } from './eligibility.ts';
import { activate, enter, pick, pickAnswer, tick, type } from './keyboard.ts';
import { readCode } from './release-of-information.ts';
import { expectHeading, expectStep } from './screen.ts';
import { expectKitSent } from './shipping.ts';
import { notKnownOfOthers } from './survey.ts';

/** The steps of the journey, each by the keyboard alone: Tab, Space, Enter, the arrows, and letters. */

export async function signUpByKeyboard(page: Page, person: Person): Promise<void> {
  await type(page, page.getByLabel('First name'), person.firstName);
  await type(page, page.getByLabel('Last name'), person.lastName);
  await type(page, page.getByLabel('E-mail'), person.email);
  await type(page, page.getByLabel('Password', { exact: true }), person.password);
  await tick(page, 'I agree to the terms of service');
  await tick(page, 'I agree to the privacy notice');
  await enter(page, 'Create account');
}

export async function eligibilityByKeyboard(page: Page): Promise<void> {
  await expectStep(page, 'eligibility');
  await type(page, page.getByLabel('Month'), anAdult.month);
  await type(page, page.getByLabel('Day'), anAdult.day);
  await type(page, page.getByLabel('Year'), anAdult.year);
  await type(page, page.getByLabel('State or territory'), anAdult.state);
  await type(page, page.getByLabel('ZIP code'), anAdult.zip);
  await enter(page, 'Check if I can join');
}

export async function surveyByKeyboard(page: Page): Promise<void> {
  await expectStep(page, 'survey');
  await expectHeading(page, 'You can join');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await activate(page, page.getByRole('link', { name: 'Start my family history' }));
  await expectHeading(page, 'Family history');
  await pickAnswer(page, 'Your sex at birth', 'Female');
  await pickAnswer(page, 'Were you adopted?', 'No');
  await pickAnswer(page, /related to each other/, 'No');
  await pickAnswer(page, /^Have you had cancer/, 'No');
  await enter(page, 'Continue');
  await expectHeading(page, 'Where your family comes from');
  await pickAnswer(page, /Ashkenazi Jewish\?/, 'No');
  await enter(page, 'Continue');
  await expectHeading(page, 'How many are there?');
  await enter(page, 'I don’t know about the rest');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused();
  await enter(page, 'Continue');
  await expectHeading(page, 'Your relatives');
  await activate(page, page.getByRole('link', { name: /^Mother(?!’)/ }).last());
  await expectHeading(page, 'Mother');
  await type(page, page.getByLabel('What do you call this person?'), 'Mom');
  await pick(page, page.getByLabel('Yes, living'));
  await type(page, page.getByRole('group', { name: 'Age now' }).getByRole('textbox'), '71');
  await pickAnswer(page, /^Has this person had cancer/, 'Yes');
  await enter(page, /^Add Breast cancer/);
  await type(page, page.getByRole('group', { name: /^Age when it began/ }).getByRole('textbox'), '47');
  // Tab passes over the two questions that need no answer.
  await enter(page, 'Done, next: Father');
  await expectHeading(page, 'Father');
  await activate(page, page.getByRole('main').getByRole('link', { name: 'Back', exact: true }));
  await expectHeading(page, 'Your relatives');
  await activate(page, page.getByRole('link', { name: 'Continue', exact: true }).last());
  await expectHeading(page, 'Check your family history');
  await activate(page, notKnownOfOthers(page));
  await enter(page, 'Send my family history');
}

export async function healthByKeyboard(page: Page): Promise<void> {
  await expectStep(page, 'medical-history');
  await expectHeading(page, 'About you');
  await pickAnswer(page, /What sex were you assigned/, 'Female');
  await enter(page, 'Continue');
  await expectHeading(page, 'Cancer');
  await pickAnswer(page, /Has a doctor ever told you/, 'No');
  await enter(page, 'Continue');
  await expectHeading(page, 'Genetic testing');
  await pickAnswer(page, /bone marrow or stem cell transplant/, 'No');
  await enter(page, 'Continue');
  for (const group of ['Periods and pregnancy', 'Other health matters', 'Tobacco and alcohol']) {
    await expectHeading(page, group);
    await enter(page, 'Continue');
  }
  await expectHeading(page, 'Your background');
  await type(page, page.getByLabel(/Where in the world/), 'Norway and Peru');
  await enter(page, 'Continue');
  await expectHeading(page, 'Check your answers');
  await enter(page, 'Send my answers');
}

export async function releaseByKeyboard(page: Page, { firstName, lastName }: Person): Promise<void> {
  await expectStep(page, 'release-of-information');
  await pick(page, page.getByLabel('Share with someone I choose'));
  await enter(page, 'Continue');
  await expectHeading(page, 'Who may see your results?');
  await tick(page, 'Genetic test results');
  await type(page, page.getByLabel('Who may get it?'), 'Dr. Ana Ruiz, Riverside Clinic');
  await pick(page, page.getByLabel('My health care'));
  await enter(page, 'Continue');
  await expectHeading(page, 'Read it before you sign');
  await activate(page, page.getByRole('link', { name: 'Go on to sign' }));
  await expectHeading(page, 'Sign the form');
  const code = await readCode(page, (button) => activate(page, button));
  await type(page, page.getByLabel('Type the code that is in the PDF'), code);
  await tick(page, 'I opened the PDF, and I agree to sign on a screen.');
  await tick(page, 'I have read this form');
  await type(page, page.getByLabel('Type your full name to sign'), `${firstName} ${lastName}`);
  await enter(page, 'Sign this form');
}

export async function kitByKeyboard(page: Page): Promise<void> {
  await expectStep(page, 'request-genetic-test-kit');
  await tick(page, 'I have read this, my questions are answered');
  await enter(page, 'Continue');
  await expectHeading(page, 'Where should we send your kit?');
  await type(page, page.getByLabel('Street address'), '12 Maple Street');
  await type(page, page.getByLabel('City'), 'Chicago');
  await enter(page, 'Continue');
  await expectHeading(page, 'Check your order');
  await enter(page, 'Order my kit');
  await expectStep(page, 'shipping-genetic-test-kit');
  await expectKitSent(page);
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
  await enter(page, 'Continue');
}

export async function counselingByKeyboard(page: Page): Promise<void> {
  await expectStep(page, 'counseling');
  const goLater = () => enter(page, 'Later week');
  await pick(page, await findDay(page, 'journey by keyboard', { goLater }));
  await pick(page, times(page).first());
  await pick(page, page.getByRole('radio', { name: /^Video/ }));
  await type(page, page.getByLabel('What would you like to talk about?'), 'My mother');
  await enter(page, 'Book this visit');
}
