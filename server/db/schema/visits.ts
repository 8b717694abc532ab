import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { visitMediums, visitStatuses, type VisitMedium } from '#domain/visits.ts';
import { LOCALES } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { key, moment, oneOf, times, version } from './columns.ts';
import { patients } from './patients.ts';
import { users } from './users.ts';

type VisitChange = components['schemas']['VisitChange'];

/**
 * What becomes of a slot. `offered`: whoever is first can have it. `kept`: outside of what its specialist offers now, and held by a
 * visit. `withdrawn`: outside, and held by nobody; it is there for the canceled visits that name it.
 */
const slotStates = ['offered', 'kept', 'withdrawn'] as const;

/**
 * Times of specialists. Those of one specialist never overlap, but for withdrawn ones: an exclusion constraint in the migrations
 * sees to it, and a trigger withdraws a kept one whose visit is called off or moved.
 */
export const slots = pgTable(
  'slots',
  {
    id: key(),
    specialist_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
    state: text({ enum: slotStates }).notNull().default('offered'),
    mediums: text()
      .array()
      .$type<VisitMedium[]>()
      .notNull()
      .default([...visitMediums]),
  },
  (table) => [
    index('slots_start')
      .on(table.starts_at)
      .where(sql`${table.state} = 'offered'`),
    index('slots_specialist').on(table.specialist_id, table.starts_at),
    check('slots_in_order', sql`${table.ends_at} > ${table.starts_at}`),
    check('slots_state', oneOf(table.state, slotStates)),
    check('slots_mediums', sql`cardinality(${table.mediums}) > 0 and ${table.mediums} <@ array['video', 'phone']`),
  ],
);

/** Counseling visits. The partial unique indexes are what keeps two people from one slot, and one person from two visits. */
export const visits = pgTable(
  'visits',
  {
    id: key(),
    patient_id: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    slot_id: uuid()
      .notNull()
      .references(() => slots.id),
    medium: text({ enum: visitMediums }).notNull(),
    phone: text(),
    video_url: text(),
    topic: text().notNull().default(''),
    status: text({ enum: visitStatuses }).notNull().default('SCHEDULED'),
    /** How often its time was changed or it was called off: the SEQUENCE by which calendars tell the newest file. */
    sequence: integer().notNull().default(0),
    /** When a later booking superseded this visit, whose time was over by then. Says nothing of whether it took place. */
    superseded_at: moment(),
    version: version(),
    ...times,
  },
  (table) => [
    uniqueIndex('visits_slot_held_once')
      .on(table.slot_id)
      .where(sql`${table.status} <> 'CANCELED'`),
    uniqueIndex('visits_one_ahead')
      .on(table.patient_id)
      .where(sql`${table.status} = 'SCHEDULED' and ${table.superseded_at} is null`),
    index('visits_patient').on(table.patient_id),
    check('visits_status', oneOf(table.status, visitStatuses)),
    check('visits_medium', oneOf(table.medium, visitMediums)),
    check('visits_phone_for_calls', sql`${table.medium} <> 'phone' or ${table.phone} is not null`),
  ],
);

/** What can be done with a visit. */
const visitEventKinds = ['booked', 'moved', 'canceled', 'completed', 'missed'] as const satisfies VisitChange['kind'][];
const visitActors = ['patient', 'care-team'] as const satisfies VisitChange['by'][];

/** Who did what with a visit, when and why: one row for its booking, and one for each change. */
export const visitEvents = pgTable(
  'visit_events',
  {
    id: key(),
    visit_id: uuid()
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    kind: text({ enum: visitEventKinds }).notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    by: text({ enum: visitActors }).notNull(),
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
    /** The language of the reason. */
    reason_locale: text().$type<VisitChange['reason_locale']>().notNull().default('en'),
    /** When the visit was to be from then on, and with whom. */
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
    specialist_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('visit_events_visit').on(table.visit_id, table.at),
    check('visit_events_kind', oneOf(table.kind, visitEventKinds)),
    check('visit_events_by', oneOf(table.by, visitActors)),
    check('visit_events_reason_locale', oneOf(table.reason_locale, LOCALES)),
  ],
);
