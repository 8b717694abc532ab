import { eq } from 'drizzle-orm';
import { dateFormat } from '#domain/formats.ts';
import { topicOf } from '#domain/messages.ts';
import { paths } from '#domain/paths.ts';
import { zoneName } from '#domain/time-zones.ts';
import { fill } from '#domain/words.ts';
import type { Queries } from '../../db/database.ts';
import { answers, slots, visits, type messages } from '../../db/schema/index.ts';
import { visitCalendar } from '../visits/visit-calendar.ts';
import { readVisit } from '../visits/visits.ts';
import { visitsOn } from './visits-on.ts';
import type { Letter } from './letter.ts';
import type { Recipient } from './recipient.ts';
import { stopPath, stopToken } from './stop-link.ts';
import { letterTexts, memberLetters, specialistLetters, type LetterWords } from './texts.ts';
import { isUnsent } from './unsent-answers.ts';

type Message = typeof messages.$inferSelect;

/** What an e-mail is made of besides its row. */
export type Sender = { origin: string; supportEmail: string };

export type Composed = {
  letter: Letter;
  /** The visit as a file for a calendar. */
  calendar?: { text: string; isCanceled: boolean };
};

/**
 * Makes an e-mail out of what the record says now. Undefined when it has nothing to say any more: the visit was moved or canceled
 * since, and another e-mail says so, no visit is left on that day, or nothing is missing any more.
 */
export async function compose(
  db: Queries,
  message: Message,
  recipient: Recipient,
  sender: Sender,
  now: Date,
): Promise<Composed | undefined> {
  if (message.kind === 'visits-today') return composeDay(db, message, recipient, sender, now);
  if (message.kind === 'answer-missing') {
    if ((await db.$count(answers, isUnsent(recipient.id))) === 0) return undefined;
  } else if (message.visit_id !== null) return composeVisit(db, message, recipient, sender, now);
  return { letter: letterOf(memberLetters[message.kind], message, recipient, sender) };
}

async function composeVisit(db: Queries, message: Message, recipient: Recipient, sender: Sender, now: Date) {
  const [found] = await db
    .select({ visit: visits, specialistId: slots.specialist_id })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(eq(visits.id, message.visit_id ?? ''));
  const [time] = await db
    .select()
    .from(slots)
    .where(eq(slots.id, message.slot_id ?? ''));
  if (!found || !time) return undefined;
  const isCanceled = message.kind === 'visit-canceled';
  const isBooked = found.visit.status === 'SCHEDULED';
  const isTheirs = isBooked && [found.visit.patient_id, found.specialistId].includes(recipient.id);
  const isAsQueued = isBooked && found.visit.slot_id === message.slot_id;
  if (isCanceled ? isTheirs : !isAsQueued) return undefined;
  if (message.kind === 'visit-reminder' && time.starts_at <= now) return undefined;

  const [starts_at, ends_at] = [time.starts_at.toISOString(), time.ends_at.toISOString()];
  const visit = { ...(await readVisit(db, found.visit.id)), starts_at, ends_at };
  const reader = recipient.id === visit.patient_id ? 'patient' : 'specialist';
  const words = (reader === 'patient' ? memberLetters : specialistLetters)[message.kind as 'visit-booked'];
  const { locale } = recipient;
  const { sequence, updated_at: changedAt } = found.visit;
  const shown = isCanceled ? ({ ...visit, status: 'CANCELED' } as const) : visit;
  const text = visitCalendar(shown, { sequence, changedAt }, locale, now, reader);
  const letter = letterOf(words, message, recipient, sender, { name: visit.specialist_name });
  const facts = [
    { label: fill(letterTexts.when, locale), value: whenOf(time, recipient) },
    { label: fill(letterTexts.how, locale), value: fill(letterTexts[visit.medium], locale) },
  ];
  return {
    letter: { ...letter, facts },
    // A reminder needs no file: it came with the booking.
    ...(message.kind !== 'visit-reminder' && { calendar: { text, isCanceled } }),
  };
}

async function composeDay(db: Queries, message: Message, recipient: Recipient, sender: Sender, now: Date) {
  const { locale, timeZone } = recipient;
  const booked = await visitsOn(db, recipient.id, message.on_day ?? '', timeZone, now);
  if (booked.length === 0) return undefined;
  const { time } = clockOf(recipient);
  const facts = booked.map(({ starts_at, ends_at, medium }) => ({
    label: fill(letterTexts.timesToday, locale, { start: time(starts_at), end: time(ends_at) }),
    value: fill(letterTexts[medium], locale),
  }));
  const zone = { label: fill(letterTexts.zone, locale), value: zoneName(locale, timeZone) };
  return {
    letter: { ...letterOf(specialistLetters['visits-today'], message, recipient, sender), facts: [...facts, zone] },
  };
}

function letterOf(
  words: LetterWords,
  { kind }: Message,
  { locale, link }: Recipient,
  { origin, supportEmail }: Sender,
  params: { name?: string } = {},
): Letter {
  const topic = topicOf[kind];
  const say = (text: LetterWords['subject']) => fill(text, locale, params);
  const note = topic === null ? letterTexts.always : letterTexts.why;
  return {
    ...{ locale, subject: say(words.subject), hello: say(letterTexts.hello), paragraphs: words.body.map(say) },
    facts: [],
    // The start of every role: the address says nothing of what waits there.
    action: { label: say(words.action), url: `${origin}${paths.login}` },
    notes: [say(note), fill(letterTexts.questions, locale, { email: supportEmail })],
    stop:
      topic === null
        ? undefined
        : { label: say(letterTexts.stop), url: `${origin}${stopPath}/${stopToken(link, topic)}` },
  };
}

function whenOf({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }, recipient: Recipient): string {
  const { day, time } = clockOf(recipient);
  const { locale, timeZone } = recipient;
  return fill(letterTexts.whenValue, locale, {
    ...{ day: day(starts_at), start: time(starts_at), end: time(ends_at) },
    zone: zoneName(locale, timeZone),
  });
}

function clockOf({ locale, timeZone }: Recipient) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormat(locale, { ...options, timeZone });
    return (moment: Date) => formatter.format(moment);
  };
  return {
    day: format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    time: format({ hour: 'numeric', minute: '2-digit' }),
  };
}
