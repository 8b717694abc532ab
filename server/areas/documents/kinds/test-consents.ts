import { and, eq } from 'drizzle-orm';
import { testConsentOf } from '#domain/test-consent.ts';
import { fill, type Locale } from '#domain/words.ts';
import { kits } from '#server/db/schema/index.ts';
import type { Block, PdfDocument } from '#server/pdf/model.ts';
import { documentDates } from '../dates.ts';
import type { FindDocuments } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';

const { id, consent_locale, consent_version, consented_at } = kits;
type Order = Pick<typeof kits.$inferSelect, 'id' | 'consent_locale' | 'consent_version' | 'consented_at'>;

/** What was agreed to before each test was ordered, in the words and the language in which it was read. */
export const testConsents: FindDocuments = async ({ db, patientId, locale }, only) => {
  const orders = await db
    .select({ id, consent_locale, consent_version, consented_at })
    .from(kits)
    .where(and(eq(kits.patient_id, patientId), only === undefined ? undefined : eq(id, only)));
  return orders.map((order) => ({
    id: order.id,
    kind: 'test-consent',
    title: texts.consent[locale],
    createdAt: order.consented_at,
    fileName: texts.consentFile[locale],
    read: () => Promise.resolve({ kind: 'document', document: consentDocument(order) }),
  }));
};

function consentDocument({ id, consent_locale: locale, consent_version: version, consented_at }: Order): PdfDocument {
  const moment = documentDates(locale).time(consented_at);
  return {
    ...{ id, locale, createdAt: consented_at, title: texts.consent[locale] },
    subtitle: fill(texts.agreedOn, locale, { moment }),
    blocks: [
      { kind: 'paragraph', look: 'muted', text: fill(texts.version, locale, { version }) },
      ...wordingOf(version, locale),
    ],
  };
}

/** The text of a version. One that is not in the code is not made up. */
function wordingOf(version: string, locale: Locale): Block[] {
  const consent = testConsentOf(version);
  if (!consent) return [{ kind: 'paragraph', text: texts.wordingElsewhere[locale] }];
  const parts = consent.parts.flatMap(({ title, text = [], points = [] }): Block[] => [
    { kind: 'heading', text: title[locale] },
    ...text.map((words): Block => ({ kind: 'paragraph', text: words[locale] })),
    ...(points.length > 0
      ? [{ kind: 'list', items: points.map((words) => ({ text: words[locale] })) } satisfies Block]
      : []),
  ]);
  return [
    ...parts,
    { kind: 'heading', text: texts.youAgreed[locale] },
    { kind: 'paragraph', look: 'strong', text: consent.consents[locale] },
  ];
}
