import type { Relation, Side } from '#domain/family-history.ts';
import type { PagesEvent } from '../pages.ts';

/** The pages of the step, by their addresses. */
export const surveyPages = [
  'start',
  'you',
  'ancestry',
  'count',
  'relatives',
  'relative',
  'check',
  'tree',
  'ask',
] as const;
export type SurveyPage = (typeof surveyPages)[number];

/** Somebody who is only now added, as far as the press says who it is. `via`: the id of the relative through whom. */
export type AddedRelative = { relation: Relation; side?: Side | undefined; via?: string | undefined };

/** A page; where it is that of a relative, which one, and where it leads. */
export type SurveyDestination = {
  page: SurveyPage;
  relativeId?: string | undefined;
  /** The relative is only now added. */
  adding?: AddedRelative | undefined;
  /** The relative’s page was opened from the check, and leads back there instead of to the list. */
  isFromCheck?: boolean | undefined;
};

/** What decides which page stands, as the screen has read it. */
export type SurveyFacts = {
  /** Nothing has been answered so far. */
  isNew: boolean;
  /** All of the family history is sent. */
  isSent: boolean;
  /** The member was told a moment ago that they can join. */
  hasJustJoined: boolean;
  /** The page on which the member was last, in this tab. */
  last: SurveyDestination;
};

export type SurveyContext = SurveyFacts & {
  /** The page that the member wants to see. */
  wanted: SurveyDestination;
  /** The relative with whom the member was done a moment ago, and from whose page they come back to the list. */
  cameFrom: string | undefined;
};

export type SurveyEvent =
  | PagesEvent<SurveyFacts, SurveyDestination>
  /** The member goes on to the next page. */
  | { type: 'page.done' }
  /** A page for somebody new, from the list or right after another one. `relativeId`: the id that they get. */
  | { type: 'relative.added'; relativeId: string; adding: AddedRelative }
  /** The member is done with a relative. `next`: the relative to whom they go on; without one, back to where they came from. */
  | { type: 'relative.done'; next: string | undefined }
  /** The relative is taken out of the family history. */
  | { type: 'relative.removed' }
  /** The relative of the address is not in the family history. */
  | { type: 'relative.missing' }
  /** The member leaves the survey for now, with all that was typed saved. */
  | { type: 'pause.requested' };
