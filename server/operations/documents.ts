import { documentOf, documentsOf } from '../documents/documents.ts';
import type { Asked } from '../documents/entry.ts';
import { notFound } from '../errors.ts';
import type { Context, Handler } from '../operation.ts';

/** A patient's documents, newest first. */
export const listDocuments: Handler<'listDocuments'> = async ({ params }, context) => {
  const entries = await documentsOf(askedIn(params.patientId, context));
  const data = entries.map(({ id, kind, title, createdAt, ended }) => ({
    ...{ id, kind, title, media_type: 'application/pdf' as const },
    created_at: createdAt.toISOString(),
    ended: ended ?? null,
  }));
  return { status: 200, data };
};

/** A document as its file. Of another patient it is not there, whoever asks. */
export const getDocument: Handler<'getDocument'> = async ({ params }, context) => {
  const entry = await documentOf(askedIn(params.patientId, context), params.documentId);
  if (!entry) throw notFound();
  const bytes = await context.draw(await entry.read());
  const day = entry.createdAt.toISOString().slice(0, 10);
  return { status: 200, file: { type: 'application/pdf', name: `${entry.fileName}-${day}.pdf`, bytes } };
};

function askedIn(patientId: string, context: Context<'listDocuments'> | Context<'getDocument'>): Asked {
  const { db, caller, locale, now } = context;
  return { db, patientId, isOwn: caller.noviId === patientId, locale, now };
}
