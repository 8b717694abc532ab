import { createHash } from 'node:crypto';
import type { Locale } from '#domain/words.ts';
import { notFound } from '../../errors/errors.ts';
import type { Data } from '../../contract/operation.ts';
import type { Database } from '../../db/database.ts';
import type { Drawable } from '../../pdf/drawable.ts';

type DocumentKind = Data<'listDocuments'>[number]['kind'];

/** A document of a patient: what the list tells of it, and how its matter is read once it is asked for. */
export type DocumentEntry = {
  id: string;
  kind: DocumentKind;
  title: string;
  createdAt: Date;
  /** `createdAt` is a day of the calendar, at its beginning in UTC: no time of day is known. */
  isDayOnly?: true;
  ended?: 'EXPIRED' | 'REVOKED' | undefined;
  /** What its file is called, without the ending: no health data, since downloads are seen by others. */
  fileName: string;
  read: () => Promise<Drawable>;
};

/** For whom documents are told, and when. */
export type DocumentsQuery = {
  db: Database;
  patientId: string;
  /** Whether the patient themself asks. */
  isOwn: boolean;
  locale: Locale;
  now: Date;
};

/** Finds the documents of one kind, or the one of a key. It reads what the list tells, and nothing that is drawn. */
export type FindDocuments = (asked: DocumentsQuery, only?: string) => Promise<DocumentEntry[]>;

/** A key for a document whose record has none of its own: the same for the same names (a UUID of version 8, RFC 9562). */
export function stableUuid(...names: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The row of a key that was there a moment ago. An account that closes meanwhile can have taken it. */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw notFound();
  return row;
}
