import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '#domain/names.ts';
import { fill } from '#domain/words.ts';
import { carePlans, users } from '#server/db/schema/index.ts';
import type { PdfDocument } from '#server/pdf/model.ts';
import { documentDates } from '../dates.ts';
import { requireRow, type FindDocuments } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';

const { id, title, created_at } = carePlans;
const newer = alias(carePlans, 'newer');

/** The care plans, each in the language in which it was written. */
export const carePlanDocuments: FindDocuments = async ({ db, patientId, locale }, only) => {
  const rows = await db
    .select({ id, title, created_at })
    .from(carePlans)
    .where(and(eq(carePlans.patient_id, patientId), only === undefined ? undefined : eq(id, only)));
  return rows.map((row) => ({
    id: row.id,
    kind: 'care-plan',
    title: fill(texts.plan, locale, { title: row.title }),
    createdAt: row.created_at,
    fileName: texts.planFile[locale],
    read: async () => {
      const found = await db
        .select({
          ...{ plan: carePlans, replacedAt: newer.created_at },
          author: { first: users.first_name, last: users.last_name },
        })
        .from(carePlans)
        .innerJoin(users, eq(users.id, carePlans.author_id))
        .leftJoin(newer, eq(newer.replaces, carePlans.id))
        .where(eq(id, row.id));
      return { kind: 'document', document: planDocument(requireRow(found)) };
    },
  }));
};

type CarePlanRow = {
  plan: typeof carePlans.$inferSelect;
  /** When a newer plan took its place; null while it holds. */
  replacedAt: Date | null;
  author: { first: string; last: string };
};

function planDocument({ plan, replacedAt, author }: CarePlanRow): PdfDocument {
  const { locale, items, created_at: createdAt } = plan;
  const moments = documentDates(locale);
  const name = fullName(author.first, author.last);
  const replacedNote = (at: Date) => fill(texts.planReplaced, locale, { moment: moments.time(at) });
  return {
    ...{ id: plan.id, locale, title: plan.title, createdAt },
    subtitle: fill(texts.writtenBy, locale, { name, moment: moments.time(createdAt) }),
    blocks: [
      ...(replacedAt === null ? [] : [{ kind: 'paragraph' as const, text: replacedNote(replacedAt) }]),
      { kind: 'paragraph', look: 'muted', text: texts.planLead[locale] },
      {
        kind: 'list',
        items: items.map(({ what, who, timing, due_on }) => ({
          text: what,
          note: [who && texts[doers[who]][locale], timing, due_on && moments.calendarDate(due_on)]
            .filter(Boolean)
            .join(' · '),
        })),
      },
    ],
  };
}

const doers = { patient: 'doneByYou', specialist: 'doneBySpecialist', doctor: 'doneByDoctor' } as const;
