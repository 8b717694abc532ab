import { isStateCode } from './states.ts';
import { zoneOf } from './time-zones.ts';

/** What e-mails are about that a person can switch off. Those about a visit always come. */
export const messageTopics = ['kit', 'news', 'day'] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** The e-mails that Novi sends. None says anything of health (texts: server/areas/messages/texts.ts). */
export const messageKinds = [
  'visit-booked',
  'visit-moved',
  'visit-canceled',
  'visit-reminder',
  'kit-on-its-way',
  'something-waits',
  'answer-missing',
  'visits-today',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What an e-mail is about, where its reader can switch that off. */
export const topicOf: Readonly<Record<MessageKind, MessageTopic | null>> = {
  'visit-booked': null,
  'visit-moved': null,
  'visit-canceled': null,
  'visit-reminder': null,
  'kit-on-its-way': 'kit',
  'something-waits': 'news',
  'answer-missing': 'news',
  'visits-today': 'day',
};

/** The clock that is shown to somebody of whom no other is known. Each e-mail names its time zone. */
const messageZone = 'America/New_York';

type Places = {
  /** The one that somebody chose for their e-mails. */
  chosen: string | null;
  /** That of a specialist's hours. */
  hoursZone?: string | null;
  /** The state where a patient lives. */
  state?: string | null;
};

/** The clock by which somebody is told times: the one that they chose, else that of their hours, else that of their state. */
export function zoneFor({ chosen, hoursZone: ofHours = null, state = null }: Places): string {
  return chosen ?? ofHours ?? (state !== null && isStateCode(state) ? zoneOf(state) : messageZone);
}
