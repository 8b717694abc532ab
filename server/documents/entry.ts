import { createHash } from 'node:crypto';
import type { Locale } from '../../domain/words.ts';
import type { Database } from '../db/database.ts';
import type { Data } from '../operation.ts';

type DocumentKind = Data<'listDocuments'>[number]['kind'];

/** A document of a patient: what the list tells of it, and what is drawn when it is asked for. */
export type Entry = {
  id: string;
  kind: DocumentKind;
  title: string;
  createdAt: Date;
  ended?: 'EXPIRED' | 'REVOKED' | undefined;
  /** What its file is called, without the ending: no health data, since downloads are seen by others. */
  fileName: string;
  draw: () => Promise<Buffer>;
};

/** For whom documents are told, and when. */
export type Asked = { db: Database; patientId: string; locale: Locale; now: Date };

/** Finds the documents of one kind. */
export type Kind = (asked: Asked) => Promise<Entry[]>;

/** A key for a document whose record has none of its own: the same for the same names (a UUID of version 8, RFC 9562). */
export function idFor(...names: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
