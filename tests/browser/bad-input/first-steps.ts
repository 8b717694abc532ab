import { anAdult, fillEligibility } from '../steps/eligibility.ts';
import { expectHeading, follow, press } from '../steps/screen.ts';
import { answerAboutMe, answerAboutYou, answerCondition } from '../steps/survey.ts';
import { group, openStep, radios, text, type Case } from './case.ts';

/** The forms up to the medical history. */
export const firstSteps: readonly Case[] = [
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
      [radios(page, 'Your sex at birth'), 'Say what your sex at birth was'],
      [radios(page, 'Were you adopted?'), 'Say whether you were adopted'],
      [radios(page, /related to each other/), 'Say whether your parents are related by blood'],
      [radios(page, /^Have you had cancer/), 'Answer this question. “I don’t know” is a good answer.'],
    ],
  },
  {
    form: 'family history, ancestry',
    open: async (page) => {
      await openStep(page, 'survey');
      await answerAboutYou(page);
      await press(page, 'Continue');
      await expectHeading(page, 'Where your family comes from');
    },
    mistake: async (page) => {
      const side = group(page, /^Your mother’s side/);
      await side.getByText('Choose where from').click();
      await side.getByRole('checkbox', { name: 'Another' }).check();
    },
    submit: 'Continue',
    problems: (page) => [
      [radios(page, /Ashkenazi Jewish\?/), 'Say whether a grandparent is or was Ashkenazi Jewish'],
      [text(page, 'Where does this side come from?'), 'Write where this side of your family comes from.'],
    ],
  },
  {
    form: 'family history, a relative',
    open: async (page) => {
      await openStep(page, 'survey');
      await answerAboutMe(page);
      await follow(page, /^Mother(?!’)/);
      await expectHeading(page, 'Mother');
    },
    mistake: async (page) => {
      await group(page, /^Age/).getByRole('textbox').fill('300');
      await answerCondition(page, 'Yes');
      await page.getByRole('button', { name: /^Add Another cancer/ }).click();
      await group(page, /^Age when it began/)
        .getByRole('combobox')
        .selectOption('I don’t know');
    },
    submit: 'Done, next: Father',
    problems: (page) => [
      [radios(page, 'Is this person alive?'), 'Say if this person is alive. “I don’t know” is a good answer'],
      [group(page, /^Age/).first(), 'Enter the age as a number from 0 to 130, or choose “I don’t know”'],
      [page.getByLabel('What was it?'), 'Write what it was.'],
    ],
    kept: { Age: '300' },
  },
  {
    form: 'medical history',
    open: async (page) => {
      await openStep(page, 'medical-history');
      // The pages before it are answered by the survey.
      await page.goto('/member/medical-history/questions/testing');
      await expectHeading(page, 'Genetic testing');
    },
    submit: 'Continue',
    problems: (page) => [
      [
        radios(page, /bone marrow or stem cell transplant/),
        'Please answer this question. “I don’t know” is fine.',
        'Have you had a bone marrow or stem cell transplant from another person? Please answer this question. “I don’t know” is fine.',
      ],
    ],
  },
];
