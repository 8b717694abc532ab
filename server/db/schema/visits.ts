import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { visitStatuses } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';
import { key, moment, oneOf, times, version } from './columns.ts';
import { patients } from './patients.ts';
import { users } from './users.ts';

type Visit = components['schemas']['Visit'];

/** Times that specialists offer. Those of one specialist never overlap: an exclusion constraint in the migrations sees to it. */
export const slots = pgTable(
  'slots',
  {
    id: key(),
    specialist_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
  },
  (table) => [
    index('slots_start').on(table.starts_at),
    check('slots_in_order', sql`${table.ends_at} > ${table.starts_at}`),
  ],
);

const mediums = ['video', 'phone'] as const satisfies Visit['medium'][];

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
    medium: text({ enum: mediums }).notNull(),
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
    check('visits_medium', oneOf(table.medium, mediums)),
    check('visits_phone_for_calls', sql`${table.medium} <> 'phone' or ${table.phone} is not null`),
  ],
);
