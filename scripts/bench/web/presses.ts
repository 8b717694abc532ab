import type { Locator, Page } from 'playwright-core';
import { paths } from '#domain/paths.ts';
import { stepPath } from '#domain/steps.ts';
import { phone } from './browser.ts';
import { newcomer, surveyed } from './people.ts';

/** Something that a member does, whose answer is measured in milliseconds, on a processor at a quarter of its speed. */
export interface Press {
  name: string;
  as: string;
  /** The address of the page on which it is done. */
  on: string;
  viewport?: { width: number; height: number };
  /** Whether the line is slow as well, and nothing is fetched ahead. */
  isSudden?: boolean;
  /** What is done before. */
  before?: (page: Page) => Promise<unknown>;
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** Which part of the page it changes; where it is missing, it leads to another page. */
  changes?: string;
  /** Within how many milliseconds what it is for stands; nothing where the line decides. */
  arrives?: number;
}

/** All presses show that they were heeded within this time. */
export const answersWithin = 100;

const survey = stepPath('survey');
const step = 200;
const redraw = 100;
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).last();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const tab = (name: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const openMenu = (page: Page) => page.getByRole('button', { name: /^Your account/ }).click();
const openRail = (page: Page) => page.getByRole('navigation', { name: 'Your eight steps' }).locator('summary').click();

export const presses: readonly Press[] = [
  {
    ...{ name: 'step 1 to step 2', as: newcomer, on: stepPath('welcome'), arrives: step },
    target: button('Begin'),
  },
  {
    ...{ name: 'survey: to the next page', as: surveyed, on: `${survey}you`, arrives: step },
    target: button('Continue'),
  },
  {
    ...{ name: 'survey: from 60 relatives to one', as: surveyed, on: `${survey}relatives`, arrives: step },
    target: link(/^Cousin 20/),
  },
  {
    ...{ name: 'survey: from 60 relatives to the check', as: surveyed, on: `${survey}relatives`, arrives: step },
    target: link('Continue'),
  },
  {
    ...{ name: 'survey: to the pedigree of 60', as: surveyed, on: `${survey}relatives`, arrives: step },
    target: link('See your family tree'),
  },
  {
    ...{ name: 'dashboard to the survey', as: 'finished', on: paths.dashboard, arrives: step },
    before: openRail,
    target: (page) => page.locator(`nav a[href="${survey}"]`).last(),
  },
  {
    ...{ name: 'dashboard to the summary', as: 'finished', on: paths.dashboard, arrives: step },
    target: tab('Summary and plan'),
  },
  {
    ...{ name: 'dashboard to the profile', as: 'finished', on: paths.dashboard, arrives: step },
    before: openMenu,
    target: (page) => page.getByRole('menuitem', { name: 'Profile' }),
  },
  {
    ...{ name: 'dashboard to the summary on a slow line', as: 'finished', on: paths.dashboard, isSudden: true },
    target: tab('Summary and plan'),
  },
  {
    ...{ name: 'the pedigree of 60 redraws', as: surveyed, on: `${survey}relatives`, arrives: redraw },
    viewport: { ...phone, width: 1280 },
    before: (page) => page.getByText('Answer for some of them at once').first().click(),
    target: button('All have died'),
    changes: 'svg:has(path[fill="#FFFFFF"])',
  },
];

/** Typing a name on the page of one of sixty relatives. */
export const typing = {
  ...{ name: 'survey: a key with 60 relatives', as: surveyed, on: `${survey}relatives` },
  before: (page: Page) => link(/^Cousin 20/)(page).click(),
  field: 'What do you call this person?',
  text: 'Marguerite',
  /** Milliseconds from the key to its frame. */
  most: 50,
} as const;
