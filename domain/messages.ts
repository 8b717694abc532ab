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
export const messageZone = 'America/New_York';
