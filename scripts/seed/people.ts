import { counselors } from '#domain/practice.ts';
import type { Authority } from '#domain/roles.ts';
import type { StateCode } from '#domain/states.ts';
import { stepFacts, type Step } from '#domain/steps.ts';
import type { Locale } from '#domain/words.ts';

/** An invented person of the demo. The id is fixed, so that a second start finds the same people. */
export type Person = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What the list of accounts says about them. */
  what: string;
};
export type StaffPerson = Person & { role: Exclude<Authority, 'member'> };
/** Where somebody’s way did not go straight. */
export type Detour = 'refused' | 'denied' | 'canceled' | 'sample-failed';
export type MemberPerson = Person & {
  step: Step;
  dateOfBirth: string;
  zip: string;
  sex: 'female' | 'male';
  detour?: Detour;
  /** Where they live; Illinois unless said. */
  state?: StateCode;
  partnerCode?: string;
  /** The language of what they sign; English unless said. */
  readsIn?: Locale;
  /** Whether they know nothing of their relatives, so that FHS-7 lacks answers. */
  knowsNoRelatives?: boolean;
};

/** Of all demo accounts. It guards nothing: they live in the emulator of this machine. */
export const demoPassword = 'novi-demo-2027';

export const staff: readonly StaffPerson[] = [
  ...counselors.map(({ firstName, lastName }, index) => ({
    ...person(
      index + 1,
      index === 0 ? 'specialist' : `specialist${index + 1}`,
      firstName,
      lastName,
      whatOfCounselor(index),
    ),
    role: 'specialist' as const,
  })),
  { ...person(3, 'nurse', 'Ruth', 'Delgado', 'a nurse, who works outside of this app'), role: 'nurse' },
  { ...person(4, 'admin', 'Henry', 'Vance', 'an admin, who works outside of this app'), role: 'admin' },
];

function whatOfCounselor(index: number): string {
  return index === 0 ? 'a specialist' : 'a second specialist';
}

/** The key of a person’s account at the provider, where the seed makes it. */
export const seededAccount = (personId: string) => `demo-${personId}`;

/** Whether an account was made by the seed, and not by its owner. */
export const isMadeBySeed = (account: string) => account.startsWith('demo-');

/** The account that the demo lab works with. */
export const nurseEmail = emailOf('nurse');

export const members: readonly MemberPerson[] = [
  member(11, 'welcome', 'Alice', 'Moreau', '1991-02-11', '60614'),
  member(12, 'eligibility', 'Noor', 'Haddad', '1990-04-12', '60601'),
  member(13, 'survey', 'Ben', 'Kowalski', '1978-09-30', '61602', 'male'),
  member(14, 'medical-history', 'Carmen', 'Ibarra', '1984-12-03', '62701'),
  member(15, 'release-of-information', 'Dev', 'Raman', '1988-06-21', '61820', 'male'),
  member(16, 'request-genetic-test-kit', 'Esther', 'Blum', '1969-01-17', '60201'),
  member(17, 'shipping-genetic-test-kit', 'Felix', 'Nguyen', '1993-08-08', '60505', 'male'),
  member(18, 'counseling', 'Grace', 'Thornton', '1975-05-26', '61101'),
  member(19, 'complete', 'Hana', 'Sorensen', '1982-10-14', '60657'),
];

/** Members whose way did not go straight, each at the step where that shows. */
export const detours: readonly MemberPerson[] = [
  {
    ...member(21, 'eligibility', 'Ivan', 'Petrov', '1986-03-03', '99501', 'male'),
    ...{ email: emailOf('refused'), what: 'a member who was told that they can’t join yet', detour: 'refused' },
  },
  {
    ...member(22, 'shipping-genetic-test-kit', 'Julia', 'Marsh', '1980-11-19', '60614'),
    ...{ email: emailOf('denied'), what: 'a member whose order was turned down', detour: 'denied' },
  },
  {
    ...member(23, 'shipping-genetic-test-kit', 'Kofi', 'Mensah', '1990-07-02', '60615', 'male'),
    ...{ email: emailOf('canceled'), what: 'a member whose order was canceled', detour: 'canceled' },
  },
  {
    ...member(24, 'shipping-genetic-test-kit', 'Lena', 'Fischer', '1973-02-25', '60616'),
    ...{ email: emailOf('sample'), what: 'a member whose first sample could not be read', detour: 'sample-failed' },
  },
  {
    ...member(25, 'request-genetic-test-kit', 'Mina', 'Aho', '1989-09-09', '99801'),
    ...{ email: emailOf('held'), what: 'a member whose order has to wait for a counselor with a license' },
    ...{ state: 'AK', partnerCode: 'PRAIRIE-2027' },
  },
];

/** Who can sign in to the demo, for the person at the keyboard. */
export const demoAccounts: readonly { email: string; password: string; what: string }[] = [
  ...members,
  ...detours,
  ...staff,
].map(({ email, what }) => ({ email, password: demoPassword, what }));

/** Somebody at a step, with an account that is called like it. */
export function member(
  number: number,
  step: Step,
  firstName: string,
  lastName: string,
  dateOfBirth: string,
  zip: string,
  sex: MemberPerson['sex'] = 'female',
): MemberPerson {
  return { ...person(number, accountOf(step), firstName, lastName, whatOf(step)), step, dateOfBirth, zip, sex };
}

/** The account is called like the step, in one short word. */
function accountOf(step: Step): string {
  const short: Partial<Record<Step, string>> = {
    'medical-history': 'health',
    'release-of-information': 'release',
    'request-genetic-test-kit': 'kit',
    'shipping-genetic-test-kit': 'shipping',
    complete: 'finished',
  };
  return short[step] ?? step;
}

function whatOf(step: Step): string {
  if (step === 'complete') return 'a member who has finished, with results and a plan';
  const title = stepFacts[step].title.en.replace(/\W+$/, '');
  return `a member at the step “${title}”`;
}

function person(number: number, account: string, firstName: string, lastName: string, what: string): Person {
  const id = `0de30000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return { id, email: emailOf(account), firstName, lastName, what };
}

function emailOf(account: string): string {
  return `${account}@novi.example`;
}
