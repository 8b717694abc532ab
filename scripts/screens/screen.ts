import type { Page } from 'playwright-core';

/** A page of which a picture is taken: whose demo account it is taken with (none: a visitor). */
export type Screen = {
  name: string;
  /** The part before the @ of the demo account's e-mail. */
  as?: string;
  path: string;
  /** What is done before the first picture of it, where the demo has not come so far; the address, where that has keys in it. */
  before?: (page: Page) => Promise<string | void>;
};

/** A picture of the guide. */
export type GuideScreen = Screen & {
  /** What stands on it, for docs/screens.md. */
  shows: string;
};
