import type { Locator, Page } from '@playwright/test';
import type { JourneyStep } from '#domain/steps.ts';
import type { Database } from '../fixtures/database.ts';
import type { Member } from '../fixtures/member.ts';

/** What the faults need to know of a step. Each part begins on the page that the step opens with. */
export type StepCase = {
  step: JourneyStep;
  /** Where the member comes out once the step is done. */
  next: JourneyStep | 'dashboard';
  /** What is typed and not sent. A step without a form has none: it only has to stand there again. */
  draft?: {
    /** The way to the form, where the step opens with another page. */
    open?: (page: Page) => Promise<void>;
    /** What is typed into first: the form stands once this does. */
    field: (page: Page) => Locator;
    type: (page: Page) => Promise<void>;
    /** Waits until the page shows what was typed. */
    expectTyped: (page: Page) => Promise<void>;
    /** Whether a draft, as JSON, holds what was typed last. */
    isIn: (draft: string) => boolean;
    /** Whether the backend holds it. */
    isStored: (db: Database, member: Member) => Promise<boolean>;
  };
  /** Up to the button that sends it, from what `draft` has typed or a draft that is whole; `cell` counts the faults. */
  prepare: (page: Page, member: Member, cell: number) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** The request that makes the record. */
  record: { url: RegExp; isIt?: (body: string) => boolean };
  /** How many records of this step are stored. */
  count: (db: Database, member: Member) => Promise<number>;
  /** Where its reply was lost, the page finds out by itself that the record is stored, and shows it: `goOn` leads on from there. */
  findsRecord?: true;
  /** With the record stored and its reply never seen: on to the next step from the page that opens then. */
  goOn: (page: Page) => Promise<void>;
};
