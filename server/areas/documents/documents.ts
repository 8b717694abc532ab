import { formatIsoDate } from '#domain/dates.ts';
import { notFound } from '../../errors/errors.ts';
import type { Context, Handler } from '../../contract/operation.ts';
import type { DocumentsQuery, DocumentEntry, FindDocuments } from './entry.ts';
import { carePlanDocuments } from './kinds/care-plans.ts';
import { medicalHistoryDocuments } from './kinds/medical-history.ts';
import { pedigrees } from './kinds/pedigrees.ts';
import { releases } from './kinds/releases.ts';
import { signingDisclosures } from './kinds/signing-disclosures.ts';
import { testConsents } from './kinds/test-consents.ts';
import { visitSummaryDocuments } from './kinds/visit-summaries.ts';

/** Where documents come from. Each is drawn from a record when it is asked for: docs/decisions/025. */
const ownKinds: readonly FindDocuments[] = [
  releases,
  testConsents,
  visitSummaryDocuments,
  carePlanDocuments,
  medicalHistoryDocuments,
  pedigrees,
];
const kinds: readonly FindDocuments[] = [...ownKinds, signingDisclosures];

/** The documents of a patient, newest first; what is the same for everybody stands last. */
export async function documentsOf(asked: DocumentsQuery): Promise<DocumentEntry[]> {
  const found = await Promise.all(ownKinds.map((kind) => kind(asked)));
  const own = found
    .flat()
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || compare(one, other));
  return [...own, ...(await signingDisclosures(asked))];
}

/** The document of a key, where the patient has such a one. One kind is asked after the other: keys tell their kind to nobody. */
export async function documentOf(asked: DocumentsQuery, id: string): Promise<DocumentEntry | undefined> {
  for (const kind of kinds) {
    const [entry] = await kind(asked, id);
    if (entry) return entry;
  }
  return undefined;
}

/** Those of the same moment stand in the same order each time. */
function compare(one: DocumentEntry, other: DocumentEntry): number {
  return one.id < other.id ? -1 : 1;
}

/** A patient's documents, newest first. */
export const listDocuments: Handler<'listDocuments'> = async ({ params }, context) => {
  const entries = await documentsOf(askedIn(params.patientId, context));
  const data = entries.map(({ id, kind, title, createdAt, isDayOnly, ended }) => ({
    ...{ id, kind, title, media_type: 'application/pdf' as const },
    created_at: createdAt.toISOString(),
    ...(isDayOnly && { created_on: formatIsoDate(createdAt) }),
    ended: ended ?? null,
  }));
  return { status: 200, data };
};

/** A document as its file. Of another patient it is not there, whoever asks. */
export const getDocument: Handler<'getDocument'> = async ({ params }, context) => {
  const entry = await documentOf(askedIn(params.patientId, context), params.documentId);
  if (!entry) throw notFound();
  const bytes = await context.draw(await entry.read());
  const name = `${entry.fileName}-${formatIsoDate(entry.createdAt)}.pdf`;
  return { status: 200, file: { type: 'application/pdf', name, bytes } };
};

function askedIn(patientId: string, context: Context<'listDocuments'> | Context<'getDocument'>): DocumentsQuery {
  const { db, caller, locale, now } = context;
  return { db, patientId, isOwn: caller.noviId === patientId, locale, now };
}
