import { randomInt } from 'node:crypto';
import { stale } from '../errors/errors.ts';
import { canonicalJson } from '../lib/canonical-json.ts';

/** How a kind of drafts is stored. The writes answer with no row where the version is another one. */
type DraftRows<Row> = {
  /** Stores the first version; where a draft is there already, nothing. */
  begin: (version: number) => Promise<Row[]>;
  /** Stores the next version after the one that was named. */
  change: (version: number) => Promise<Row[]>;
  read: () => Promise<Row[]>;
};

/**
 * Keeps what is typed. One statement decides between two tabs or devices: the version is part of its condition. What is kept
 * already in the same words is no conflict: the reply to it was lost.
 * @param ifMatch the version that was read; 0 where there was no draft
 * @returns the draft as it is kept, and whether this has changed it
 * @throws ApiError 412 `stale` when something else was kept since
 */
export async function keepDraft<Row extends { values: unknown }>(
  { begin, change, read }: DraftRows<Row>,
  { ifMatch, values }: { ifMatch: number; values: unknown },
): Promise<{ draft: Row; isChanged: boolean }> {
  const [stored] = ifMatch === 0 ? await begin(firstVersion()) : await change(ifMatch);
  if (stored) return { draft: stored, isChanged: true };
  const [kept] = await read();
  if (!kept || canonicalJson(kept.values) !== canonicalJson(values)) throw stale();
  return { draft: kept, isChanged: false };
}

/**
 * Anything but where the draft before began, which was sent or signed: what a device still holds of that one is no change of this
 * one, though as many were made.
 */
function firstVersion(): number {
  return randomInt(1, 100_000_000);
}
