import { eq } from 'drizzle-orm';
import { fullName } from '../../../domain/names.ts';
import { fill } from '../../../domain/words.ts';
import { carePlans, users } from '../../db/schema/index.ts';
import type { Kind } from '../entry.ts';
import { momentsOf } from '../moments.ts';
import { renderPdf } from '../pdf/render.ts';
import { documentTexts as texts } from '../texts.ts';

/** The care plans, each in the language in which it was written. */
export const carePlanDocuments: Kind = async ({ db, patientId, locale }) => {
  const rows = await db
    .select({ plan: carePlans, author: { first: users.first_name, last: users.last_name } })
    .from(carePlans)
    .innerJoin(users, eq(users.id, carePlans.author_id))
    .where(eq(carePlans.patient_id, patientId));
  return rows.map(({ plan, author }) => ({
    id: plan.id,
    kind: 'care-plan',
    title: fill(texts.plan, locale, { title: plan.title }),
    createdAt: plan.created_at,
    fileName: texts.planFile[locale],
    draw: () => {
      const moments = momentsOf(plan.locale);
      const name = fullName(author.first, author.last);
      const items = plan.items.map(({ what, who, timing, due_on }) => ({
        text: what,
        note: [who && texts[doers[who]][plan.locale], timing, due_on && moments.calendarDate(due_on)]
          .filter(Boolean)
          .join(' · '),
      }));
      return renderPdf({
        ...{ id: plan.id, locale: plan.locale, title: plan.title, createdAt: plan.created_at },
        subtitle: fill(texts.writtenBy, plan.locale, { name, moment: moments.time(plan.created_at) }),
        blocks: [
          { kind: 'paragraph', look: 'muted', text: texts.planLead[plan.locale] },
          { kind: 'list', items },
        ],
      });
    },
  }));
};

const doers = { patient: 'doneByYou', specialist: 'doneBySpecialist', doctor: 'doneByDoctor' } as const;
