import type { Locator, Page } from '@playwright/test';
import type { Member } from '#tests/browser/fixtures/member.ts';
import type { Requests } from '../../gate.ts';
import type { Scene } from '../../scene.ts';
import type { TypedText } from '../../typed.ts';

export type FormName =
  | 'eligibility'
  | 'eligibility on a slow line'
  | 'accepted eligibility'
  | 'kit'
  | 'ordered kit'
  | 'medical history'
  | 'release'
  | 'release form'
  | 'relative'
  | 'questions'
  | 'visit';

export type DraftForm = {
  record: string;
  /** What stands there at first, and what is typed, one after the other. */
  texts: readonly string[];
  /** The version that the backend holds at first. */
  version: number;
  open: (scene: Scene) => Promise<void>;
  /** Where it is opened anew. */
  address: string;
  /** The button that the page has on which it is typed, and which says whether it is saved. */
  button?: RegExp;
  /** Where it is typed. */
  field: (page: Page) => Locator;
  isStored?: (text: string) => NonNullable<TypedText['isStored']>;
  /** Another device of the member saves something else. */
  changeElsewhere: (member: Member, text: string) => Promise<void>;
  send: (scene: Scene) => Promise<void>;
  /** The heading of the page that comes after. */
  next: string | RegExp;
  requests: { save: Requests; read: Requests; record: Requests };
};

/** The requests that save, and read, the draft of a step’s form. */
export const drafted = (step: string) => {
  const url = new RegExp(`/api/v1/patients/[^/]+/drafts/${step}$`);
  return { save: { method: 'PUT', url }, read: { method: 'GET', url } };
};

const answers = /\/api\/v1\/questionnaires$/;
const sent = (body: string) => body.includes('"status":"completed"');
/** The same of answers, and the request that sends them. */
export const answersTo = (questionnaire: 'survey' | 'medical-history') => ({
  save: { method: 'POST', url: answers, isIt: (body: string) => !sent(body) },
  read: { method: 'GET', url: new RegExp(`/api/v1/patients/[^/]+/answers/${questionnaire}$`) },
  record: { method: 'POST', url: answers, isIt: sent },
});
